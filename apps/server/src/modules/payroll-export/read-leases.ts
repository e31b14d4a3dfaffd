import { calendarDate, cents, subtractCents, type Cents } from '@stromwandel/kernel';
import { agreedTerms, lastDayOfTerm } from '@stromwandel/leasing';
import { tripAccount } from '@stromwandel/payroll';
import { firstDayOf, lastDayOf, type Lease, type PayrollMonth } from '@stromwandel/payroll-export';
import { contributionTo } from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordReadings } from '../../platform/audit/record-reading.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import {
  commuteOf,
  findCharging,
  findCommutes,
  findTrips,
  type DeclaredTrips,
  type EnteredCommute,
  type StoredCharging,
} from '../salary-data/index.ts';
import { findReportsInForce, type EmploymentReport } from '../employment-reports/index.ts';
import {
  findHandedOverOrders,
  type HandedOverOrder,
  openPrivateSnapshot,
  snapshotOn,
  type OrderServices,
} from '../orders/index.ts';
import { chargingOfMonth } from './charging-of-month.ts';
import { valuationOfYear, type ChosenMethod } from './commute-of-month.ts';
import { spanOf } from './lease-span.ts';
import { findMethods } from './method-store.ts';
import { findFirstFiles } from './payroll-store.ts';
import { valueMonth } from './value-month.ts';

/** An employer's leases, valued for a month. */
export type LeasesIn = (month: PayrollMonth) => Lease[];

interface LeaseFacts {
  readonly reports: readonly EmploymentReport[];
  readonly entered: readonly EnteredCommute[];
  /** Of all cars of the person. */
  readonly trips: readonly DeclaredTrips[];
  readonly charging: readonly StoredCharging[];
  readonly chosen: readonly ChosenMethod[];
  readonly firstFiles: ReadonlyMap<string, Date>;
}

/** The countable trips of a car in a month, within the person's yearly limit; null for an undeclared month. */
function countedTrips(
  carId: number,
  trips: readonly DeclaredTrips[],
): (month: PayrollMonth) => Lease['trips'] {
  const counted = tripAccount(
    trips.flatMap(({ orderId, days }) => days.map((day) => ({ carId: orderId, day }))),
  );
  return (month) => {
    const declared = trips.find((one) => one.orderId === carId && one.month === month);
    return declared ? { days: declared.days, counted: counted(carId, month) } : null;
  };
}

/** Conversion and contribution of a rate by the terms of the order. */
function amountsOf(ratePerMonth: Cents, { calculation }: HandedOverOrder['snapshot']) {
  const employerContribution = contributionTo(ratePerMonth, calculation.terms);
  return { grossReduction: subtractCents(ratePerMonth, employerContribution), employerContribution };
}

/** The ordered term of a lease, and its extensions with their amounts. */
function termsOf({ handedOverOn, snapshot, packages }: HandedOverOrder) {
  const from = calendarDate(handedOverOn);
  const terms = agreedTerms(from, snapshot.leasePackage, packages);
  return {
    ordered: { until: lastDayOfTerm(from, snapshot.leasePackage.durationMonths) },
    extensions: terms.slice(1).map(({ leasePackage, ...span }) => ({
      ...span,
      ...amountsOf(cents(leasePackage.totalMonthlyGrossCostCents), snapshot),
    })),
  };
}

function leaseIn(
  { seal, clock }: Pick<OrderServices, 'seal' | 'clock'>,
  order: HandedOverOrder,
  { reports, entered, trips, charging, chosen, firstFiles }: LeaseFacts,
): (month: PayrollMonth) => Lease {
  const { personnelNumber, handedOverOn, endsOn, returnedOn, packages } = order;
  const { person, leasePackage } = order.snapshot;
  const { salaryInfo } = openPrivateSnapshot(seal, order);
  const from = calendarDate(handedOverOn);
  const { ordered, extensions } = termsOf(order);
  const days = { endsOn, returnedOn, today: clock.today() };
  const lease = {
    orderId: order.row.id,
    personId: order.row.userId,
    personnelNumber: personnelNumber ?? person.employeeId,
    firstName: person.firstName,
    lastName: person.lastName,
    from,
    termUntil: ordered.until,
    extensions,
    ...spanOf(days, reports, leasePackage.rateInsuranceIncluded),
  };
  const tripsIn = countedTrips(order.row.id, trips);
  const history = { ordered: commuteOf(salaryInfo), entered, chosen, firstFiles };
  return (month) => {
    // Packages change on the first of a month, within the ordered term.
    const changes = packages.filter((one) => one.from <= ordered.until);
    const { ratePerMonth } = snapshotOn(order.snapshot, changes, firstDayOf(month)).calculation.car;
    const valuation = valuationOfYear(history, month.slice(0, 4));
    // An undeclared month counts at 0.03 % until it is declared.
    const declared = valuation === 'SINGLE_TRIPS_0002' ? tripsIn(month) : null;
    const {
      privateUse,
      commute: benefitCommute,
      commuteFlatTaxed,
      vatPassedOn,
      provisional,
    } = valueMonth(order, history, month, declared?.counted ?? null);
    return {
      ...lease,
      trips: declared,
      charging: chargingOfMonth(charging, order.row.id, month),
      provisional,
      monthly: {
        benefitPrivateUse: privateUse,
        benefitCommute,
        benefitCommuteFlat: commuteFlatTaxed,
        vatPassedOn,
        ...amountsOf(ratePerMonth, order.snapshot),
      },
    };
  };
}

/**
 * The leases of an employer that began before the end of a month, including those it pays itself. Each has the
 * monthly conversion of the package of the month, and its benefits in kind for each month so far (ADR 37). Records a
 * reading of each person, because the commute is included.
 */
export async function readLeases(
  db: DatabaseOrTransaction,
  services: Pick<OrderServices, 'seal' | 'clock'>,
  caller: Caller,
  { tenantId, until }: { readonly tenantId: number; readonly until: PayrollMonth },
): Promise<LeasesIn> {
  const { seal, clock } = services;
  const handedOver = await findHandedOverOrders(db, tenantId, lastDayOf(until));
  const people = handedOver.map(({ row }) => row.userId);
  const reports = await findReportsInForce(db, tenantId, people);
  await recordReadings(
    db,
    caller,
    handedOver.map(({ row }) => ({
      at: clock.now(),
      action: 'PAYROLL_READ',
      record: 'order',
      recordId: row.id,
      personId: row.userId,
    })),
  );
  const orderIds = handedOver.map(({ row }) => row.id);
  const commutes = await findCommutes(db, seal, orderIds);
  const trips = await findTrips(db, seal, orderIds);
  const charging = await findCharging(db, seal, orderIds);
  const methods = await findMethods(db, people);
  const firstFiles = await findFirstFiles(db, tenantId);
  const personOf = new Map(handedOver.map(({ row }) => [row.id, row.userId]));
  const leases = handedOver.map((order) =>
    leaseIn(services, order, {
      reports: reports.get(order.row.userId) ?? [],
      entered: commutes.get(order.row.id) ?? [],
      trips: trips.filter(({ orderId }) => personOf.get(orderId) === order.row.userId),
      charging,
      chosen: methods.get(order.row.userId) ?? [],
      firstFiles,
    }),
  );
  return (month) => leases.map((lease) => lease(month));
}
