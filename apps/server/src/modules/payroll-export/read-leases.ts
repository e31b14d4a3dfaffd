import { toCents } from '@stromwandel/api-spec';
import { calendarDate, subtractCents, type CalendarDate } from '@stromwandel/kernel';
import { lastDayOf, lastDayOfLease, type Lease, type PayrollMonth } from '@stromwandel/payroll-export';
import type { Caller } from '../../access/caller.ts';
import { recordReading } from '../../audit/record-reading.ts';
import { findReportsInForce, type EmploymentReport } from '../employment-reports/index.ts';
import { findHandedOverOrders, openPrivateSnapshot, type OrdersServices } from '../orders/index.ts';

/** A lease ends with the employment at the latest; days without pay are pauses. */
function spanOf(until: CalendarDate, reports: readonly EmploymentReport[]): Pick<Lease, 'until' | 'pauses'> {
  const leaving = reports.find(({ kind }) => kind === 'LEAVING')?.day;
  return {
    until: leaving !== undefined && leaving < until ? calendarDate(leaving) : until,
    pauses: reports
      .filter(({ kind }) => kind !== 'LEAVING')
      .map((report) => ({
        from: calendarDate(report.day),
        until: report.until === null ? null : calendarDate(report.until),
      })),
  };
}

/**
 * The leases of an employer that began before a month ends, whoever pays for them: what they cost a month and what they
 * are worth for tax, as frozen in the order. Each is a reading of its person, because the way to work is in it.
 */
export async function readLeases(
  services: OrdersServices,
  caller: Caller,
  tenantId: number,
  month: PayrollMonth,
): Promise<Lease[]> {
  const { db, seal, clock } = services;
  const handedOver = await findHandedOverOrders(db, tenantId, lastDayOf(month));
  const people = handedOver.map(({ row }) => row.userId);
  const reports = await findReportsInForce(db, tenantId, people);
  const leases: Lease[] = [];
  for (const { personnelNumber, handedOverOn, ...order } of handedOver) {
    const { person, leasePackage } = order.snapshot;
    await recordReading(db, caller, {
      at: clock.now(),
      action: 'PAYROLL_READ',
      record: 'order',
      recordId: order.row.id,
      personId: order.row.userId,
    });
    const { salarySacrificeData } = openPrivateSnapshot(seal, order).taxResult;
    const employerContribution = toCents(salarySacrificeData.employerContribution);
    const from = calendarDate(handedOverOn);
    leases.push({
      orderId: order.row.id,
      personId: order.row.userId,
      personnelNumber: personnelNumber ?? person.employeeId,
      firstName: person.firstName,
      lastName: person.lastName,
      from,
      ...spanOf(lastDayOfLease(from, leasePackage.durationMonths), reports.get(order.row.userId) ?? []),
      monthly: {
        grossReduction: subtractCents(toCents(salarySacrificeData.monthlyNetLeasing), employerContribution),
        benefitPrivateUse: toCents(salarySacrificeData.vehicleTaxation),
        benefitCommute: toCents(salarySacrificeData.commutingTaxation),
        vatPassedOn: toCents(salarySacrificeData.vatPassedOn ?? 0),
        employerContribution,
      },
    });
  }
  return leases;
}
