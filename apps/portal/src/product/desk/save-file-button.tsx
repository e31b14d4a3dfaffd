import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useProblemText } from '../../api/use-problem-text.ts';
import { usePressedMutation } from '../../api/use-pressed-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { saveBytes } from './save-bytes.ts';

interface FileReply {
  readonly name: string;
  readonly mediaType: string;
  readonly contentBase64: string;
}

interface SaveFileButtonProps<File extends FileReply> {
  readonly load: () => Promise<File>;
  /** What a message says of a failure. */
  readonly failed: (reason: string) => string;
  /** Called once the file is saved. */
  readonly onSaved?: (file: File) => void;
  readonly children: ReactNode;
}

/** Loads a file that the server has written, and saves it. */
export function SaveFileButton<File extends FileReply>({
  load,
  failed,
  onSaved,
  children,
}: SaveFileButtonProps<File>) {
  const toast = useToast('desk');
  const problemText = useProblemText();
  const download = usePressedMutation({
    mutationFn: async () => {
      const file = await load();
      saveBytes(file.contentBase64, file.name, file.mediaType);
      onSaved?.(file);
    },
    onError: (error) => toast('error', failed(problemText(error))),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => download.mutate()}
      loading={download.isPending}
    >
      {children}
    </Button>
  );
}
