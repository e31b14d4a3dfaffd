import { addCents, subtractCents, ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { EmployerOrderSheet } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { CompoundWord } from '../../ui/compound-word.tsx';
import classes from './employer-cost.module.css';

type Sheet = Pick<EmployerOrderSheet, 'employerCost' | 'durationMonths'>;

const EXPLAINED = ['contribution', 'vat', 'saved', 'result', 'rounded', 'left'] as const;

/** What the order costs the employer and saves, in a month and over the term; on demand, how each line is calculated. */
export function EmployerCost({ employerCost, durationMonths }: Sheet) {
  const { t } = useTranslation('employer');
  const { euro, euroCents } = useFormat();
  const headingId = useId();
  const { contributionCents, contributionOverTermCents, vatCents, vatOverTermCents, vatPassedOn } =
    employerCost;
  const { resultCents, resultOverTermCents } = employerCost;
  // The result comes rounded, so what is left of it beside the exact amounts is no exact one.
  const saved = addCents(resultCents, contributionCents, vatCents);
  const savedOverTerm = addCents(resultOverTermCents, contributionOverTermCents, vatOverTermCents);
  const less = (amount: Cents) => euroCents(subtractCents(ZERO_CENTS, amount));
  const about = (amount: Cents) => t('cost.about', { amount: euro(amount) });
  // A sign alone is read as a gain of the one or of the other.
  const outcome = (amount: Cents) => {
    if (amount === 0) return about(amount);
    return amount < 0
      ? t('cost.costs', { amount: euro(subtractCents(ZERO_CENTS, amount)) })
      : t('cost.saves', { amount: euro(amount) });
  };
  return (
    <section className={classes['cost']} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('cost.title')}</h3>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('cost.what')}</th>
            <th scope="col">{t('cost.month')}</th>
            <th scope="col">{t('cost.term', { months: durationMonths })}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('cost.contribution')}</th>
            <td>{less(contributionCents)}</td>
            <td>{less(contributionOverTermCents)}</td>
          </tr>
          <tr>
            <th scope="row">{t(vatPassedOn ? 'cost.vatPassedOn' : 'cost.vat')}</th>
            <td>{less(vatCents)}</td>
            <td>{less(vatOverTermCents)}</td>
          </tr>
          <tr>
            <th scope="row">
              <CompoundWord text={t('cost.saved')} />
            </th>
            <td>{about(saved)}</td>
            <td>{about(savedOverTerm)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('cost.result')}</th>
            <td>{outcome(resultCents)}</td>
            <td>{outcome(resultOverTermCents)}</td>
          </tr>
        </tfoot>
      </table>
      <details className={classes['how']}>
        <summary>{t('cost.how')}</summary>
        <dl>
          {EXPLAINED.map((name) => (
            <div key={name}>
              <dt>{t(`cost.explained.${name}.title`)}</dt>
              <dd>{t(`cost.explained.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
