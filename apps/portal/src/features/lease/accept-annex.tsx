import { Button } from '@mantine/core';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PdfView } from '../../product/document-viewer/pdf-view.tsx';
import classes from './package.module.css';

interface AcceptAnnexProps {
  readonly leaseId: number;
  readonly changeId: number;
  /** Of the annex. */
  readonly name: string;
  readonly isSending: boolean;
  /** Why the last acceptance was refused. */
  readonly failure: Error | null;
  readonly onAccept: () => void;
}

/** The text of an annex, and its acceptance in text form. Nothing can be accepted before the text is there. */
export function AcceptAnnex({ leaseId, changeId, name, isSending, failure, onAccept }: AcceptAnnexProps) {
  const { t } = useTranslation('lease');
  const params = { leaseId: String(leaseId), changeId: String(changeId) };
  const annex = useApiQuery('getPackageAnnex', { params }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <div className={classes['card']}>
      <LoadState query={annex} failed={t('package.textForm.notShown')} label={t('package.textForm.loading')}>
        {(content) => <PdfView content={content} name={name} />}
      </LoadState>
      {failure !== null && <FailureNotice title={t('package.textForm.failed')} failure={failure} />}
      <p>{t('package.textForm.meaning')}</p>
      <Button
        className={classes['open']}
        disabled={annex.data === undefined}
        loading={isSending}
        onClick={onAccept}
      >
        {t('package.textForm.accept')}
      </Button>
    </div>
  );
}
