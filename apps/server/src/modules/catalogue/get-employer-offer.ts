import { toEuro, type OfferObstacleReply, type ReplyOf } from '@stromwandel/api-spec';
import { highestRateFor } from '@stromwandel/offer';
import type { Cents } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import {
  obstacleFigures,
  obstaclesOfCar,
  obstaclesOfPackage,
  obstaclesOfPerson,
  readEmployerOffer,
  type EmployerOffer,
} from '../offer/index.ts';
import type { Services } from '../../services.ts';
import type { CatalogueCar, CatalogueSnapshots } from './catalogue-snapshots.ts';
import { findPayrollPerson } from './payroll-person.ts';

/** Why a car is not offered: for a property of its own, or because none of its packages is offered. */
function obstaclesOf(
  offer: EmployerOffer,
  { vehicle, rates }: CatalogueCar,
  grossPerMonth: Cents | null,
): OfferObstacleReply[] {
  const ofCar = obstaclesOfCar(offer, vehicle);
  if (ofCar.length > 0) return ofCar.map(obstacleFigures);
  const ofPackages = rates.map((rate) => obstaclesOfPackage(offer, rate, grossPerMonth));
  return ofPackages.every((obstacles) => obstacles.length > 0)
    ? (ofPackages[0] ?? []).map(obstacleFigures)
    : [];
}

/** The contribution of the caller's employer to rates, and the reasons for what it does not offer. */
export async function getEmployerOffer(
  {
    db,
    clock,
    seal,
    snapshots,
  }: Pick<Services, 'db' | 'clock' | 'seal'> & { readonly snapshots: CatalogueSnapshots },
  caller: Caller,
): Promise<ReplyOf<'getEmployerOffer'>> {
  const today = clock.today();
  const [{ cars }, person, offer] = await Promise.all([
    snapshots.current(today),
    findPayrollPerson({ db, seal }, caller),
    readEmployerOffer(db, caller),
  ]);
  const gross = person?.employee.grossMonthlySalary ?? null;
  const highestRate = highestRateFor(offer.rules, gross);
  return {
    personObstacles: obstaclesOfPerson(offer, today).map(obstacleFigures),
    contributionEur: toEuro(offer.contribution.amount),
    contributionPercent: offer.contribution.basisPoints / 100,
    highestRateEur: highestRate === null ? null : toEuro(highestRate),
    durationsMonths: offer.rules.durationsMonths && [...offer.rules.durationsMonths],
    vatPassedOn: offer.rules.vatPassedOn,
    commuteFlatTax: offer.rules.commuteFlatTax,
    notOffered: cars.flatMap((car) => {
      const obstacles = obstaclesOf(offer, car, gross);
      const { id, brand, model, trimLevel } = car.vehicle;
      return obstacles.length === 0 ? [] : [{ vehicleId: id, brand, model, trimLevel, obstacles }];
    }),
  };
}
