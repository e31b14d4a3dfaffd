import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './payroll-files.module.css';
import { useFileDownload } from './use-file-download.ts';

type KeptFile = ReplyOf<'listPayrollFiles'>[number];

/** The files that were made, as they were made. */
export function PayrollFiles() {
  const { t } = useTranslation(['payroll', 'app']);
  const files = useApiQuery('listPayrollFiles', {});
  return (
    <SectionCard title={t('payroll:files.title')} description={t('payroll:files.description')}>
      <LoadState
        query={files}
        failed={t('payroll:files.failed')}
        label={t('payroll:files.loading')}
        skeleton={<Skeleton height={80} radius={18} />}
      >
        {(loaded) => <FileList files={loaded} />}
      </LoadState>
    </SectionCard>
  );
}

function FileList({ files }: { readonly files: readonly KeptFile[] }) {
  const { t } = useTranslation('payroll');
  const { dateTime, euroCents, month } = useFormat();
  const download = useFileDownload();
  if (files.length === 0) return <p className={classes['quiet']}>{t('files.none')}</p>;
  return (
    <>
      {download.failure !== null && <FailureNotice failure={download.failure} />}
      <ul>
        {files.map((file) => (
          <li key={file.id} className={classes['file']}>
            <div>
              <strong>{month(file.month)}</strong>
              <p className={classes['quiet']}>
                {t('files.facts', {
                  format: t(`formats.${file.format}`),
                  count: file.bookings,
                  amount: euroCents(file.grossReductionCents),
                  at: dateTime(file.createdAt),
                })}
              </p>
            </div>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
              loading={download.loadingId === file.id}
              onClick={() => void download.start(file.id)}
            >
              {t('files.download')}
              <VisuallyHidden component="span"> {file.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
