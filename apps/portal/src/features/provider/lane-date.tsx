import { IconAlertTriangle, IconCalendar, IconCalendarCheck } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProviderOrderItem } from '../../api/replies.ts';
import { waitingDays } from '../../product/desk/waiting-days.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './lane-date.module.css';
import { laneOf } from './lane.ts';
import { urgencyOf } from './urgency.ts';

const LOOKS = {
  calm: ['calm', IconCalendar],
  late: ['late', IconAlertTriangle],
  overdue: ['overdue', IconAlertTriangle],
  done: ['done', IconCalendarCheck],
} as const;

interface LaneDateProps {
  readonly order: ProviderOrderItem;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The date that counts in an order's lane: since when it waits, until when, or when the car comes. */
export function LaneDate({ order, now }: LaneDateProps) {
  const text = useLaneDateText()(order, now);
  const [look, DateIcon] = LOOKS[urgencyOf(order, now)];
  if (text === null) return null;
  return (
    <p className={`${classes['date']} ${classes[look]}`}>
      <DateIcon size={18} stroke={1.75} aria-hidden="true" />
      {text}
    </p>
  );
}

function useLaneDateText(): (order: ProviderOrderItem, now: number) => string | null {
  const { t } = useTranslation(['provider', 'desk']);
  const { date } = useFormat();
  return (order, now) => {
    const { waitingSince, deadline, deliveryWeek, builtOn, shippedOn, deliveredOn } = order;
    const urgency = urgencyOf(order, now);
    switch (laneOf(order)) {
      case 'TO_ORDER':
        if (deadline !== null && urgency === 'overdue') return t('desk:overdue', { date: date(deadline) });
        if (deadline !== null && urgency === 'late') return t('desk:deadline', { date: date(deadline) });
        return waitingSince === null ? null : t('provider:approvedOn', { date: date(waitingSince) });
      case 'TO_CONFIRM': {
        if (waitingSince === null) return null;
        const days = waitingDays(waitingSince, now);
        return days === 0 ? t('desk:waiting.today') : t('desk:waiting.days', { count: days });
      }
      case 'IN_DELIVERY': {
        const [year, week] = (deliveryWeek ?? '').split('-W');
        const due = t(urgency === 'late' ? 'provider:weekPassed' : 'provider:week', {
          week: Number(week),
          year: Number(year),
        });
        if (shippedOn !== null) return `${due}, ${t('provider:shippedOn', { date: date(shippedOn) })}`;
        return builtOn === null ? due : `${due}, ${t('provider:builtOn', { date: date(builtOn) })}`;
      }
      case 'TO_HAND_OVER':
        return deliveredOn === null ? null : t('provider:deliveredOn', { date: date(deliveredOn) });
      case null:
        return null;
    }
  };
}
