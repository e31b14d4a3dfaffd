import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { TripMonth } from './trip-month.tsx';
import classes from './trips-section.module.css';

type Trips = ReplyOf<'listTrips'>;

/** The declared trips of each calendar year over all cars, newest year first. */
function tripsByYear(cars: Trips['cars']): { readonly year: string; readonly count: number }[] {
  const years = new Map<string, number>();
  for (const { month, days } of cars.flatMap(({ months }) => months)) {
    const year = month.slice(0, 4);
    years.set(year, (years.get(year) ?? 0) + (days?.length ?? 0));
  }
  return [...years]
    .map(([year, count]) => ({ year, count }))
    .toSorted((a, b) => b.year.localeCompare(a.year));
}

function TripAccount({ tripsPerYear, cars: all }: Trips) {
  const { t } = useTranslation('profile');
  const cars = all.filter(({ months }) => months.length > 0);
  if (cars.length === 0) return null;
  return (
    <SectionCard title={t('trips.heading')} description={t('trips.description')}>
      <ul className={classes['years']}>
        {tripsByYear(cars).map(({ year, count }) => (
          <li key={year}>
            {t('trips.account', { year, counted: Math.min(count, tripsPerYear), limit: tripsPerYear })}
            {count > tripsPerYear && ` ${t('trips.beyond', { count: count - tripsPerYear })}`}
          </li>
        ))}
      </ul>
      {cars.map(({ orderId, vehicle, months }) => (
        <section key={orderId} className={classes['car']} aria-label={vehicle}>
          <h3>{vehicle}</h3>
          {months.map((month, index) => (
            <TripMonth
              key={month.month}
              orderId={orderId}
              month={month}
              isNext={index === 0 && month.days === null}
            />
          ))}
        </section>
      ))}
      <p className={classes['quiet']}>{t('trips.whoSees')}</p>
    </SectionCard>
  );
}

/** The trips to work that payroll counts, for people whose running car is valued by single trips. */
export function TripsSection() {
  const { t } = useTranslation('profile');
  const trips = useApiQuery('listTrips', {});
  return (
    <LoadState query={trips} failed={t('trips.loadFailed')} skeleton={null}>
      {(reply) => <TripAccount {...reply} />}
    </LoadState>
  );
}
