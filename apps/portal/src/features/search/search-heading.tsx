import { IconTicket } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { VehicleListItem } from '../../api/replies.ts';
import type { SalaryStanding } from '../../api/use-salary-standing.ts';
import { paths } from '../../navigation/paths.ts';
import { useAuthData, useHasRole } from '../../session/session-context.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { isPersonal } from './list-rate.ts';
import classes from './search-heading.module.css';
import { WorkedExample } from './worked-example.tsx';

const SalaryBasis = lazy(() =>
  import('./salary-basis.tsx').then((module) => ({ default: module.SalaryBasis })),
);

interface SearchHeadingProps {
  readonly standing: SalaryStanding;
  /** Undefined while the list is on its way, or failed. */
  readonly shown: readonly VehicleListItem[] | undefined;
  readonly filtered: boolean;
}

/** Says whose rates these are, and how to get exact ones. */
export function SearchHeading({ standing, shown, filtered }: SearchHeadingProps) {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  const visitor = useAuthData() === null;
  const employee = useHasRole('EMPLOYEE');
  if (standing === 'GIVEN') return <PersonalHeading shown={shown} filtered={filtered} />;
  const asksSalary = employee && standing === 'MISSING';
  return (
    <div className={visitor ? classes['opening'] : undefined}>
      <div>
        <PageTitle title={t('heading.estimate')} lead={t('heading.estimateLead')} />
        {(visitor || asksSalary) && (
          <div className={classes['actions']}>
            <Link
              className={classes['action']}
              to={visitor ? paths.calculator() : paths.salary(pathname + search)}
            >
              {t(visitor ? 'heading.calculate' : 'heading.enterSalary')}
            </Link>
            {visitor && (
              <Link className={classes['code']} to={paths.register()}>
                <IconTicket size={20} stroke={1.75} aria-hidden="true" />
                {t('heading.enterCode')}
              </Link>
            )}
          </div>
        )}
        {visitor && (
          <ul className={classes['points']}>
            <li>{t('points.included')}</li>
            <li>{t('points.payslip')}</li>
            <li>{t('points.private')}</li>
          </ul>
        )}
      </div>
      {visitor && <WorkedExample />}
    </div>
  );
}

/** Over rates of the person's own; a car without one says so. */
function PersonalHeading({ shown, filtered }: Pick<SearchHeadingProps, 'shown' | 'filtered'>) {
  const { t } = useTranslation('search');
  const count = shown?.length ?? 0;
  const own = shown?.filter(isPersonal).length ?? 0;
  const counted = filtered ? t('heading.personalFiltered', { count }) : t('heading.personal', { count });
  const mixed = own === 0 ? t('heading.nonePossible', { count }) : t('heading.mixed', { count, own });
  return (
    <PageTitle
      title={count === 0 ? t('heading.personalOnly') : own === count ? counted : mixed}
      lead={own < count ? t('heading.mixedLead') : t('heading.personalLead')}
      aside={
        <div className={classes['basis']}>
          <Suspense fallback={null}>
            <SalaryBasis />
          </Suspense>
        </div>
      }
    />
  );
}
