import { cents, wholeEuros, type Cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import type { LaterRow } from './later-row.ts';

const HALF_EURO = 50;

interface LaterText {
  /** "rund −3 €", "weniger als 1 €", "unverändert"; null where no amount says it. */
  readonly amount: (row: Pick<LaterRow, 'lostPerMonthCents' | 'outcome'>) => string | null;
  /** A loss without its sign: "rund 14 €". */
  readonly size: (lost: Cents) => string;
  /** A step of the calculation as its unit is written. */
  readonly value: (value: number, unit: LaterRow['steps'][number]['unit']) => string;
}

/** Writes what is missing later: whole euros as amounts that are not exact, halves rounded up in size. */
export function useLaterText(): LaterText {
  const { t } = useTranslation('payslip');
  const { euro, signedEuro, amount, fixed, percent } = useFormat();
  const whole = (lost: Cents) => cents(100 * wholeEuros(cents(Math.abs(lost))));
  return {
    amount: ({ lostPerMonthCents: lost, outcome }) => {
      if (lost === null) return outcome === 'SAME' ? t('later.unchanged') : null;
      if (lost === 0) return t('later.unchanged');
      if (Math.abs(lost) < HALF_EURO) return t('later.lessThanOne');
      const size = whole(lost);
      return t('later.about', { amount: signedEuro(lost > 0 ? cents(0 - size) : size) });
    },
    size: (lost) =>
      lost !== 0 && Math.abs(lost) < HALF_EURO
        ? t('later.lessThanOne')
        : t('later.about', { amount: euro(whole(lost)) }),
    value: (value, unit) => {
      if (unit === 'EUR') return amount(cents(value));
      return unit === 'POINTS' ? fixed(value, 4) : percent(value, 1);
    },
  };
}
