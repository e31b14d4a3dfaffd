import { cents, subtractCents, ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import { signedEuro } from '../../format/signed-euro.ts';
import { useFormat } from '../../format/use-format.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HeroRate } from '../../ui/hero-rate.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { countedDays } from './month-days.ts';
import type { DriverMonth } from './month-entries.ts';
import classes from './month.module.css';

const WATT_HOURS_PER_KWH = 1000;
const DECIMALS_OF_KWH = 3;

interface MonthResultProps {
  readonly data: DriverMonth;
  readonly days: readonly string[];
  /** Of the electricity; null while it is not known. */
  readonly cost: Cents | null;
  readonly wattHours: number | null;
}

/** What is refunded for the month. */
function refundOf({ charging }: DriverMonth, cost: Cents | null): Cents {
  return charging?.rule === 'REIMBURSE' && cost !== null ? cost : ZERO_CENTS;
}

/** What the month is worth by what is entered. */
export function MonthResult({ data, days, cost }: MonthResultProps) {
  const { t } = useTranslation('month');
  const format = useFormat();
  const { euroCents, month: monthName } = format;
  const { trips, charging, isInFile, month } = data;
  const refund = refundOf(data, cost);
  const counted = trips ? countedDays(days, trips.otherDays, trips.tripsPerYear) : 0;
  const single = trips?.byCount[counted]?.valueCents ?? null;
  return (
    <SectionCard compact title={t('result.title', { month: monthName(month) })}>
      {charging?.rule === 'REIMBURSE' && (
        <p className={classes['line']} aria-live="polite">
          <span>{t(isInFile ? 'result.refundLater' : 'result.refund', { month: monthName(month) })}</span>
          <strong>{signedEuro(refund, format)}</strong>
        </p>
      )}
      {charging?.rule === 'LOWER_BENEFIT' && cost !== null && (
        <p className={classes['line']} aria-live="polite">
          <span>{t('result.lowered')}</span>
          <strong>{signedEuro(subtractCents(ZERO_CENTS, cost), format)}</strong>
        </p>
      )}
      {trips && single !== null && (
        <div className={classes['line']} aria-live="polite">
          <span>
            {t('result.commute')}
            <small>
              {t('result.instead', { single: euroCents(single), flat: euroCents(trips.flatCents) })}
            </small>
          </span>
          <strong>{signedEuro(cents(single - trips.flatCents), format)}</strong>
        </div>
      )}
      <p className={classes['quiet']}>
        {t(trips ? 'result.note' : 'result.noteCharging', { month: monthName(month) })}
      </p>
    </SectionCard>
  );
}

/** What is sent, and the one button; at the bottom of phones. */
export function SendBar({ data, days, cost, wattHours }: MonthResultProps) {
  const { t } = useTranslation('month');
  const { unit, euroCents, month: monthName } = useFormat();
  const parts = [
    ...(data.trips ? [t('trips.count', { count: days.length })] : []),
    ...(wattHours === null ? [] : [unit(wattHours / WATT_HOURS_PER_KWH, 'kWh', DECIMALS_OF_KWH)]),
  ];
  return (
    <div className={classes['dock']}>
      <HeroRate
        size="dock"
        label={parts.join(', ')}
        amount={data.charging?.rule === 'REIMBURSE' ? euroCents(refundOf(data, cost)) : ''}
      />
      <SubmitButton>
        {t(data.reportedAt === null ? 'send' : 'sendAgain', { month: monthName(data.month) })}
      </SubmitButton>
    </div>
  );
}
