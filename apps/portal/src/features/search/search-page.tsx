import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useMe } from '../../api/use-me.ts';
import { useSalaryStanding } from '../../api/use-salary-standing.ts';
import { useHasRole } from '../../session/session-context.ts';
import { atFittingPackage, shownRateOf } from './budget/budget.ts';
import { usePackageRates } from './budget/use-package-rates.ts';
import { FilterBar } from './filter-bar.tsx';
import { isPersonal } from './list-rate.ts';
import { useRememberedCars } from '../../favourites/use-remembered-cars.ts';
import { SearchHeading } from './search-heading.tsx';
import {
  countFilters,
  readListLimit,
  readSelection,
  withListLimit,
  writeSelection,
  type SearchSelection,
} from './search-selection.ts';
import { sortList } from './sort-list.ts';
import { useTextFilter } from './use-text-filter.ts';
import { useSelection } from './use-selection.ts';
import { commonCap, keepsLimits } from './vehicle-limits.ts';
import { Shelves } from './shelves.tsx';
import { VehicleList } from './vehicle-list.tsx';
import classes from './vehicle-list.module.css';
import { stylesArrived } from '../../../start/styles-arrived.ts';

// The letters of Škoda have a font of their own. Sent for by the cards, it would have all of them laid out twice.
void stylesArrived().then(() => {
  // Not in tests.
  if ('fonts' in document) void document.fonts.load('1em "Instrument Sans Variable"', 'Š');
});

// Few addresses have any.
const IgnoredTerms = lazy(async () => ({
  default: (await import('./ignored-terms.tsx')).IgnoredTerms,
}));
// First visits do without.
const OwnParts = lazy(async () => ({
  default: (await import('./own-parts.tsx')).OwnParts,
}));

/** The cars of the catalogue. The address holds filter and order; changing it loads the list anew. */
export default function SearchPage() {
  const { t } = useTranslation(['search', 'app']);
  const [query, setQuery] = useSearchParams();
  const { asked, selection, ignored } = useSelection(query);
  const remembered = useRememberedCars();
  const confirmed = useMe().data?.emailConfirmed === true;
  const employee = useHasRole('EMPLOYEE') && confirmed;
  const { limits, sort } = selection;
  // The server ignores the same: what is known about names must not change the call.
  const { brands, models } = asked;
  const list = useApiQuery('searchVehicles', {
    query: {
      ...(brands.length > 0 && { manufacturerIds: brands.join(',') }),
      ...(models.length > 0 && { modelIds: models.join(',') }),
    },
  });
  // As `LoadState`, so that what stands above the cards comes together with them.
  const drawn = useDeferredValue(!list.isPending);
  const listed = drawn ? list.data : undefined;
  const matches = useTextFilter(selection.text, list.data);
  const ofAnyRate =
    matches &&
    list.data?.filter(
      (vehicle) =>
        keepsLimits(vehicle, { ...limits, rateFrom: null, rateTo: null }) &&
        matches(vehicle, shownRateOf(vehicle)),
    );
  const rates = usePackageRates(limits.rateFrom !== null);
  const budget = { lowest: limits.rateFrom, highest: limits.rateTo };
  // A lower end asks for every package: the list waits for them.
  const source = limits.rateFrom === null || !list.data ? list : rates.query;
  const loaded = { ...source, data: source.data && matches && list.data };
  const shown =
    loaded.data &&
    matches &&
    ofAnyRate &&
    sortList(
      ofAnyRate
        .map((vehicle) => atFittingPackage(vehicle, rates.packages, budget))
        .filter((vehicle) => keepsLimits(vehicle, limits) && matches(vehicle, shownRateOf(vehicle))),
      sort,
    );
  const standing = useSalaryStanding(list.data?.some(isPersonal) ?? false);
  // The address is drawn later than it changes: a second choice must not undo the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);
  const filtered = countFilters(selection) > 0 || selection.text !== '';
  const select = (changes: Partial<SearchSelection>, replace = false): void => {
    newest.current = writeSelection({ ...readSelection(newest.current), ...changes });
    setQuery(newest.current, { replace });
  };
  return (
    <>
      <title>{t('app:pageTitle', { page: t('search:title') })}</title>
      <SearchHeading standing={standing} listed={list.data} filtered={filtered} />
      <FilterBar
        selection={selection}
        onSelect={select}
        cap={commonCap(listed ?? [])}
        listed={listed}
        cars={listed && ofAnyRate}
      />
      {ignored.length > 0 && (
        <Suspense fallback={null}>
          <IgnoredTerms terms={ignored} />
        </Suspense>
      )}
      {listed && countFilters(selection) === 0 && sort === 'name' && <Shelves vehicles={listed} />}
      {/* Late: below what is in sight by then, or with a filter in the room that is kept, so that no card moves under a pointer. */}
      {drawn && (remembered.length > 0 || employee) && (
        <div className={employee && countFilters(selection) > 0 ? classes['late'] : undefined}>
          <Suspense fallback={null}>
            <OwnParts remembered={remembered} selection={selection} employee={employee} />
          </Suspense>
        </div>
      )}
      <VehicleList
        list={loaded}
        shown={shown}
        limit={readListLimit(query)}
        onMore={(limit) => setQuery(withListLimit(query, limit), { replace: true })}
        selection={selection}
        onSelect={select}
        salaryGiven={standing === 'GIVEN'}
      />
    </>
  );
}
