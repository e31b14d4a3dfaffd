import { toEuro, type PackageOptions } from '@stromwandel/api-spec';
import { addDays, cents, ok, refuse, type CalendarDate, type Cents, type Result } from '@stromwandel/kernel';
import {
  agreedKilometers,
  lastDayOfLease,
  monthsBefore,
  packageChangeFrom,
  worthKilometers,
  type DistanceTerms,
} from '@stromwandel/leasing';
import { payslipsCompared, refusalFigures } from '@stromwandel/pricing';
import { and, eq } from 'drizzle-orm';
import { leasePackageChanges } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import {
  distanceTermsOf,
  findLeaseFor,
  findPackageChanges,
  findReadings,
  forecastOf,
  ownPackageChange,
  packageTermsReply,
  roleToward,
  type LeaseRecord,
} from '../leases/index.ts';
import { limitBrokenByChange, type FrozenPackage, type OrderServices } from '../orders/index.ts';
import { changeTime, comparePackages, limitReply } from './judge-change.ts';
import { findOtherPackages, openPackagePricing, packageOf } from './price-packages.ts';

/** The distance terms of a lease that gets a package on a day. */
export const termsWith = (
  record: LeaseRecord,
  from: CalendarDate,
  leasePackage: FrozenPackage,
): DistanceTerms =>
  distanceTermsOf(record, [...record.packages.filter((one) => one.from < from), { from, leasePackage }]);

type Readings = Awaited<ReturnType<typeof findReadings>>;

function distanceReply(record: LeaseRecord, readings: Readings, terms: DistanceTerms) {
  const forecast = forecastOf(record, readings, terms);
  return {
    agreedKm: agreedKilometers(terms),
    forecast: forecast && {
      km: forecast.km,
      state: forecast.state,
      grossEur: toEuro(forecast.grossCents),
    },
  };
}

/** What a package costs more than another until the end of the lease; months count by days. */
function extraCost(record: LeaseRecord, from: CalendarDate, today: CalendarDate, a: Cents, b: Cents): Cents {
  const lastDay = lastDayOfLease(changeTime(record, today));
  const months = lastDay === null ? 0 : monthsBefore(from, addDays(lastDay, 1));
  return cents(Math.round((b - a) * months));
}

type Offered = Pick<PackageOptions, 'law' | 'current' | 'options'>;

/** The current package and the others with their prices, forecasts and limits. */
async function priceAll(
  services: OrderServices,
  caller: Caller,
  record: LeaseRecord,
  from: CalendarDate,
): Promise<Result<Offered, Refusal>> {
  const { db, seal, clock } = services;
  const today = clock.today();
  const pricing = await openPackagePricing(services, db, record, from);
  const current = packageOf(record, from);
  const now = pricing.price(current);
  if (!now.ok) return refuse({ code: 'PRICE_NOT_AVAILABLE', params: refusalFigures(now.error) });
  const readings = await findReadings(db, seal, record.id);
  const currentTerms = distanceTermsOf(record);
  const { comparison } = now.value;
  const options: PackageOptions['options'] = [];
  for (const leasePackage of await findOtherPackages(db, caller, record, current, pricing.person)) {
    const priced = pricing.price(leasePackage);
    if (!priced.ok) continue;
    const { userPrice, after } = priced.value.comparison;
    const terms = termsWith(record, from, leasePackage);
    const { rises, needsApproval } = comparePackages(record, current, leasePackage);
    const { userId, orderId } = record;
    const change = { from, leasePackage };
    const limit = await limitBrokenByChange(db, pricing.person, { userId, orderId, change, rises, today });
    options.push({
      ...packageTermsReply(leasePackage, record),
      netRateEur: toEuro(userPrice),
      takeHomeEur: toEuro(after.takeHome),
      payslip: payslipsCompared(comparison, priced.value.comparison),
      differenceEur: toEuro(cents(userPrice - comparison.userPrice)),
      ...distanceReply(record, readings, terms),
      worthKm: worthKilometers(
        currentTerms,
        terms,
        extraCost(record, from, today, comparison.userPrice, userPrice),
      ),
      needsApproval,
      brokenLimit: limit && limitReply(limit),
    });
  }
  const { payrollMonth, year, state } = now.value.taxResult.law;
  return ok({
    law: { payrollMonth, year, state },
    current: {
      ...packageTermsReply(current, record),
      netRateEur: toEuro(comparison.userPrice),
      takeHomeEur: toEuro(comparison.after.takeHome),
      ...distanceReply(record, readings, currentTerms),
    },
    options,
  });
}

/** The packages to which an own lease can change, and its changes. */
export async function readPackageOptions(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<PackageOptions, Refusal>> {
  const { db, seal, clock } = services;
  const lease = await findLeaseFor(services, caller, leaseId);
  if (!lease.ok) return lease;
  const record = lease.value;
  if (roleToward(caller, record) !== 'EMPLOYEE') return refuse({ code: 'NOT_FOUND' });
  const rows = await findPackageChanges(
    db,
    and(eq(leasePackageChanges.leaseId, leaseId), eq(leasePackageChanges.userId, caller.userId)),
  );
  const changes = rows.map((row) => ownPackageChange(seal, row, record));
  const from = packageChangeFrom(changeTime(record, clock.today()));
  if (!from.ok) {
    const { error } = from;
    const obstacle =
      error.code === 'PACKAGE_CHANGE_NOT_POSSIBLE' ? { reason: error.reason, day: error.day } : null;
    return ok({ from: null, obstacle, law: null, current: null, options: [], changes });
  }
  const offered = await priceAll(services, caller, record, from.value);
  return offered.ok ? ok({ from: from.value, obstacle: null, ...offered.value, changes }) : offered;
}
