import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { cents, refuse, ok, type Result } from '@stromwandel/kernel';
import { laterOfPrice, payslipsCompared } from '@stromwandel/pricing';
import { and, eq } from 'drizzle-orm';
import { leaseExtensions, leases } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import {
  findExtensions,
  findLeaseFor,
  findLeases,
  isExtensionOpen,
  NOT_FOUND,
  ownExtension,
  roleToward,
  type ExtensionRow,
  type LeaseRecord,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { limitReply } from '../package-changes/index.ts';
import { agreedKmOf } from './extension-annex.ts';
import { limitOf, openPricing } from './judge-extension.ts';

type Extensions = ReplyOf<'getExtensions'>;

/** Above this many months of the whole term, an extension shows the later benefits anew. */
const LATER_ABOVE_MONTHS = 48;

/** What an open extension costs by today's salary data; null where payroll cannot price it. */
async function priceOf(
  services: OrderServices,
  record: LeaseRecord,
  row: ExtensionRow,
): Promise<Extensions[number]['comparison']> {
  const { db, clock } = services;
  const pricing = await openPricing(services, db, record, row);
  const [before, after] = [pricing.price(row.packageBefore), pricing.price(row.packageAfter)];
  if (!before.ok || !after.ok) return null;
  const [now, then] = [before.value.comparison, after.value.comparison];
  const limit = await limitOf(db, record, pricing, row, clock.today());
  const { durationMonths } = row.packageAfter;
  const later =
    durationMonths > LATER_ABOVE_MONTHS ? laterOfPrice(pricing.person, after.value, durationMonths) : null;
  const { payrollMonth, year, state } = after.value.taxResult.law;
  return {
    law: { payrollMonth, year, state },
    netRateBeforeEur: toEuro(now.userPrice),
    netRateAfterEur: toEuro(then.userPrice),
    differenceEur: toEuro(cents(then.userPrice - now.userPrice)),
    payslip: payslipsCompared(now, then),
    agreedKm: agreedKmOf(record, row).after,
    brokenLimit: limit && limitReply(limit),
    later: later !== null && later.ok ? later.value : null,
  };
}

/** The extensions of an own lease, the newest first; open ones with their price. */
export async function readExtensions(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<Extensions, Refusal>> {
  const { db, seal, clock } = services;
  const lease = await findLeaseFor(services, caller, leaseId);
  if (!lease.ok || roleToward(caller, lease.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
  const record = lease.value;
  const rows = await findExtensions(
    db,
    and(eq(leaseExtensions.leaseId, leaseId), eq(leaseExtensions.userId, caller.userId)),
  );
  const today = clock.today();
  const extensions: Extensions = [];
  for (const row of rows) {
    const comparison = isExtensionOpen(row, record, today) ? await priceOf(services, record, row) : null;
    extensions.push({ ...ownExtension(seal, row, record, today), comparison });
  }
  return ok(extensions);
}

/** The extensions of a person for the export of the own data, oldest first. For the person alone. */
export async function exportExtensions(
  { db, seal, clock }: Pick<OrderServices, 'db' | 'seal' | 'clock'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['leaseExtensions']> {
  const records = await findLeases(db, eq(leases.userId, userId));
  const rows = await findExtensions(db, eq(leaseExtensions.userId, userId));
  return rows.toReversed().flatMap((row) => {
    const record = records.find(({ id }) => id === row.leaseId);
    return record ? [{ leaseId: row.leaseId, ...ownExtension(seal, row, record, clock.today()) }] : [];
  });
}
