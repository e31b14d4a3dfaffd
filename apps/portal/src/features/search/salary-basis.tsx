import { FEDERAL_STATES } from '@stromwandel/payroll';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { taxClassText } from '../../product/salary-form/salary-options.ts';
import classes from './salary-basis.module.css';

/** The salary data behind the personal rates, with the way to change them. */
export function SalaryBasis() {
  const { t } = useTranslation('search');
  const { euro, euroCents } = useFormat();
  const { pathname, search } = useLocation();
  const salary = useApiQuery('getUserInfo', {}).data?.salaryInfo;
  if (!salary) return null;
  const gross = salary.grossMonthlySalaryCents;
  const state = FEDERAL_STATES.find(({ code }) => code === salary.federalState);
  return (
    <p className={classes['basis']}>
      <span>
        {t('basis.summary', {
          salary: gross % 100 === 0 ? euro(gross) : euroCents(gross),
          taxClass: taxClassText(salary.taxClass),
          state: state?.name ?? salary.federalState,
        })}
      </span>
      <Link to={paths.salary(pathname + search)}>{t('basis.change')}</Link>
    </p>
  );
}
