import { IconChevronDown } from '@tabler/icons-react';
import { cents, type Cents } from '@stromwandel/kernel';
import type { LaterBenefits } from '@stromwandel/later-benefits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { wholeEuros } from '../../rates/shown-rate.ts';
import { ScrollingTable } from '../../ui/scrolling-table.tsx';
import table from '../../ui/payslip-table.module.css';
import classes from './later-panel.module.css';
import type { LaterRow, LaterStep } from './later-rows.ts';

const HALF_EURO = 50;

interface LaterRowViewProps {
  readonly row: LaterRow;
  readonly later: LaterBenefits;
  readonly months: number;
}

/** A benefit with what is missing of it; opened, how it is computed with the person's own figures. */
export function LaterRowView({ row, later, months }: LaterRowViewProps) {
  const { t } = useTranslation('payslip');
  const { euro } = useFormat();
  const about = useAbout();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { benefit, sentence, lost } = row;
  const term = 'pensionLostTerm' in later.pension ? later.pension : null;
  return (
    <li className={classes['row']}>
      <button type="button" aria-expanded={opened} aria-controls={id} onClick={() => setOpened(!opened)}>
        <span>{t(`later.${sentence}`)}</span>
        {lost !== null && (
          <span className={lost > 0 ? classes['lost'] : classes['unchanged']}>
            {lost === 0 ? t('later.unchanged') : about(lost)}
            {lost !== 0 && <small>{t('later.perMonth')}</small>}
          </span>
        )}
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" data-up={opened} />
      </button>
      <div id={id} className={classes['opened']} hidden={!opened}>
        {opened && (
          <>
            <p>
              {t(`later.${benefit}.rule`, {
                limit: euro(cents(later.health.limit)),
                months,
                term: about(cents(term?.pensionLostTerm ?? 0)),
                value: euro(cents(term?.pensionValue ?? 0)),
              })}
            </p>
            {row.steps.length > 0 && <Steps row={row} />}
          </>
        )}
      </div>
    </li>
  );
}

function Steps({ row: { sentence, steps } }: { readonly row: LaterRow }) {
  const { t } = useTranslation('payslip');
  const written = useWrittenStep();
  return (
    <ScrollingTable label={t(`later.${sentence}`)}>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col" className={table['line']}>
              {t('inEuro')}
            </th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.name} className={step.name === 'month' ? table['total'] : undefined}>
              <th scope="row" className={table['line']}>
                {t(`later.step.${step.name}`)}
              </th>
              <td>{written(step.before, step)}</td>
              <td>{written(step.after, step)}</td>
              <td>{step.after === step.before ? '–' : written(step.after - step.before, step)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

/** Writes an amount as one that is not exact: a loss with a minus, in whole euros. */
function useAbout(): (lost: Cents) => string {
  const { t } = useTranslation('payslip');
  const { signedEuro } = useFormat();
  return (lost) => {
    const size = Math.abs(lost);
    if (size < HALF_EURO) return t('later.lessThanOne');
    // Halves round up in size, like the rate.
    const whole = cents(100 * wholeEuros(cents(size)));
    return t('later.about', { amount: signedEuro(cents(lost > 0 ? 0 - whole : whole)) });
  };
}

function useWrittenStep(): (value: number, step: LaterStep) => string {
  const { amount, fixed, percent } = useFormat();
  return (value, { unit }) => {
    if (unit === 'CENTS') return amount(cents(value));
    return unit === 'POINTS' ? fixed(value / 10_000, 4) : percent(value / 10, 1);
  };
}
