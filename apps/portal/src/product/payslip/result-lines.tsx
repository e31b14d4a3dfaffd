import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './result-lines.module.css';

/** What the two payslips come to; each line opens and says how it was reckoned. */
export function ResultLines({ result }: { readonly result: TaxResultReply }) {
  const { t } = useTranslation('payslip');
  const { date, euro, euroCents, percent } = useFormat();
  const { term } = result;
  const figures = {
    before: euroCents(result.before.takeHome),
    after: euroCents(result.after.takeHome),
    net: euroCents(result.userPrice),
    comparison: euroCents(result.grossComparisonCostCents),
    month: euroCents(result.savingPerMonthCents),
    year: euroCents(result.savingPerYearCents),
    percent: percent(result.savingPercent, 1),
    ...(term && { day: date(term.from), months: term.months, taxedMonths: term.taxedMonths }),
  };
  const lines = [
    { name: 'netEffect', value: figures.net },
    ...(term ? [{ name: 'netTerm', value: euroCents(term.netCents) } as const] : []),
    { name: 'comparison', value: figures.comparison },
    { name: 'available', value: figures.after },
    { name: 'savingMonth', value: figures.month },
    { name: 'savingYear', value: figures.year },
    { name: 'savingPercent', value: figures.percent },
  ] as const;
  return (
    <>
      <ul className={classes['lines']}>
        {lines.map(({ name, value }) => (
          <li key={name}>
            <details>
              <summary>
                <span className={classes['label']}>
                  {t(`result.${name}`, figures)}
                  <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
                </span>
                <span className={classes['value']}>{value}</span>
              </summary>
              <p>{t(`reckoning.${name}`, figures)}</p>
            </details>
          </li>
        ))}
      </ul>
      {term && result.extraMonthCents > 0 && (
        <p className={classes['extra']}>
          {t('result.extraMonth', { amount: euro(result.extraMonthCents), month: term.months + 1 })}
        </p>
      )}
    </>
  );
}
