import { useState } from 'react';
import { useApiCall } from '../../api/api-context.ts';
import { useProblemText } from '../../api/use-problem-text.ts';

/** Hands bytes over as a file to save. */
function saveBytes(contentBase64: string, fileName: string, type: string): void {
  const bytes = Uint8Array.from(atob(contentBase64), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Loads a kept file and saves it; says why when that fails. */
export function useFileDownload() {
  const call = useApiCall();
  const problemText = useProblemText();
  const [loadingId, setLoadingId] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    loadingId,
    failure,
    async start(fileId: number): Promise<void> {
      setLoadingId(fileId);
      setFailure(null);
      try {
        const file = await call('getPayrollFile', { params: { fileId: String(fileId) } });
        saveBytes(file.contentBase64, file.name, file.mediaType);
      } catch (error) {
        setFailure(problemText(error));
      } finally {
        setLoadingId(null);
      }
    },
  };
}
