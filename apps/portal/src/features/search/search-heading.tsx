import { IconTicket } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { useAuthData, useHasRole } from '../../session/session-context.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './search-heading.module.css';

const SalaryBasis = lazy(() =>
  import('./salary-basis.tsx').then((module) => ({ default: module.SalaryBasis })),
);

interface SearchHeadingProps {
  /** The list carries net rates computed for this person. */
  readonly personal: boolean;
  /** Undefined while the list is on its way. */
  readonly count: number | undefined;
  readonly filtered: boolean;
}

/** Says whose rates these are, and how to get exact ones. */
export function SearchHeading({ personal, count, filtered }: SearchHeadingProps) {
  const { t } = useTranslation('search');
  const visitor = useAuthData() === null;
  const employee = useHasRole('EMPLOYEE');
  if (personal && count !== undefined) {
    return (
      <PageTitle
        title={t(filtered ? 'heading.personalFiltered' : 'heading.personal', { count })}
        lead={t('heading.personalLead')}
        aside={
          <Suspense fallback={null}>
            <SalaryBasis />
          </Suspense>
        }
      />
    );
  }
  return (
    <PageTitle
      title={t('heading.estimate')}
      lead={t('heading.estimateLead')}
      aside={
        (visitor || employee) && (
          <div className={classes['actions']}>
            <Link className={classes['action']} to={visitor ? paths.register() : paths.salary()}>
              <IconTicket size={20} stroke={1.75} aria-hidden="true" />
              {t(visitor ? 'heading.enterCode' : 'heading.enterSalary')}
            </Link>
            <Link to={paths.calculator()}>{t('heading.calculate')}</Link>
          </div>
        )
      }
    />
  );
}
