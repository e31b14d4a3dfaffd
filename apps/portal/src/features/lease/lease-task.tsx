import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { APPOINTMENT_PART, EXTENSION_PART, openExtension } from './own-extension.ts';
import type { OwnLease } from './own-lease.ts';

/** What the employee does. */
const COPPER = new Set<OwnLease['tasks'][number]>([
  'RETURN',
  'CHOOSE_END',
  'BOOK_RETURN',
  'CHOOSE_APPOINTMENT',
  'ANSWER_REPORT',
]);

/** What an open extension comes before: its answer settles them. */
const BEHIND_OFFER = new Set<OwnLease['tasks'][number]>(['CHOOSE_END', 'BOOK_RETURN']);

interface LeaseTaskProps {
  readonly lease: OwnLease;
  /** Another card asks for something. */
  readonly hasOther?: boolean;
}

/** The one thing that is due, or that nothing is; a broken limit is not nothing. */
export function LeaseTask({ lease, hasOther = false }: LeaseTaskProps) {
  const { t } = useTranslation('lease');
  const { date, unit } = useFormat();
  const { state, lastDay } = lease;
  const extension = openExtension(lease);
  const isInReview = extension?.state === 'REVIEW';
  const task = lease.tasks.find((one) => !isInReview || !BEHIND_OFFER.has(one));
  if (state === 'CLOSED' || state === 'CANCELLED') {
    return (
      <Notice
        tone="neutral"
        title={t(`ended.${state}`)}
        action={state === 'CLOSED' && <ReportLink lease={lease} variant="default" />}
      />
    );
  }
  const isNext = task === undefined || BEHIND_OFFER.has(task);
  if (extension !== null && !isInReview && isNext) {
    const isAnnex = extension.state === 'TO_SIGN';
    return (
      <Notice
        tone="copper"
        title={t(`extension.task.${isAnnex ? 'TO_SIGN' : 'OFFERED'}`, { until: date(extension.until) })}
        action={
          <Button component="a" href={`#${EXTENSION_PART}`}>
            {t(isAnnex ? 'extension.toAnnex' : 'extension.open')}
          </Button>
        }
      >
        {lastDay !== null && t('extension.task.until', { date: date(lastDay) })}
      </Notice>
    );
  }
  if (task === undefined && lease.packageChange?.state === 'TO_SIGN') {
    const km = unit(lease.packageChange.after.kmPerYear, 'km');
    const texts = lease.annexForm === 'TEXT_FORM' ? 'package.textForm' : 'package';
    return (
      <Notice tone="copper" title={t(`${texts}.state.TO_SIGN.title`, { km })}>
        {t(`${texts}.toSign`)}
      </Notice>
    );
  }
  if (task === undefined) {
    const isDone = lease.brokenLimits.length === 0 && !hasOther;
    return isDone ? <Notice tone="gain" title={t('task.done')} /> : null;
  }
  return (
    <Notice
      tone={COPPER.has(task) ? 'copper' : 'info'}
      title={t(`task.${task}.title`)}
      action={
        lease.tasks.includes('HANDOVER') ? (
          <Button component={Link} to={paths.handover(lease.id)}>
            {t('task.toRecord')}
          </Button>
        ) : (
          (task === 'BOOK_RETURN' && (
            <Button component="a" href={`#${APPOINTMENT_PART}`}>
              {t('task.toSlots')}
            </Button>
          )) ||
          (task === 'RETURN' && (
            <Button component={Link} to={paths.returnCar(lease.id)}>
              {t('task.toReturn')}
            </Button>
          )) ||
          (state === 'RETURNED' && (
            <ReportLink lease={lease} variant={task === 'ANSWER_REPORT' ? 'filled' : 'default'} />
          ))
        )
      }
    >
      {t(`task.${task}.text`, { date: lastDay === null ? '' : date(lastDay) })}
    </Notice>
  );
}

function ReportLink({
  lease,
  variant,
}: {
  readonly lease: OwnLease;
  readonly variant: 'filled' | 'default';
}) {
  const { t } = useTranslation('lease');
  return (
    <Button component={Link} variant={variant} to={paths.endReport(lease.id)}>
      {t('task.toReport')}
    </Button>
  );
}
