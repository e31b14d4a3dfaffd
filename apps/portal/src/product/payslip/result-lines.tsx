import { addCents, type Cents } from '@stromwandel/kernel';
import { savings } from '@stromwandel/offer';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PrivateLeaseReply, TaxResultReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import classes from './result-lines.module.css';

interface ResultLinesProps {
  readonly result: TaxResultReply;
  readonly privateLease: PrivateLeaseReply;
}

/** What the two payslips come to; each line opens and says how it was reckoned. */
export function ResultLines({ result, privateLease }: ResultLinesProps) {
  const { t } = useTranslation('payslip');
  const { date, euro, euroCents } = useFormat();
  const comparedLines = useComparedLines(result.userPrice);
  const { term } = result;
  const figures = {
    before: euroCents(result.before.takeHome),
    after: euroCents(result.after.takeHome),
    net: euroCents(result.userPrice),
    ...(term && { day: date(term.from), months: term.months, taxedMonths: term.taxedMonths }),
  };
  const own = [
    { name: 'netEffect', value: figures.net },
    ...(term ? [{ name: 'netTerm', value: euroCents(term.netCents) } as const] : []),
    { name: 'available', value: figures.after },
  ] as const;
  const lines = [
    ...own.map(({ name, value }) => ({
      label: t(`result.${name}`, figures),
      value,
      reckoning: t(`reckoning.${name}`, figures),
    })),
    ...(privateLease ? comparedLines(privateLease) : []),
  ];
  return (
    <>
      <ul className={classes['lines']}>
        {lines.map(({ label, value, reckoning }) => (
          <li key={label}>
            <details>
              <summary>
                <span className={classes['label']}>
                  {label}
                  <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
                </span>
                <span className={classes['value']}>{value}</span>
              </summary>
              <p>{reckoning}</p>
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

/** The lines that compare a net rate with leasing privately, before and after the premium. */
function useComparedLines(netRate: Cents) {
  const { t } = useTranslation('payslip');
  const { euroCents, percent } = useFormat();
  return ({ perMonthCents, premiumPerMonthCents }: NonNullable<PrivateLeaseReply>) => {
    const saving = savings(perMonthCents, netRate);
    const figures = {
      comparison: euroCents(addCents(perMonthCents, premiumPerMonthCents)),
      premium: euroCents(premiumPerMonthCents),
      private: euroCents(perMonthCents),
      net: euroCents(netRate),
      month: euroCents(saving.perMonth),
      year: euroCents(saving.perYear),
      percent: percent(saving.percent, 1),
    };
    const hasPremium = premiumPerMonthCents > 0;
    const lines = [
      { name: 'comparison', value: figures.comparison },
      ...(hasPremium ? [{ name: 'premium', value: `−${figures.premium}` } as const] : []),
      { name: 'savingMonth', value: figures.month },
      { name: 'savingYear', value: figures.year },
      { name: 'savingPercent', value: figures.percent },
    ] as const;
    return lines.map(({ name, value }) => ({
      label: t(`result.${name}`),
      value,
      reckoning: t(
        name === 'savingMonth' && hasPremium ? 'reckoning.savingMonthPremium' : `reckoning.${name}`,
        figures,
      ),
    }));
  };
}
