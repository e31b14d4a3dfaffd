import { Button, FileInput } from '@mantine/core';
import type { InvitationFileReply } from '@stromwandel/api-spec';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../desk/file-page.module.css';

interface FileCardProps {
  /** Given what stands in the file; nothing while there is none that was checked. */
  readonly onChecked: (file: InvitationFileReply | undefined) => void;
}

/** Takes a file and has it checked. */
export function FileCard({ onChecked }: FileCardProps) {
  const { t } = useTranslation('invitations');
  const problemText = useProblemText();
  const [file, setFile] = useState<File | null>(null);
  const check = useApiMutation('checkInvitations', { onSuccess: onChecked });
  return (
    <SectionCard title={t('file.title')} description={t('file.description')}>
      <form
        className={classes['row']}
        aria-label={t('file.title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (file === null) return;
          // Browsers call the same file differently, by what is installed.
          check.mutate({ upload: new Blob([file], { type: 'text/csv' }) });
        }}
      >
        <FileInput
          className={classes['file'] ?? ''}
          label={t('file.file')}
          placeholder={t('file.choose')}
          accept=".csv,.txt,.tsv,text/csv"
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            check.reset();
            onChecked(undefined);
          }}
          disabled={check.isPending}
          clearable
          clearButtonProps={{ 'aria-label': t('file.clear') }}
        />
        <Button
          type="submit"
          disabled={file === null}
          loading={check.isPending}
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('file.check')}
        </Button>
      </form>
      {check.isError && (
        <Notice tone="danger" role="alert">
          {problemText(check.error)}
        </Notice>
      )}
    </SectionCard>
  );
}
