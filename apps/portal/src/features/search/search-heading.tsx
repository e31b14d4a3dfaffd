import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useLocation } from 'react-router';
import type { VehicleListItem } from '../../api/replies.ts';
import type { SalaryStanding } from '../../api/use-salary-standing.ts';
import type { ChosenGross } from '../../navigation/chosen-gross.ts';
import { paths } from '../../navigation/paths.ts';
import { WorkedExample, type ChosenExample } from '../../product/worked-example/worked-example.tsx';
import { useAuthData, useHasRole } from '../../session/session-context.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { isPersonal } from './list-rate.ts';
import classes from './search-heading.module.css';

const SalaryBasis = lazy(() =>
  import('./salary-basis.tsx').then((module) => ({ default: module.SalaryBasis })),
);

interface SearchHeadingProps {
  readonly standing: SalaryStanding;
  /** The cars of the chosen brands and models; undefined while the list is on its way, or failed. */
  readonly listed: readonly VehicleListItem[] | undefined;
  /** A filter is set: the cars come first, the introduction is left out. */
  readonly filtered: boolean;
}

/** Says whose rates these are, and how to get exact ones. */
export function SearchHeading({ standing, listed, filtered }: SearchHeadingProps) {
  return useAuthData() === null ? (
    <VisitorHeading filtered={filtered} />
  ) : (
    <MemberHeading standing={standing} listed={listed} />
  );
}

function VisitorHeading({ filtered }: Pick<SearchHeadingProps, 'filtered'>) {
  const { t } = useTranslation('search');
  const [chosen, setChosen] = useState<ChosenExample | null>(null);
  const actions = (
    <div className={classes['actions']}>
      <Link
        className={classes['action']}
        to={paths.calculator(chosen?.vehicleId)}
        state={chosen && ({ grossEur: chosen.grossEur } satisfies ChosenGross)}
      >
        {t('heading.calculate')}
      </Link>
      <Link className={classes['code']} to={paths.register()}>
        {t('heading.enterCode')}
      </Link>
    </div>
  );
  const title = t('heading.estimate');
  const lead = t('heading.estimateLead');
  if (filtered) return <PageTitle title={title} lead={lead} aside={actions} />;
  return (
    <div className={classes['opening']}>
      <div>
        <PageTitle title={title} lead={lead} />
        {actions}
        <ul className={classes['points']}>
          <li>{t('points.included')}</li>
          <li>{t('points.payslip')}</li>
          <li>{t('points.private')}</li>
        </ul>
      </div>
      <WorkedExample onChoose={setChosen} />
    </div>
  );
}

/** The words above are there before the script (`start/early-pages.ts`): what depends on the salary data stands below. */
function MemberHeading({ standing, listed = [] }: Omit<SearchHeadingProps, 'filtered'>) {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  const employee = useHasRole('EMPLOYEE');
  const own = listed.filter(isPersonal).length;
  const given = standing === 'GIVEN';
  return (
    <>
      <PageTitle
        title={t('heading.own')}
        lead={t('heading.ownLead')}
        aside={
          given && (
            <div className={classes['basis']}>
              <Suspense fallback={null}>
                <SalaryBasis />
              </Suspense>
            </div>
          )
        }
      />
      {given && own < listed.length && (
        <p className={classes['note']}>{t(own === 0 ? 'heading.nonePossible' : 'heading.mixed')}</p>
      )}
      {employee && standing === 'MISSING' && (
        <div className={classes['actions']}>
          <Link className={classes['action']} to={paths.salary(pathname + search)}>
            {t('heading.enterSalary')}
          </Link>
          <p>{t('heading.estimated')}</p>
        </div>
      )}
    </>
  );
}
