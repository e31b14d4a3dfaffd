import type { CallOf } from '@stromwandel/api-spec';
import { calendarDate, ok, refuse, type Result } from '@stromwandel/kernel';
import { decideExtension, extensionStateAfter } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseExtensions } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { dropReturn } from '../appointments/index.ts';
import {
  carryOutOnLease,
  findLease,
  NOT_FOUND,
  type ExtensionRow,
  type LeaseRecord,
} from '../leases/index.ts';
import { lockOrder, lockPerson, type OrderServices } from '../orders/index.ts';
import { signAnnex } from '../package-changes/index.ts';
import { annexName, KIND, printAnnex } from './extension-annex.ts';
import { asExtension, asProblem, extensionsOf, lockOwn, type NamedExtension } from './extension-events.ts';
import { mailExtension } from './extension-mails.ts';
import { contextOf, limitOf, openPricing } from './judge-extension.ts';

interface Signable {
  readonly record: LeaseRecord;
  readonly row: ExtensionRow;
  readonly order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
}

/** Locks order and lease and decides the signature. Stores nothing. @returns null where it was signed before */
async function lockSignable(
  tx: Transaction,
  services: OrderServices,
  caller: Caller,
  { leaseId, extensionId }: NamedExtension,
): Promise<Result<Signable | null, Refusal>> {
  // The order's lock comes first: the signature drops the appointment of the return.
  const found = await findLease(tx, leaseId);
  const order = found && (await lockOrder(tx, found.orderId));
  const lease = await lockOwn(tx, caller, leaseId);
  if (!lease.ok || !order) return refuse(NOT_FOUND);
  const record = lease.value;
  const rows = await extensionsOf(tx, leaseId);
  const row = rows.find(({ id }) => id === extensionId);
  if (!row) return refuse(NOT_FOUND);
  await lockPerson(tx, record.userId);
  const today = services.clock.today();
  const limit =
    row.state === 'TO_SIGN'
      ? await limitOf(tx, record, await openPricing(services, tx, record, row), row, today)
      : null;
  const context = contextOf(record, row, rows, { today, limit });
  const decision = decideExtension({ type: 'SIGN' }, asExtension(row), ['EMPLOYEE'], context);
  if (!decision.ok) return refuse(asProblem(decision.error, limit));
  return ok(decision.value.length === 0 ? null : { record, row, order });
}

/** Stores the signature: the terms of the lease, its new last day, and mails to all sides. */
async function saveSignature(
  tx: Transaction,
  services: OrderServices,
  { userId }: Caller,
  { record, row, order }: Signable,
): Promise<void> {
  const from = calendarDate(row.effectiveFrom ?? row.until);
  const extend = { type: 'EXTEND' as const, from, endsOn: calendarDate(row.until) };
  const extended = await carryOutOnLease(tx, services, record, extend, { role: 'EMPLOYEE', userId });
  // The rules of the extension judged the same lock.
  if (!extended.ok) throw new Error(`The lease ${record.id} was not extended: ${extended.error}`);
  await tx
    .update(leaseExtensions)
    .set({ state: extensionStateAfter({ type: 'SIGNED' }), signedAt: services.clock.now() })
    .where(eq(leaseExtensions.id, row.id));
  await dropReturn(tx, services, order);
  const readers = ['EMPLOYEE', 'EMPLOYER', 'PROVIDER'] as const;
  await mailExtension(tx, services, record, readers, row, (facts) => ({ kind: 'LEASE_EXTENDED', ...facts }));
}

/** Signs the annex of an own extension: prints it, stores it among the documents of the lease, and moves the last day. */
export function signExtension(
  services: OrderServices,
  caller: Caller,
  named: NamedExtension,
  { signature }: CallOf<'signExtension'>['body'],
): Promise<Result<undefined, Refusal>> {
  const at = services.clock.now();
  return signAnnex(services, async (tx) => {
    const decided = await lockSignable(tx, services, caller, named);
    if (!decided.ok || decided.value === null) return decided.ok ? ok(null) : decided;
    const signable = decided.value;
    const { record, row } = signable;
    return ok({
      record,
      numbered: { kind: KIND, number: row.number },
      name: annexName(record),
      key: row.until,
      print: () => printAnnex(services, record, row, { at, signature }),
      save: (again) => saveSignature(again, services, caller, signable),
    });
  });
}
