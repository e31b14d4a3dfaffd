import { Button, FileInput } from '@mantine/core';
import { readWearFile, type WearFileRefusal, type WearRow } from '@stromwandel/leasing';
import type { Result } from '@stromwandel/kernel';
import { useState } from 'react';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from '../../product/desk/file-page.module.css';
import { WearTable } from './wear-table.tsx';

/** Reads a file in this browser, shows its rows, and publishes them. */
export function PublishCatalogue({ version }: { readonly version: number }) {
  const { t } = useTranslation('selfCheck');
  const toast = useToast('desk');
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<Result<WearRow[], WearFileRefusal> | null>(null);
  const publish = useApiMutation('publishWearCatalogue', {
    outdates: ['getWearCatalogue'],
    onSuccess: () => toast('success', t('catalogue.publish.done', { version })),
  });
  async function choose(chosen: File | null) {
    setFile(chosen);
    publish.reset();
    setRead(chosen === null ? null : readWearFile(await chosen.text()));
  }
  return (
    <SectionCard title={t('catalogue.publish.title')} description={t('catalogue.publish.description')}>
      <div className={classes['stack']}>
        <FileInput
          className={classes['file'] ?? ''}
          label={t('catalogue.publish.file')}
          placeholder={t('catalogue.publish.choose')}
          accept=".csv,.txt,.tsv,text/csv"
          value={file}
          onChange={(chosen) => void choose(chosen)}
          clearable
          clearButtonProps={{ 'aria-label': t('catalogue.publish.clear') }}
        />
        {read?.ok === false && <Unreadable refusal={read.error} />}
        {publish.error !== null && (
          <FailureNotice title={t('catalogue.publish.failed')} failure={publish.error} />
        )}
        {read?.ok === true && (
          <>
            <p aria-live="polite">
              {t('catalogue.publish.preview', {
                count: read.value.length,
                accepted: read.value.filter(({ loss }) => loss === null).length,
              })}
            </p>
            <WearTable rows={read.value} />
            <div>
              <Button
                loading={publish.isPending}
                onClick={() => publish.mutate({ body: { version, rows: read.value } })}
              >
                {t('catalogue.publish.press', { version })}
              </Button>
            </div>
          </>
        )}
      </div>
    </SectionCard>
  );
}

function Unreadable({ refusal }: { readonly refusal: WearFileRefusal }) {
  const { t } = useTranslation('selfCheck');
  const text = (() => {
    switch (refusal.code) {
      case 'COLUMNS_MISSING':
        return t('catalogue.publish.columns', { columns: refusal.columns.join(', ') });
      case 'CELL_WRONG':
        return t('catalogue.publish.cell', { line: refusal.line, column: refusal.column });
      case 'NO_ROWS':
        return t('catalogue.publish.empty');
    }
  })();
  return <Notice tone="danger" role="alert" title={text} />;
}
