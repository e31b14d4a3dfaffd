import type { EmployerOrderSheet } from '@stromwandel/api-spec';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import classes from './employer-cost.module.css';

type Sheet = Pick<EmployerOrderSheet, 'employerCost' | 'durationMonths'>;

/** What the order costs the employer and saves, in a month and over the term. */
export function EmployerCost({ employerCost, durationMonths }: Sheet) {
  const { t } = useTranslation('employer');
  const { euroCents } = useFormat();
  const headingId = useId();
  const rows = [
    {
      name: 'contribution' as const,
      month: employerCost.contributionEur,
      term: employerCost.contributionOverTermEur,
    },
    {
      name: 'saved' as const,
      month: -employerCost.socialInsuranceSavedEur,
      term: -employerCost.socialInsuranceSavedOverTermEur,
    },
  ];
  const sum = (side: 'month' | 'term') =>
    rows.reduce((total, row) => total + Math.round(row[side] * 100), 0) / 100;
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
          {rows.map(({ name, month, term }) => (
            <tr key={name}>
              <th scope="row">{t(`cost.${name}`)}</th>
              <td>{euroCents(month)}</td>
              <td>{euroCents(term)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('cost.total')}</th>
            <td>{euroCents(sum('month'))}</td>
            <td>{euroCents(sum('term'))}</td>
          </tr>
        </tfoot>
      </table>
      <p className={classes['note']}>{t('cost.note')}</p>
    </section>
  );
}
