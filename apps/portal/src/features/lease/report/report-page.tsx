import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NotFound } from '../../../layout/not-found.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useToday } from '../../../product-clock/product-clock-context.ts';
import { REPORT_READS, type EndReport, type Position } from '../../../product/end-report/end-report.ts';
import { PositionFacts } from '../../../product/end-report/position-facts.tsx';
import { ReportFileButton } from '../../../product/end-report/report-file-button.tsx';
import { SettlementFacts } from '../../../product/end-report/settlement-facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ObjectionForm } from './objection-form.tsx';
import parts from '../car-part.module.css';

/** The report about the own returned car: each position is accepted, or objected to. */
export default function ReportPage() {
  const { t } = useTranslation(['report', 'app']);
  const { leaseId = '' } = useParams();
  const report = useApiQuery('getEndReport', { params: { leaseId } }, { refetchOnWindowFocus: false });
  return (
    <>
      <title>{t('app:pageTitle', { page: t('report:title') })}</title>
      <PageTitle title={t('report:title')} />
      <div className={parts['frame']}>
        <Link to={`${paths.car()}?lease=${leaseId}`} className={parts['back']}>
          {t('report:back')}
        </Link>
        <LoadState
          query={report}
          failed={t('report:failed')}
          label={t('report:loading')}
          missing={<NotFound />}
        >
          {(loaded) => <OwnReport report={loaded} />}
        </LoadState>
      </div>
    </>
  );
}

function OwnReport({ report }: { readonly report: EndReport }) {
  const { t } = useTranslation('report');
  if (report.stage === null) return <Awaited report={report} />;
  return (
    <>
      <StageNotice report={report} />
      <div className={parts['buttons']}>
        <ReportFileButton leaseId={report.leaseId} />
      </div>
      {report.positions.length === 0 && <p>{t('noPositions')}</p>}
      {report.positions.map((position) => (
        <SectionCard
          key={position.number}
          title={t('position', { number: position.number, part: position.part })}
        >
          <div className={parts['form']}>
            <PositionFacts report={report} position={position} />
            <AnswerButtons report={report} position={position} />
          </div>
        </SectionCard>
      ))}
      {report.arbitrationBody !== null && (
        <Notice tone="neutral" title={t('arbitration.title')}>
          {t('arbitration.text', { body: report.arbitrationBody })}
        </Notice>
      )}
      <SectionCard title={t('settlement.title')}>
        <SettlementFacts report={report} />
      </SectionCard>
    </>
  );
}

/** There is no report yet: until when, and who acts. */
function Awaited({ report: { dueOn } }: { readonly report: EndReport }) {
  const { t } = useTranslation('report');
  const { date } = useFormat();
  const today = useToday();
  if (dueOn === null) return <Notice tone="neutral" title={t('notReturned')} />;
  const isLate = dueOn < today;
  return (
    <Notice tone="info" title={t(isLate ? 'late.title' : 'awaited.title')}>
      {t(isLate ? 'late.text' : 'awaited.text', { date: date(dueOn) })}
    </Notice>
  );
}

function StageNotice({ report: { stage, answerUntil } }: { readonly report: EndReport }) {
  const { t } = useTranslation('report');
  const { date } = useFormat();
  if (stage === null) return null;
  return (
    <Notice tone={stage === 'TO_ANSWER' ? 'copper' : 'info'} title={t(`stages.${stage}.title`)}>
      {t(`stages.${stage}.text`, { date: answerUntil === null ? '' : date(answerUntil) })}
    </Notice>
  );
}

interface AnswerProps {
  readonly report: EndReport;
  readonly position: Position;
}

const ANSWERABLE = new Set<Position['state']>(['OPEN', 'ACCEPTED', 'OBJECTED']);

function AnswerButtons({ report, position }: AnswerProps) {
  const { t } = useTranslation('report');
  const today = useToday();
  const [isObjecting, setIsObjecting] = useState(false);
  const answer = useApiMutation('answerPosition', { outdates: REPORT_READS });
  const { leaseId, stage, answerUntil } = report;
  const isOver = stage === 'SETTLED' || answerUntil === null || today > answerUntil;
  if (isOver || !ANSWERABLE.has(position.state)) return null;
  const params = { leaseId: String(leaseId), position: String(position.number) };
  if (isObjecting) {
    return <ObjectionForm report={report} position={position} onDone={() => setIsObjecting(false)} />;
  }
  return (
    <>
      {answer.error !== null && <FailureNotice title={t('answerFailed')} failure={answer.error} />}
      <div className={parts['buttons']}>
        {position.state !== 'ACCEPTED' && (
          <Button
            loading={answer.isPending}
            onClick={() => answer.mutate({ params, body: { answer: 'ACCEPT' } })}
          >
            {t('accept')}
          </Button>
        )}
        <Button variant="default" onClick={() => setIsObjecting(true)}>
          {t(position.state === 'OBJECTED' ? 'changeObjection' : 'object')}
        </Button>
      </div>
    </>
  );
}
