import type { CalendarDate, Cents } from '@stromwandel/kernel';
import { cheapestRate, createPricesOfCar, type PricesOfCar, type PricingTerms } from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Services } from '../../services.ts';
import { readPricingTerms, type EmployerOffer } from '../offer/index.ts';
import type { CatalogueCar } from './catalogue-snapshots.ts';
import type { PackageRate } from './catalogue-store.ts';
import { offeredCars, type OfferedCar } from './offered-cars.ts';
import { findPayrollPerson } from './payroll-person.ts';
import type { FindRunningCars } from './personal-price.ts';

/** A package of a car with its price for a person. */
export interface PricedPackage {
  readonly rate: PackageRate;
  /** The person's net rate a month; null when data are missing or the pay is too low. */
  readonly userPrice: Cents | null;
}

/** The cars that an employer offers to a person, and which package the list shows. */
export interface PersonalList {
  readonly cars: readonly OfferedCar[];
  readonly terms: PricingTerms;
  /** The package that costs the person least; of a car without a net rate the one with the lowest gross rate. */
  readonly choose: (car: OfferedCar) => PricedPackage;
  /** The packages with a net rate; all of them, without one, when none has any. */
  readonly priceAll: (car: OfferedCar) => readonly PricedPackage[];
}

/** Reads what the list of an employee is computed from; the prices are then computed without the database. */
export async function readPersonalList(
  {
    db,
    seal,
    findRunningCars,
  }: Pick<Services, 'db' | 'seal'> & { readonly findRunningCars: FindRunningCars },
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
  const days = new Set(person ? offered.map(({ car }) => car.offer.acquiredOn) : []);
  const pricers = new Map<CalendarDate, PricesOfCar | null>();
  for (const day of days) {
    // A lease that ends before a car arrives does not count for it.
    const prices = person && createPricesOfCar(person, terms, await findRunningCars(caller.userId, day));
    pricers.set(day, prices?.ok ? prices.value : null);
  }
  const pricesOf = ({ car, rates }: OfferedCar): readonly (Cents | null)[] =>
    pricers.get(car.offer.acquiredOn)?.({
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
    priceAll: (car) => {
      const prices = pricesOf(car);
      const all = car.rates.map((rate, place) => ({ rate, userPrice: prices[place] ?? null }));
      const own = all.filter(({ userPrice }) => userPrice !== null);
      return own.length === 0 ? all : own;
    },
  };
}
