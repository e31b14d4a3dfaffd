import { toCents, toEuro, type EmployerOrderSheet } from '@stromwandel/api-spec';
import { addCents } from '@stromwandel/kernel';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { contributionEur, contributionOverTermEur, vatEur, vatOverTermEur, vatPassedOn } = employerCost;
  const { resultEur, resultOverTermEur } = employerCost;
  // The result comes rounded, so what is left of it beside the exact amounts is no exact one.
  const saved = addCents(toCents(resultEur), toCents(contributionEur), toCents(vatEur));
  const savedOverTerm = addCents(
    toCents(resultOverTermEur),
    toCents(contributionOverTermEur),
    toCents(vatOverTermEur),
  );
  const about = (amount: number) => t('cost.about', { amount: euro(amount) });
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
            <td>{euroCents(-contributionEur)}</td>
            <td>{euroCents(-contributionOverTermEur)}</td>
          </tr>
          <tr>
            <th scope="row">{t(vatPassedOn ? 'cost.vatPassedOn' : 'cost.vat')}</th>
            <td>{euroCents(-vatEur)}</td>
            <td>{euroCents(-vatOverTermEur)}</td>
          </tr>
          <tr>
            <th scope="row">
              <CompoundWord text={t('cost.saved')} />
            </th>
            <td>{about(toEuro(saved))}</td>
            <td>{about(toEuro(savedOverTerm))}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('cost.result')}</th>
            <td>{about(resultEur)}</td>
            <td>{about(resultOverTermEur)}</td>
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
