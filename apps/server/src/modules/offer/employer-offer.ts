import {
  type CarObstacle,
  type Contribution,
  type EmployerRules,
  type Employment,
  NO_CONTRIBUTION,
  NO_RULES,
  type PackageObstacle,
  type PersonObstacle,
  carObstacles,
  contributionFor,
  packageObstacles,
  personObstacles,
} from '@stromwandel/offer';
import { cents, type CalendarDate, type Cents } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { findOwnRules } from './employer-rules-store.ts';

/** Why a car or package is not offered to a person. */
export type OfferObstacle = CarObstacle | PackageObstacle | PersonObstacle;

interface OfferedCar {
  readonly brand: string;
  readonly driveType: string;
  readonly listPriceCents: number;
}

interface OfferedPackage {
  readonly durationMonths: number;
  readonly totalMonthlyGrossCostCents: number;
}

/** An employer's offer to one person; unrestricted for people who are not employees. */
export interface EmployerOffer {
  readonly rules: EmployerRules;
  readonly employment: Employment | null;
  /** The employer's contribution to each rate of the person. */
  readonly contribution: Contribution;
}

/** The unrestricted offer of an employer without rules, also for visitors. */
export const EVERYTHING: EmployerOffer = {
  rules: NO_RULES,
  employment: null,
  contribution: NO_CONTRIBUTION,
};

/** The offer of the caller's employer to the caller. */
export async function readEmployerOffer(
  db: DatabaseOrTransaction,
  caller: Pick<Caller, 'userId' | 'roles'> | null,
): Promise<EmployerOffer> {
  if (!caller?.roles.includes('EMPLOYEE')) return EVERYTHING;
  const { rules, employment } = await findOwnRules(db, caller.userId);
  return { rules, employment, contribution: contributionFor(rules, employment) };
}

/** Why the employer does not offer a car; empty when it does. */
export function obstaclesOfCar({ rules }: EmployerOffer, car: OfferedCar): CarObstacle[] {
  const { brand, driveType, listPriceCents } = car;
  return carObstacles(rules, { brand, driveType, listPrice: cents(listPriceCents) });
}

/** Why the employer does not offer a package; empty when it does. */
export function obstaclesOfPackage(
  { rules }: EmployerOffer,
  { durationMonths, totalMonthlyGrossCostCents }: OfferedPackage,
  grossPerMonth: Cents | null,
): PackageObstacle[] {
  const rate = cents(totalMonthlyGrossCostCents);
  return packageObstacles(rules, { durationMonths, rate }, grossPerMonth);
}

/** Why the person may not order any car today; empty when they may. */
export function obstaclesOfPerson(
  { rules, employment }: EmployerOffer,
  today: CalendarDate,
): PersonObstacle[] {
  return employment ? personObstacles(rules, employment, today) : [];
}
