import { Button } from '@mantine/core';
import { BODY_STYLES } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { bodyStylesIn, carName, readSearchText } from '@stromwandel/offer';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleListItem } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { shownRateOf } from './budget/budget.ts';
import { usePackageRates } from './budget/use-package-rates.ts';
import classes from './empty-result.module.css';
import { isPersonal } from './list-rate.ts';
import { loosenFilters, type LoosenedFilter } from './loosen-filters.ts';
import { NO_SELECTION, type SearchSelection } from './search-selection.ts';

interface EmptyResultProps {
  /** The cars of the chosen brands and models, before limits. */
  readonly listed: readonly VehicleListItem[];
  readonly selection: SearchSelection;
  readonly onSelect: (selection: SearchSelection) => void;
}

/** Nothing was found: which filter hides all cars, and the way back to them. */
export function EmptyResult({ listed, selection, onSelect }: EmptyResultProps) {
  const { t } = useTranslation('search');
  const { euro } = useFormat();
  const { packages } = usePackageRates(selection.limits.rateFrom !== null);
  const loosenings = loosenFilters(listed, selection, packages);
  const nameOf = (filter: LoosenedFilter): string => {
    if (filter === 'text') return selection.text;
    if (filter === 'models') return t('filter.model');
    if (filter === 'brands') return t('filter.brand');
    return filter === 'allLimits' ? t('filter.more') : t(`limit.${filter}`);
  };
  const labelOf = (filter: LoosenedFilter, { limits }: SearchSelection, count: number | null): string => {
    if (count === null) return t('empty.without', { filter: nameOf(filter) });
    if (filter !== 'rateTo' || limits.rateTo === null)
      return t('empty.withoutFound', { filter: nameOf(filter), count });
    return t('empty.fromBudget', { amount: euro(cents(100 * limits.rateTo)), count });
  };
  const nearest = loosenings.flatMap((one) => one.nearest ?? []);
  const asked = [selection.limits.body, ...bodyStylesIn(selection.text)];
  const missing = BODY_STYLES.filter(
    (style) => asked.includes(style) && !listed.some(({ bodyStyle }) => bodyStyle === style),
  );
  return (
    <EmptyState
      title={selection.text === '' ? t('empty.title') : t('empty.titleText', { text: selection.text })}
      action={
        <div className={classes['actions']}>
          {loosenings.map(({ filter, selection: next, count }) => (
            <Button key={filter} variant="default" onClick={() => onSelect(next)}>
              {labelOf(filter, next, count)}
            </Button>
          ))}
          <Button onClick={() => onSelect(NO_SELECTION)}>{t('empty.action')}</Button>
        </div>
      }
    >
      {t(loosenings.length > 0 ? 'empty.loosen' : 'empty.text')}
      {listed.length > 0 &&
        missing.length > 0 &&
        ` ${t('empty.noBody', { body: missing.map((style) => t(`body.${style}`)).join(', ') })}`}
      {nearest.length > 0 && <NearestCars cars={nearest} selection={selection} />}
    </EmptyState>
  );
}

interface NearestCarsProps {
  readonly cars: readonly VehicleListItem[];
  readonly selection: SearchSelection;
}

/** The cars closest to a budget that pays for none, and what would change that. */
function NearestCars({ cars, selection: { limits, text } }: NearestCarsProps) {
  const { t } = useTranslation('search');
  const { euro, number } = useFormat();
  const highest = Math.min(limits.rateTo ?? Infinity, readSearchText(text).highest ?? Infinity);
  const inEuros = (whole: number) => euro(cents(100 * whole));
  return (
    <span className={classes['nearest']}>
      <b>{t('empty.nearest')}</b>
      {cars.map((car) => (
        <span key={car.id}>
          <Link to={paths.vehicle(car.id)}>
            {[carName(car.brand, car.model), car.trimLevel].filter((part) => part !== null).join(' ')}
          </Link>
          {': '}
          {t('empty.nearestCar', {
            rate: isPersonal(car)
              ? inEuros(shownRateOf(car))
              : `${t('rate.approximately')} ${inEuros(shownRateOf(car))}`,
            over: inEuros(shownRateOf(car) - highest),
            months: car.durationMonths,
            kilometers: number(car.kmPerYear),
          })}
        </span>
      ))}
      <span>{t('empty.cheaper')}</span>
    </span>
  );
}
