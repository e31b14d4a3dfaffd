import type { LaterReply, TaxResultReply, VehicleDetailReply } from '@stromwandel/api-spec';
import { cents, ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { PayrollRefusal, RunningCar } from '@stromwandel/payroll';
import {
  laterOfPrice,
  priceCar,
  refusalFigures,
  type CarPrice,
  type PayrollPerson,
} from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import { readEmployerOffer, readPricingTerms } from '../offer/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { carOfferOf } from './car-offer-of.ts';
import { findLeaseOffer } from './catalogue-store.ts';
import { findPayrollPerson } from './payroll-person.ts';

/**
 * Reads a person's cars with a running conversion whose leases end on or after a day.
 * @returns those of that day or a later one
 */
export type ReadRunningCars = (
  userId: number,
  from: CalendarDate,
) => Promise<(day: CalendarDate) => readonly RunningCar[]>;

/** Reads the lease that the person's next order follows; null without one. */
export type ReadFollowed = (userId: number) => Promise<VehicleDetailReply['followsLease']>;

interface Pricing extends Pick<Services, 'db' | 'clock' | 'seal'> {
  readonly readRunningCars: ReadRunningCars;
}

interface PersonalPrice extends CarPrice {
  readonly person: PayrollPerson;
  readonly months: number;
}

async function priceForCaller(
  { db, clock, seal, readRunningCars }: Pricing,
  leasePackageId: number,
  caller: Caller,
): Promise<Result<PersonalPrice, Refusal>> {
  const offer = await findLeaseOffer(db, leasePackageId);
  if (!offer) return refuse({ code: 'NOT_FOUND' });
  const person = await findPayrollPerson({ db, seal }, caller);
  if (!person) return refuse({ code: 'SALARY_DATA_MISSING' });
  const { vehicle, leasePackage } = offer;
  const today = clock.today();
  const offered = carOfferOf(vehicle, leasePackage.totalMonthlyGrossCostCents, today);
  const car = { ...offered, durationMonths: leasePackage.durationMonths };
  const price = priceCar(
    person,
    car,
    cents(leasePackage.grossComparisonCostCents),
    await readPricingTerms(db, today, await readEmployerOffer(db, caller)),
    (await readRunningCars(caller.userId, car.acquiredOn))(car.acquiredOn),
  );
  return price.ok ? ok({ ...price.value, person, months: car.durationMonths }) : notAvailable(price.error);
}

function notAvailable(error: PayrollRefusal): Result<never, Refusal> {
  return refuse({ code: 'PRICE_NOT_AVAILABLE', params: refusalFigures(error) });
}

/** The caller's payslip before and after the conversion for a lease package, at today's terms. */
export async function getTaxResult(
  pricing: Pricing,
  leasePackageId: number,
  caller: Caller,
): Promise<Result<TaxResultReply, Refusal>> {
  const price = await priceForCaller(pricing, leasePackageId, caller);
  return price.ok ? ok(price.value.taxResult) : price;
}

/** What the same conversion changes in later benefits. */
export async function getLater(
  pricing: Pricing,
  leasePackageId: number,
  caller: Caller,
): Promise<Result<LaterReply, Refusal>> {
  const price = await priceForCaller(pricing, leasePackageId, caller);
  if (!price.ok) return price;
  const later = laterOfPrice(price.value.person, price.value, price.value.months);
  return later.ok ? later : notAvailable(later.error);
}
