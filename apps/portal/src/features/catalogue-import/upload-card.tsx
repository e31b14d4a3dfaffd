import { Button, FileInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../product/desk/file-page.module.css';

const POLL_MILLISECONDS = 1_000;

/** Sends a file; while it is read, tells how far it has come. */
export function UploadCard({ onRead }: { readonly onRead: (importId: number) => void }) {
  const { t } = useTranslation('carImport');
  const [file, setFile] = useState<File | null>(null);
  const forget = useRef<() => void>(null);
  const upload = useApiMutation('uploadCatalogue', { outdates: ['listCatalogueImports'] });
  return (
    <SectionCard title={t('upload.title')} description={t('upload.description')}>
      <form
        className={classes['row']}
        aria-label={t('upload.title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (file === null) return;
          upload.mutate(
            { query: { file: file.name.slice(0, 200) }, upload: file },
            { onSuccess: ({ id }) => onRead(id) },
          );
        }}
      >
        <FileInput
          className={classes['file'] ?? ''}
          label={t('upload.file')}
          placeholder={t('upload.choose')}
          accept=".csv,.txt,.tsv,.json,text/csv,application/json"
          value={file}
          resetRef={forget}
          onChange={(chosen) => {
            setFile(chosen);
            upload.reset();
            // Browsers report the choice of the same file again only after a reset, and the person may have corrected it.
            forget.current?.();
          }}
          disabled={upload.isPending}
          clearable
          clearButtonProps={{ 'aria-label': t('upload.clear') }}
        />
        <Button
          type="submit"
          disabled={file === null}
          loading={upload.isPending}
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('upload.check')}
        </Button>
      </form>
      {upload.isPending && file !== null && <Reading size={file.size} />}
      {upload.isError && <FailureNotice failure={upload.error} />}
    </SectionCard>
  );
}

/** The newest import that is being read is the one that was just sent. */
function Reading({ size }: { readonly size: number }) {
  const { t } = useTranslation('carImport');
  const { number } = useFormat();
  const imports = useApiQuery('listCatalogueImports', {}, { refetchInterval: POLL_MILLISECONDS });
  const current = imports.data?.find(({ state }) => state === 'READING');
  const percent = Math.min(100, Math.round(((current?.bytes ?? 0) / Math.max(size, 1)) * 100));
  return (
    <div>
      <ProgressBar percent={percent} label={t('upload.progress')} />
      <p className={classes['quiet']}>{t('upload.read', { cars: number(current?.cars ?? 0), percent })}</p>
    </div>
  );
}
