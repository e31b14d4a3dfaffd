import { toCents } from '@stromwandel/api-spec';
import { calendarDate, subtractCents, type CalendarDate } from '@stromwandel/kernel';
import {
  firstDayOf,
  lastDayOf,
  lastDayOfLease,
  type Lease,
  type PayrollMonth,
} from '@stromwandel/payroll-export';
import { benefitsOfMonth } from '@stromwandel/pricing';
import type { Caller } from '../../access/caller.ts';
import { recordReading } from '../../audit/record-reading.ts';
import { commuteOf, findCommutes, type EnteredCommute } from '../../salary-data/index.ts';
import { findReportsInForce, isInsuranceCase, type EmploymentReport } from '../employment-reports/index.ts';
import {
  findHandedOverOrders,
  openPrivateSnapshot,
  type HandedOverOrder,
  type OrdersServices,
} from '../orders/index.ts';
import { commuteOfMonth } from './commute-of-month.ts';
import { findFirstFiles } from './payroll-store.ts';

/** The leases of an employer as payroll values them in a month. */
export type LeasesIn = (month: PayrollMonth) => Lease[];

/** A lease ends with the employment at the latest; days without pay are pauses. */
function spanOf(
  until: CalendarDate,
  reports: readonly EmploymentReport[],
  isInsured: boolean,
): Pick<Lease, 'until' | 'pauses'> {
  const leaving = reports.find(({ kind }) => kind === 'LEAVING')?.day;
  return {
    until: leaving !== undefined && leaving < until ? calendarDate(leaving) : until,
    pauses: reports
      .filter(({ kind }) => kind !== 'LEAVING')
      .map((report) => ({
        from: calendarDate(report.day),
        until: report.until === null ? null : calendarDate(report.until),
        insuranceDecides: isInsured && isInsuranceCase(report.kind),
      })),
  };
}

interface LeaseFacts {
  readonly reports: readonly EmploymentReport[];
  readonly entered: readonly EnteredCommute[];
  readonly firstFiles: ReadonlyMap<string, Date>;
}

function leaseIn(
  { seal }: Pick<OrdersServices, 'seal'>,
  { personnelNumber, handedOverOn, ...order }: HandedOverOrder,
  { reports, entered, firstFiles }: LeaseFacts,
): (month: PayrollMonth) => Lease {
  const { person, leasePackage, calculation } = order.snapshot;
  const { taxResult, salaryInfo } = openPrivateSnapshot(seal, order);
  const { salarySacrificeData } = taxResult;
  const employerContribution = toCents(salarySacrificeData.employerContribution);
  const from = calendarDate(handedOverOn);
  const lease = {
    orderId: order.row.id,
    personId: order.row.userId,
    personnelNumber: personnelNumber ?? person.employeeId,
    firstName: person.firstName,
    lastName: person.lastName,
    from,
    ...spanOf(lastDayOfLease(from, leasePackage.durationMonths), reports, leasePackage.rateInsuranceIncluded),
  };
  const grossReduction = subtractCents(toCents(salarySacrificeData.monthlyNetLeasing), employerContribution);
  const history = { ordered: commuteOf(salaryInfo), entered, firstFiles };
  // The employer acquires a leased car when it is handed over; the order knew an estimate.
  const car = { ...calculation.car, acquiredOn: from };
  return (month) => {
    const commute = commuteOfMonth(history, month);
    const benefits = benefitsOfMonth(car, calculation.terms, commute, firstDayOf(month));
    if (!benefits.ok) throw new Error(`Order ${order.row.id} has lost its benefits: ${benefits.error.code}`);
    const { privateUse, commute: benefitCommute, vatPassedOn, provisional } = benefits.value;
    return {
      ...lease,
      provisional,
      monthly: {
        grossReduction,
        benefitPrivateUse: privateUse,
        benefitCommute,
        vatPassedOn,
        employerContribution,
      },
    };
  };
}

/**
 * The leases of an employer that began before a month ends, whoever pays for them: what is given up for them a month, as
 * frozen in the order, and what they are worth for tax in each month up to it (ADR 37). Each is a reading of its person, because
 * the way to work is in it.
 */
export async function readLeases(
  services: OrdersServices,
  caller: Caller,
  tenantId: number,
  until: PayrollMonth,
): Promise<LeasesIn> {
  const { db, seal, clock } = services;
  const handedOver = await findHandedOverOrders(db, tenantId, lastDayOf(until));
  const people = handedOver.map(({ row }) => row.userId);
  const reports = await findReportsInForce(db, tenantId, people);
  for (const { row } of handedOver) {
    await recordReading(db, caller, {
      at: clock.now(),
      action: 'PAYROLL_READ',
      record: 'order',
      recordId: row.id,
      personId: row.userId,
    });
  }
  const orderIds = handedOver.map(({ row }) => row.id);
  const commutes = await findCommutes(db, seal, orderIds);
  const firstFiles = await findFirstFiles(db, tenantId);
  const leases = handedOver.map((order) =>
    leaseIn(services, order, {
      reports: reports.get(order.row.userId) ?? [],
      entered: commutes.get(order.row.id) ?? [],
      firstFiles,
    }),
  );
  return (month) => leases.map((lease) => lease(month));
}
