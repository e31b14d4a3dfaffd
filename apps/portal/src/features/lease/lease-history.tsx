import { addDays, isCalendarDate } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { LeasePartProps, OwnLease } from './own-lease.ts';
import classes from './car-page.module.css';

/** Before the last day, the return, an extension or another car can be chosen. */
const CHOICE_DAYS = 180;

interface Moment {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly day: string;
}

/** What was, what is today, and what comes, by day. */
export function LeaseHistory({ lease, folded = false }: LeasePartProps) {
  const { t } = useTranslation('lease');
  const today = useToday();
  const moments = useMoments(lease);
  return (
    <SectionCard compact folded={folded} title={t('history.title')}>
      <ol className={classes['history']}>
        {moments.map(({ key, title, text, day }) => (
          <li
            key={key}
            data-past={day < today || undefined}
            aria-current={key === 'now' ? 'date' : undefined}
          >
            <strong>{title}</strong>
            <span className={classes['quiet']}>{text}</span>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

function useMoments(lease: OwnLease): Moment[] {
  const { t } = useTranslation('lease');
  const { date } = useFormat();
  const today = useToday();
  const { deliveredOn, handedOverOn, lastDay, returnedOn, closedOn, month, durationMonths } = lease;
  const on = (key: string, title: string, day: string | null): Moment[] =>
    day === null ? [] : [{ key, title, text: date(day), day }];
  const choice = lastDay !== null && isCalendarDate(lastDay) ? addDays(lastDay, -CHOICE_DAYS) : null;
  const isRunning = month !== null;
  return [
    ...on('delivered', t('history.delivered'), deliveredOn),
    ...on('handedOver', t('history.handedOver'), handedOverOn),
    ...(isRunning
      ? [
          {
            key: 'now',
            title: t('history.nowMonth', { month, months: durationMonths }),
            text: `${t('history.now')}, ${date(today)}`,
            day: today,
          },
        ]
      : []),
    ...(isRunning && choice !== null && choice > today
      ? [
          {
            key: 'choice',
            title: t('history.choice'),
            text: t('history.choiceFrom', { date: date(choice) }),
            day: choice,
          },
        ]
      : []),
    ...on('returned', t('history.returned'), returnedOn),
    ...on('closed', t('history.closed'), closedOn),
    ...(returnedOn === null ? on('end', t('history.end'), lastDay) : []),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
}
