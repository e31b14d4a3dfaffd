import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OrderTimelineReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EndNote, tellsChanges } from './end-note.tsx';
import { endReasonWords } from './end-reason-text.ts';
import { sideName, waitingSide, type TimelineReader } from './timeline-reader.ts';
import classes from './order-timeline.module.css';

interface TimelineProps {
  readonly timeline: OrderTimelineReply;
  readonly reader: TimelineReader;
}

/** What has to be done now; behind the manufacturer the stage says more than the step. */
function nextStep({ stage, stepType }: OrderTimelineReply, t: Translate<'timeline'>): string {
  switch (stepType) {
    case 'CONFIRM_SUMMARY':
    case 'PREVIEW_CONTRACT':
    case 'NECT_DRIVERS_LICENCE':
    case 'NECT_SIGN':
    case 'TENANT_ADMIN_CLICK_CONFIRM':
    case 'ADMIN_CONFIRM':
      return t(`step.${stepType}`);
    case 'LEASING_ACTIVE':
      return t(stage === 'READY_FOR_HANDOVER' ? 'step.READY_FOR_HANDOVER' : 'step.WITH_MANUFACTURER');
    default:
      return t('done');
  }
}

/** Why an order ended; what changed stands there from what to what, a line each. */
function EndNotice({ timeline, reader }: TimelineProps) {
  const { t } = useTranslation('timeline');
  const { endReason, endNote } = timeline;
  if (endReason === null) return null;
  const hidden = endReason === 'SALARY_DATA_CHANGED' && endNote === null;
  return (
    <Notice tone="warn" title={endReasonWords(timeline, reader.side === 'EMPLOYEE', t)}>
      {endNote !== null && tellsChanges(endReason) && <p>{t('changes')}</p>}
      <EndNote reason={endReason} note={endNote} introduced={(words) => t('reason', words)} />
      {hidden && <p>{t('changesHidden')}</p>}
    </Notice>
  );
}

/** Who has to act, what it is, until when; or how the order ended. */
export function TimelineNext({ timeline, reader }: TimelineProps) {
  const { t } = useTranslation('timeline');
  const format = useFormat();
  const { stage, deadline, withdrawableUntil, endReason } = timeline;
  if (endReason !== null) return <EndNotice timeline={timeline} reader={reader} />;
  const own = reader.side === 'EMPLOYEE';
  const side = waitingSide(stage);
  const isDone = side === null;
  const turn = isDone
    ? []
    : [
        { label: t('who'), value: side === reader.side ? t('you') : sideName(side, reader, t) },
        { label: t('what'), value: nextStep(timeline, t) },
        { label: t('until'), value: deadline === null ? t('noDeadline') : format.dateTime(deadline) },
      ];
  const withdrawal =
    withdrawableUntil === null
      ? []
      : [{ label: t('withdrawUntil'), value: format.dateTime(withdrawableUntil) }];
  const facts = [...turn, ...withdrawal];
  return (
    <>
      {isDone && <p>{t('done')}</p>}
      {facts.length > 0 && <FactList facts={facts} layout={own ? 'columns' : 'rows'} />}
      {own && deadline !== null && <p className={classes['hint']}>{t('deadlineHint')}</p>}
      {own && stage === 'WITH_EMPLOYEE' && <p className={classes['hint']}>{t('deleteHint')}</p>}
      {own && withdrawableUntil !== null && <p className={classes['hint']}>{t('withdrawHint')}</p>}
    </>
  );
}
