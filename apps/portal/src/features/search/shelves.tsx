import { carName } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import type { VehicleListItem } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { paths } from '../../navigation/paths.ts';
import { useRateText } from '../../rates/use-rate-text.ts';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { listRate } from './list-rate.ts';
import { NO_SELECTION, writeSelection, type SearchSelection } from './search-selection.ts';
import classes from './shelves.module.css';
import { sortList } from './sort-list.ts';
import { keepsLimits, NO_LIMITS } from './vehicle-limits.ts';

/** Cars of a shelf; a phone scrolls them sideways. */
const CARS = 4;

/** What a shelf holds, with the address of all of it. */
const SHELVES: Readonly<Record<'cheap' | 'soon' | 'far', SearchSelection>> = {
  cheap: { ...NO_SELECTION, limits: { ...NO_LIMITS, rateTo: 300 }, sort: 'range' },
  soon: { ...NO_SELECTION, limits: { ...NO_LIMITS, deliveryTo: 4 }, sort: 'rate' },
  far: { ...NO_SELECTION, limits: { ...NO_LIMITS, rangeFrom: 500 }, sort: 'rate' },
};

/** One car per model: its trims look alike. */
function differentModels(cars: readonly VehicleListItem[]): VehicleListItem[] {
  return [...new Map(cars.toReversed().map((car) => [car.brand + car.model, car])).values()].reverse();
}

/** Some cars for people who do not look for a certain one, above the whole list. */
export function Shelves({ vehicles }: { readonly vehicles: readonly VehicleListItem[] }) {
  const { t } = useTranslation('search');
  const names = Object.keys(SHELVES) as (keyof typeof SHELVES)[]; // exactly its keys
  const shelves = names.map((name) => {
    const selection = SHELVES[name];
    const cars = sortList(
      vehicles.filter((vehicle) => keepsLimits(vehicle, selection.limits)),
      selection.sort,
    );
    if (cars.length < CARS) return null;
    return (
      <section key={name} className={classes['shelf']} aria-label={t(`shelf.${name}`)}>
        <div className={classes['head']}>
          <h2>{t(`shelf.${name}`)}</h2>
          <Link to={`${paths.search()}?${String(writeSelection(selection))}`}>
            {t('shelf.all', { count: cars.length })}
          </Link>
        </div>
        <ul>
          {differentModels(cars)
            .slice(0, CARS)
            .map((car) => (
              <ShelfCar key={car.id} car={car} />
            ))}
        </ul>
      </section>
    );
  });
  return (
    <>
      {shelves}
      <h2 className={classes['whole']}>{t('shelf.whole', { count: vehicles.length })}</h2>
    </>
  );
}

function ShelfCar({ car }: { readonly car: VehicleListItem }) {
  const { t } = useTranslation('search');
  const { unit, fixed } = useFormat();
  const rateText = useRateText();
  const { rate } = listRate(car);
  return (
    <li data-card>
      <VehicleStage size="card" photoUrl={car.mainPhotoUrl} alt="" paint={car.paint} />
      <div className={classes['text']}>
        <Link to={paths.vehicle(car.id)}>{carName(car.brand, car.model)}</Link>
        <b>{t('shelf.rate', { rate: rateText.rate(rate) })}</b>
        <span>
          {car.trimLevel && `${car.trimLevel} · `}
          {unit(car.rangeKm, 'km')} ·{' '}
          {t('example.legal', { consumption: car.consumption === null ? '?' : fixed(car.consumption, 1) })}
        </span>
      </div>
    </li>
  );
}
