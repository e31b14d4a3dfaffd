import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { LoadState } from '../../../api/load-state.tsx';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useMe } from '../../../api/use-me.ts';
import { useSalaryStanding } from '../../../api/use-salary-standing.ts';
import { useRememberedCars } from '../../../favourites/use-remembered-cars.ts';
import { useKeptFocus } from '../../../feedback/use-kept-focus.ts';
import { paths } from '../../../navigation/paths.ts';
import { useHasRole } from '../../../session/session-context.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { carsOf } from '../compare/compared-cars.ts';
import { isPersonal } from '../list-rate.ts';
import { ListNote } from '../list-note.tsx';
import { VehicleCard } from '../vehicle-card.tsx';
import listClasses from '../vehicle-list.module.css';
import { CurrentProvisionalChip } from '../../../product/law-state/provisional-chip.tsx';
import { SavedSearchesCard } from '../saved/saved-searches-card.tsx';
import { RememberedBar } from './remembered-bar.tsx';

/** The remembered cars with their rates. */
export default function FavouritesPage() {
  const { t } = useTranslation(['search', 'app']);
  const employee = useHasRole('EMPLOYEE');
  const own = useApiQuery('listFavourites', {}, { enabled: employee });
  const confirmed = useMe().data?.emailConfirmed === true;
  return (
    <>
      <title>{t('app:pageTitle', { page: t('search:remembered.title') })}</title>
      <PageTitle
        title={t('search:remembered.title')}
        lead={t(employee ? 'search:remembered.inAccount' : 'search:remembered.inBrowser')}
      />
      {employee ? (
        <LoadState query={own} failed={t('search:failed')} label={t('search:loading')} skeleton={<Waiting />}>
          {() => <Cars />}
        </LoadState>
      ) : (
        <Cars />
      )}
      {employee && confirmed && <Searches />}
    </>
  );
}

function Searches() {
  const { t } = useTranslation('search');
  const searches = useApiQuery('listSavedSearches', {});
  return (
    <LoadState query={searches} failed={t('saved.loadFailed')} label={t('saved.loading')}>
      {(reply) => <SavedSearchesCard searches={reply.searches} />}
    </LoadState>
  );
}

function Waiting() {
  return <Skeleton height="100vh" radius={22} />;
}

function Cars() {
  const { t } = useTranslation('search');
  const remembered = useRememberedCars();
  const list = useApiQuery('searchVehicles', { query: {} }, { enabled: remembered.length > 0 });
  // The one remembered last is the one looked for.
  const cars = carsOf(remembered.toReversed(), list.data ?? []);
  const salaryGiven = useSalaryStanding(list.data?.some(isPersonal) ?? false) === 'GIVEN';
  useKeptFocus();
  if (remembered.length === 0 || (list.data && cars.length === 0)) return <NoCars />;
  return (
    <LoadState query={list} failed={t('failed')} label={t('loading')} skeleton={<Waiting />}>
      {() => (
        <>
          <RememberedBar cars={remembered} />
          <CurrentProvisionalChip />
          <ul className={listClasses['grid']}>
            {cars.map((vehicle) => (
              <li key={vehicle.id}>
                <VehicleCard vehicle={vehicle} eager salaryGiven={salaryGiven} />
              </li>
            ))}
          </ul>
          <ListNote vehicles={cars} salaryGiven={salaryGiven} />
        </>
      )}
    </LoadState>
  );
}

function NoCars() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      title={t('remembered.empty.title')}
      action={
        <Button component={Link} to={paths.search()}>
          {t('remembered.empty.action')}
        </Button>
      }
    >
      {t('remembered.empty.text')}
    </EmptyState>
  );
}
