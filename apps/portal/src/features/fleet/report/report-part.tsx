import { Button } from '@mantine/core';
import { useState } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../product/desk/confirm-dialog.tsx';
import { REPORT_READS, type EndReport } from '../../../product/end-report/end-report.ts';
import { PositionFacts } from '../../../product/end-report/position-facts.tsx';
import { ReportFileButton } from '../../../product/end-report/report-file-button.tsx';
import { SettlementFacts } from '../../../product/end-report/settlement-facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { ProviderLease } from '../fleet-lease.ts';
import { DecisionForm } from './decision-form.tsx';
import { SettleForm } from './settle-form.tsx';
import { UploadForm } from './upload-form.tsx';
import classes from '../fleet.module.css';

/** Report, objections, settlement and the end of the account, for the provider. */
export function ReportPart({ lease }: { readonly lease: ProviderLease }) {
  const { t } = useTranslation('report');
  const params = { leaseId: String(lease.id) };
  const report = useApiQuery('getEndReport', { params }, { refetchOnWindowFocus: false });
  return (
    <LoadState query={report} failed={t('failed')} label={t('loading')}>
      {(loaded) => (
        <>
          <ReportState lease={lease} report={loaded} />
          {lease.allowedCommands.includes('CLOSE') && <CloseActions report={loaded} />}
        </>
      )}
    </LoadState>
  );
}

interface ReportProps {
  readonly lease: ProviderLease;
  readonly report: EndReport;
}

const isAnswered = ({ positions }: EndReport) =>
  positions.some(
    ({ state, objection, decision }) => state === 'ACCEPTED' || objection !== null || decision !== null,
  );

function ReportState({ lease, report }: ReportProps) {
  const { t } = useTranslation('report');
  const { date } = useFormat();
  const { stage, answerUntil, dueOn } = report;
  const canUpload = lease.state === 'RETURNED' && stage !== 'SETTLED' && !isAnswered(report);
  return (
    <>
      {stage !== null && (
        <Notice
          tone="info"
          title={t(`desk.stages.${stage}`, { date: answerUntil === null ? '' : date(answerUntil) })}
        />
      )}
      {canUpload && (
        <SectionCard
          title={t(stage === null ? 'desk.upload' : 'desk.replace')}
          description={dueOn === null ? '' : t('desk.dueOn', { date: date(dueOn) })}
        >
          <UploadForm report={report} />
        </SectionCard>
      )}
      {stage !== null && (
        <>
          <div>
            <ReportFileButton leaseId={report.leaseId} />
          </div>
          {report.positions.map((position) => (
            <SectionCard
              key={position.number}
              title={t('position', { number: position.number, part: position.part })}
            >
              <div className={classes['form']}>
                <PositionFacts report={report} position={position} />
                <DecisionForm report={report} position={position} />
              </div>
            </SectionCard>
          ))}
          <SectionCard title={t('settlement.title')}>
            <div className={classes['form']}>
              <SettlementFacts report={report} />
              {stage === 'TO_SETTLE' && <SettleForm leaseId={report.leaseId} />}
            </div>
          </SectionCard>
        </>
      )}
    </>
  );
}

/** Ends the account: paid, or without a claim. */
function CloseActions({ report: { leaseId, stage } }: { readonly report: EndReport }) {
  const { t } = useTranslation('report');
  const [asked, setAsked] = useState<'PAID' | 'WAIVED' | null>(null);
  const close = useApiMutation('closeLease', { outdates: REPORT_READS });
  const params = { leaseId: String(leaseId) };
  const label = asked === null ? '' : t(`desk.close.${asked}`);
  return (
    <SectionCard title={t('desk.close.title')}>
      <div className={classes['form']}>
        {close.error !== null && <FailureNotice title={t('desk.close.failed')} failure={close.error} />}
        <div className={classes['buttons']}>
          {stage === 'SETTLED' && <Button onClick={() => setAsked('PAID')}>{t('desk.close.PAID')}</Button>}
          <Button variant="default" onClick={() => setAsked('WAIVED')}>
            {t('desk.close.WAIVED')}
          </Button>
        </div>
        <ConfirmDialog
          title={label}
          action={label}
          opened={asked !== null}
          onClose={() => setAsked(null)}
          onConfirm={() => asked !== null && close.mutate({ params, body: { outcome: asked } })}
        >
          {t('desk.close.ask')}
        </ConfirmDialog>
      </div>
    </SectionCard>
  );
}
