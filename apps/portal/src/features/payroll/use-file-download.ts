import { useState } from 'react';
import { useApiCall } from '../../api/api-context.ts';
import { failureOf, type Failure } from '../../api/failure-notice.tsx';
import { saveBytes } from '../../product/desk/save-bytes.ts';

/** Loads a kept file and saves it; says why when that fails. */
export function useFileDownload() {
  const call = useApiCall();
  const [loadingId, setLoadingId] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
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
        setFailure(failureOf(error));
      } finally {
        setLoadingId(null);
      }
    },
  };
}
