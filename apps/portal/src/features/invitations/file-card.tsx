import { Button, FileInput } from '@mantine/core';
import type { InvitationFileReply } from '@stromwandel/api-spec';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../product/desk/file-page.module.css';

interface FileCardProps {
  /** Whether the people of a file are being sent: another file would break that off. */
  readonly locked: boolean;
  /** Receives the content of the file; undefined until a file is checked. */
  readonly onChecked: (file: InvitationFileReply | undefined) => void;
}

/** Takes a file and has it checked. */
export function FileCard({ locked, onChecked }: FileCardProps) {
  const { t } = useTranslation('invitations');
  const [file, setFile] = useState<File | null>(null);
  const forget = useRef<() => void>(null);
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
          resetRef={forget}
          onChange={(chosen) => {
            setFile(chosen);
            check.reset();
            onChecked(undefined);
            // Browsers report the choice of the same file again only after a reset, and the person may have corrected it.
            forget.current?.();
          }}
          disabled={check.isPending || locked}
          clearable
          clearButtonProps={{ 'aria-label': t('file.clear') }}
        />
        <Button
          type="submit"
          disabled={file === null || locked}
          loading={check.isPending}
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('file.check')}
        </Button>
      </form>
      {check.isError && <FailureNotice failure={check.error} />}
    </SectionCard>
  );
}
