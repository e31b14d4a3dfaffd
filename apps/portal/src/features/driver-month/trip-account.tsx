import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { DriverMonth } from './month-entries.ts';
import classes from './month.module.css';

const WHOLE = 100;

interface TripAccountProps {
  readonly trips: NonNullable<DriverMonth['trips']>;
  readonly days: readonly string[];
  readonly month: string;
}

/** The trips of the year over all cars, of those that count. */
export function TripAccount({ trips: { otherDays, tripsPerYear }, days, month }: TripAccountProps) {
  const { t } = useTranslation('month');
  const { number, month: monthName } = useFormat();
  const all = otherDays.length + days.length;
  const share = (count: number) => `${(Math.min(count, tripsPerYear) / tripsPerYear) * WHOLE}%`;
  const free = Math.max(0, tripsPerYear - all);
  return (
    <SectionCard
      compact
      title={
        <span className={classes['account']}>
          {t('account.title')}
          <span>
            <strong>{number(Math.min(all, tripsPerYear))}</strong>{' '}
            {t('account.of', { limit: number(tripsPerYear) })}
          </span>
        </span>
      }
    >
      <div className={classes['bar']} aria-hidden="true">
        <span data-part="now" style={{ width: share(all) }} />
        <span data-part="before" style={{ width: share(otherDays.length) }} />
      </div>
      <p className={classes['ends']}>
        <span>{t('account.month', { count: days.length, month: monthName(month) })}</span>
        <span>{t('account.free', { count: free })}</span>
      </p>
      {all > tripsPerYear && (
        <p className={classes['quiet']}>{t('account.beyond', { count: all - tripsPerYear })}</p>
      )}
    </SectionCard>
  );
}
