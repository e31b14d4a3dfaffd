import type { CalendarDate, Cents } from '@stromwandel/kernel';
import { createRateFinder, type PricingTerms, type RateFinder } from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Services } from '../../services.ts';
import { readPricingTerms, type EmployerOffer } from '../offer/index.ts';
import type { CatalogueCar } from './catalogue-snapshots.ts';
import type { PackageRate } from './catalogue-store.ts';
import { offeredCars, type OfferedCar } from './offered-cars.ts';
import { findPayrollPerson } from './payroll-person.ts';
import type { FindRunningCars } from './personal-price.ts';

/** The package of a car that costs a person least. */
export interface ChosenPackage {
  readonly rate: PackageRate;
  /** The person's net rate a month; null when data are missing or the pay is too low. Then the lowest gross rate chooses. */
  readonly userPrice: Cents | null;
}

/** The cars that an employer offers to a person, and which package the list shows. */
export interface PersonalList {
  readonly cars: readonly OfferedCar[];
  readonly terms: PricingTerms;
  readonly choose: (car: OfferedCar) => ChosenPackage;
}

/** Reads what the list of an employee is computed from; `choose` then computes without the database. */
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
  const finders = new Map<CalendarDate, RateFinder | null>();
  for (const day of days) {
    // A lease that ends before a car arrives does not count for it.
    const finder = person && createRateFinder(person, terms, await findRunningCars(caller.userId, day));
    finders.set(day, finder?.ok ? finder.value : null);
  }
  return {
    cars: offered,
    terms,
    choose: ({ car, rates }) => {
      const own = finders.get(car.offer.acquiredOn)?.({
        car: car.offer,
        rates: rates.map((rate) => rate.totalMonthlyGrossCostCents),
      });
      const rate = rates[own?.place ?? 0];
      if (!rate) throw new Error('An offered car has a package');
      return { rate, userPrice: own?.userPrice ?? null };
    },
  };
}
