import { cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import type { PremiumPerson } from '@stromwandel/offer';
import {
  cheapestRate,
  createPricesOfCar,
  type PayrollPerson,
  type CarPrices,
  type PricingTerms,
} from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Services } from '../../services.ts';
import { readPricingTerms, type EmployerOffer } from '../offer/index.ts';
import type { CatalogueCar } from './catalogue-snapshots.ts';
import { offeredCars, type OfferedCar } from './offered-cars.ts';
import { findPayrollPerson } from './payroll-person.ts';
import type { ReadRunningCars } from './personal-price.ts';
import { premiumPersonOfPayslip, type CatalogueRate } from './private-lease.ts';

/** A package of a car with its price for a person. */
export interface PricedPackage {
  readonly rate: CatalogueRate;
  /** The person's net rate a month; null when data are missing or the pay is too low. */
  readonly userPrice: Cents | null;
}

/** The cars that an employer offers to a person, and which package the list shows. */
export interface PersonalList {
  readonly cars: readonly OfferedCar[];
  readonly terms: PricingTerms;
  /** The package that costs the person least; of a car without a net rate the one with the lowest gross rate. */
  readonly choose: (car: OfferedCar) => PricedPackage;
  /** What the premium that private people would have for a car follows from; undefined without a payslip. */
  readonly premiumPersonOf: (car: OfferedCar) => PremiumPerson | undefined;
  /** Whether a limit of the law forbids an order of a car at one of its packages with a net rate. */
  readonly isForbidden: (car: OfferedCar, priced: PricedPackage) => boolean;
  /** The packages with a net rate; all of them, without one, when none has any. */
  readonly priceAll: (car: OfferedCar) => readonly PricedPackage[];
}

/** The prices of a person's cars, and what the premium that private people have follows from. */
interface PersonPrices extends CarPrices {
  readonly premiumPerson: PremiumPerson;
}

/**
 * The prices of a person on the days on which the cars arrive: a lease that ends before a car arrives does not count for the
 * car. Days with the same running cars share their prices, for most people all days.
 */
async function readPricers(
  readRunningCars: ReadRunningCars,
  userId: number,
  {
    person,
    terms,
    offered,
  }: {
    readonly person: PayrollPerson;
    readonly terms: PricingTerms;
    readonly offered: readonly OfferedCar[];
  },
): Promise<(day: CalendarDate) => PersonPrices | null> {
  const days = [...new Set(offered.map(({ car }) => car.offer.acquiredOn))].toSorted();
  const [first] = days;
  if (first === undefined) return () => null;
  const runningOn = await readRunningCars(userId, first);
  const known = new Map<string, PersonPrices | null>();
  const pricers = new Map<CalendarDate, PersonPrices | null>();
  for (const day of days) {
    const running = runningOn(day);
    const key = JSON.stringify(running);
    if (!known.has(key)) {
      const prices = createPricesOfCar(person, terms, running);
      known.set(
        key,
        prices.ok
          ? { ...prices.value, premiumPerson: premiumPersonOfPayslip(prices.value.before, person) }
          : null,
      );
    }
    pricers.set(day, known.get(key) ?? null);
  }
  return (day) => pricers.get(day) ?? null;
}

/** Reads what the list of an employee is computed from; the prices are then computed without the database. */
export async function readPersonalList(
  {
    db,
    seal,
    readRunningCars,
  }: Pick<Services, 'db' | 'seal'> & { readonly readRunningCars: ReadRunningCars },
  cars: readonly CatalogueCar[],
  {
    caller,
    offer,
    today,
  }: {
    readonly caller: Pick<Caller, 'userId' | 'roles'>;
    readonly offer: EmployerOffer;
    readonly today: CalendarDate;
  },
): Promise<PersonalList> {
  const [person, terms] = await Promise.all([
    findPayrollPerson({ db, seal }, caller),
    readPricingTerms(db, today, offer),
  ]);
  const offered = offeredCars(cars, offer, person?.employee.grossMonthlySalary ?? null);
  const pricerOn = person && (await readPricers(readRunningCars, caller.userId, { person, terms, offered }));
  const pricesOf = ({ car, rates }: OfferedCar): readonly (Cents | null)[] =>
    pricerOn?.(car.offer.acquiredOn)?.pricesOf({
      car: car.offer,
      rates: rates.map((rate) => rate.totalMonthlyGrossCostCents),
    }) ?? [];
  return {
    cars: offered,
    terms,
    choose: (car) => {
      const own = cheapestRate(pricesOf(car));
      const rate = car.rates[own?.place ?? 0];
      if (!rate) throw new Error('An offered car has a package');
      return { rate, userPrice: own?.userPrice ?? null };
    },
    premiumPersonOf: ({ car }) => pricerOn?.(car.offer.acquiredOn)?.premiumPerson,
    isForbidden: ({ car: { offer: carOffer } }, { rate, userPrice }) =>
      userPrice !== null &&
      pricerOn?.(carOffer.acquiredOn)?.isForbidden(
        {
          ...carOffer,
          ratePerMonth: cents(rate.totalMonthlyGrossCostCents),
          durationMonths: rate.durationMonths,
        },
        userPrice,
      ) === true,
    priceAll: (car) => {
      const prices = pricesOf(car);
      const all = car.rates.map((rate, place) => ({ rate, userPrice: prices[place] ?? null }));
      const own = all.filter(({ userPrice }) => userPrice !== null);
      return own.length === 0 ? all : own;
    },
  };
}
