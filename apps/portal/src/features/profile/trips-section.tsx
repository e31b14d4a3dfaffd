import { addCents, ZERO_CENTS, type Cents } from '@stromwandel/kernel';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useFormat } from '../../format/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { TripMonth } from './trip-month.tsx';
import classes from './trips-section.module.css';

type Trips = ReplyOf<'listTrips'>;

interface YearOfTrips {
  readonly year: string;
  readonly count: number;
  /** What the way to work of the declared months counts as pay by each method. */
  readonly singleTripsCents: Cents;
  readonly flatCents: Cents;
}

/** The declared trips of each calendar year over all cars, newest year first. */
function tripsByYear(cars: Trips['cars']): YearOfTrips[] {
  const years = new Map<string, YearOfTrips>();
  for (const { month, days, commute } of cars.flatMap(({ months }) => months)) {
    const year = month.slice(0, 4);
    const { count = 0, singleTripsCents = ZERO_CENTS, flatCents = ZERO_CENTS } = years.get(year) ?? {};
    years.set(year, {
      year,
      count: count + (days?.length ?? 0),
      singleTripsCents: addCents(singleTripsCents, commute?.singleTripsCents ?? ZERO_CENTS),
      flatCents: addCents(flatCents, commute?.flatCents ?? ZERO_CENTS),
    });
  }
  return [...years.values()].toSorted((a, b) => b.year.localeCompare(a.year));
}

/** Which method is cheaper for a year so far, and how to change it. */
function MethodOfYear({ year, singleTripsCents, flatCents }: YearOfTrips) {
  const { t } = useTranslation('profile');
  const { euroCents } = useFormat();
  if (flatCents === 0) return null;
  const amounts = { year, single: euroCents(singleTripsCents), flat: euroCents(flatCents) };
  return (
    <>
      <p className={classes['compared']}>{t('trips.compared', amounts)}</p>
      {flatCents < singleTripsCents && (
        <Notice tone="info" title={t('trips.flatCheaper')}>
          {t('trips.changeMethod', { year })}
        </Notice>
      )}
    </>
  );
}

function TripAccount({ tripsPerYear, cars: all }: Trips) {
  const { t } = useTranslation('profile');
  const cars = all.filter(({ months }) => months.length > 0);
  if (cars.length === 0) return null;
  return (
    <SectionCard title={t('trips.heading')} description={t('trips.description')}>
      <ul className={classes['years']}>
        {tripsByYear(cars).map((of) => (
          <li key={of.year}>
            {t('trips.account', {
              year: of.year,
              counted: Math.min(of.count, tripsPerYear),
              limit: tripsPerYear,
            })}
            {of.count > tripsPerYear && ` ${t('trips.beyond', { count: of.count - tripsPerYear })}`}
            <MethodOfYear {...of} />
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
              earlier={months.slice(index + 1).find(({ days }) => days !== null)}
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
