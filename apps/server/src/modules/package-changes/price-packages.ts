import { cents, type CalendarDate, type Result } from '@stromwandel/kernel';
import { packageOn } from '@stromwandel/leasing';
import type { PayrollRefusal } from '@stromwandel/payroll';
import { employeeFromSalaryInfo, priceCar, type CarPrice, type PayrollPerson } from '@stromwandel/pricing';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import type { LeaseRecord } from '../leases/index.ts';
import { EVERYTHING, obstaclesOfPackage, readEmployerOffer, readPricingTerms } from '../offer/index.ts';
import {
  findRunningCars,
  openPrivateSnapshot,
  withPackage,
  type FrozenPackage,
  type OrderServices,
} from '../orders/index.ts';
import { findSalaryInfo } from '../salary-data/index.ts';

/** Prices the packages of a lease for its employee, by the law of one month. */
export interface PackagePricing {
  readonly person: PayrollPerson;
  readonly price: (leasePackage: FrozenPackage) => Result<CarPrice, PayrollRefusal>;
}

/**
 * Opens the pricing of a lease's packages from a day on: what the order agreed, with the law of that day and today's salary data, or
 * those of the order without any. For the person alone.
 */
export async function openPackagePricing(
  { seal }: Pick<OrderServices, 'seal'>,
  db: DatabaseOrTransaction,
  { order, orderId, userId }: LeaseRecord,
  from: CalendarDate,
): Promise<PackagePricing> {
  const info = await findSalaryInfo(db, seal, userId);
  const person = employeeFromSalaryInfo(info ?? openPrivateSnapshot(seal, order).salaryInfo);
  const { payrollMonth, assumedYear, figures } = await readPricingTerms(db, from, EVERYTHING);
  const { assumedYear: _year, figures: _figures, ...agreed } = order.snapshot.calculation.terms;
  const terms = {
    ...agreed,
    payrollMonth,
    ...(assumedYear !== undefined && { assumedYear }),
    ...(figures !== undefined && { figures }),
  };
  const running = await findRunningCars(db, seal, { userId, from, except: orderId });
  return {
    person,
    price: (leasePackage) => {
      const { car } = withPackage(order.snapshot, leasePackage).calculation;
      const { durationMonths, grossComparisonCostCents } = leasePackage;
      return priceCar(person, { ...car, durationMonths }, cents(grossComparisonCostCents), terms, running);
    },
  };
}

/** The package of a lease on a day. */
export const packageOf = ({ order, packages }: LeaseRecord, day: CalendarDate): FrozenPackage =>
  packageOn(order.snapshot.leasePackage, packages, day);

/**
 * The packages that the order froze with other kilometres than the current one and that the employer offers today; by their
 * kilometres. Their prices are those of the order day.
 */
export async function findOtherPackages(
  db: DatabaseOrTransaction,
  caller: Caller,
  { order: { snapshot } }: LeaseRecord,
  current: FrozenPackage,
  { employee }: PayrollPerson,
): Promise<FrozenPackage[]> {
  const offer = await readEmployerOffer(db, caller);
  return [snapshot.leasePackage, ...snapshot.otherPackages]
    .filter(({ kmPerYear }) => kmPerYear !== current.kmPerYear)
    .filter((one) => obstaclesOfPackage(offer, one, employee.grossMonthlySalary).length === 0)
    .toSorted((one, other) => one.kmPerYear - other.kmPerYear);
}
