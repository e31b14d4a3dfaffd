import type { AnnexForm, AuditAction, CallOf } from '@stromwandel/api-spec';
import { toEuro } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import {
  decidePackageChange,
  packageChangeFrom,
  stateAfter,
  type PackageChangeCommand,
  type PackageChangeEvent,
} from '@stromwandel/leasing';
import type { LimitAhead } from '@stromwandel/payroll';
import { refusalFigures } from '@stromwandel/pricing';
import { and, eq } from 'drizzle-orm';
import { enqueueMail } from '../../outbox-jobs.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leasePackageChanges } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import {
  findPackageChanges,
  lockLease,
  lockLeaseFor,
  NOT_FOUND,
  roleToward,
  sealNetRates,
  type LeaseRecord,
  type PackageChangeRow,
} from '../leases/index.ts';
import {
  employerAmounts,
  limitBrokenByChange,
  lockPerson,
  type FrozenPackage,
  type OrderServices,
} from '../orders/index.ts';
import { approvalObstacle } from './approval-obstacle.ts';
import { conclusionMail, decisionMail, reviewMails } from './change-mails.ts';
import { asProblem, changeTime, comparePackages } from './judge-change.ts';
import { findOtherPackages, openPackagePricing, packageOf, type PackagePricing } from './price-packages.ts';

type Done = Result<undefined, Refusal>;
interface Named {
  readonly leaseId: number;
  readonly changeId: number;
}

const ACTION_OF: Readonly<Record<PackageChangeEvent['type'], AuditAction>> = {
  REQUESTED: 'PACKAGE_CHANGE_REQUESTED',
  APPROVED: 'PACKAGE_CHANGE_APPROVED',
  DECLINED: 'PACKAGE_CHANGE_DECLINED',
  SIGNED: 'PACKAGE_CHANGE_SIGNED',
  CANCELLED: 'PACKAGE_CHANGE_CANCELLED',
};

/** Records an event of a change: no kilometres and no amounts. */
async function recordEvent(
  tx: Transaction,
  { clock }: OrderServices,
  record: LeaseRecord,
  actor: { readonly id: number; readonly role: 'EMPLOYEE' | 'TENANT_ADMIN' },
  event: PackageChangeEvent,
  annexForm?: AnnexForm,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: actor.id,
    actorRole: actor.role,
    tenantId: record.tenantId,
    action: ACTION_OF[event.type],
    record: 'lease',
    recordId: record.id,
    details: { ...(event.type === 'SIGNED' && { day: event.from }), ...(annexForm && { annexForm }) },
    personId: record.userId,
  });
}

const asEmployee = ({ userId: id }: Caller) => ({ id, role: 'EMPLOYEE' as const });

async function lockOwn(tx: Transaction, caller: Caller, leaseId: number) {
  const lease = await lockLeaseFor(tx, caller, leaseId);
  return lease.ok && roleToward(caller, lease.value) === 'EMPLOYEE' ? lease : refuse(NOT_FOUND);
}

async function findNamed(tx: Transaction, { leaseId, changeId }: Named): Promise<PackageChangeRow | null> {
  const named = and(eq(leasePackageChanges.id, changeId), eq(leasePackageChanges.leaseId, leaseId));
  return (await findPackageChanges(tx, named))[0] ?? null;
}

/** A change as the rules of the lease take it. */
const asChange = ({ state, packageAfter }: PackageChangeRow) => ({ state, packageId: packageAfter.id });

/** The limit that a package would break from the day on which it could begin; null where none, or it cannot begin. */
async function brokenLimit(
  tx: Transaction,
  services: OrderServices,
  record: LeaseRecord,
  { person }: Pick<PackagePricing, 'person'>,
  packages: { readonly before: FrozenPackage; readonly after: FrozenPackage },
): Promise<LimitAhead | null> {
  const today = services.clock.today();
  const from = packageChangeFrom(changeTime(record, today));
  if (!from.ok) return null;
  // Of two cars of a person that change at the same moment, the second sees the first.
  await lockPerson(tx, record.userId);
  const { rises } = comparePackages(record, packages.before, packages.after);
  const { orderId, userId } = record;
  const change = { from: from.value, leasePackage: packages.after };
  return limitBrokenByChange(tx, person, { userId, orderId, change, rises, today });
}

/** Asks for another package of the own lease, with the prices of today. */
export async function requestChange(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  packageId: number,
): Promise<Done> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Done> => {
    const lease = await lockOwn(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const record = lease.value;
    const earlier = await findPackageChanges(tx, eq(leasePackageChanges.leaseId, leaseId));
    const open = earlier.find(({ state }) => state === 'REVIEW' || state === 'TO_SIGN') ?? null;
    const time = changeTime(record, clock.today());
    const day = packageChangeFrom(time);
    const from = day.ok ? day.value : clock.today();
    const before = packageOf(record, from);
    const pricing = await openPackagePricing(services, tx, record, from);
    const others = await findOtherPackages(tx, caller, record, before, pricing.person);
    const after = others.find(({ id }) => id === packageId);
    if (!after) return refuse(NOT_FOUND);
    const limit = await brokenLimit(tx, services, record, pricing, { before, after });
    const { needsApproval } = comparePackages(record, before, after);
    const command = { type: 'REQUEST', packageId, needsApproval } as const;
    const context = { ...time, breaksLimit: limit !== null };
    const decision = decidePackageChange(command, open && asChange(open), ['EMPLOYEE'], context);
    if (!decision.ok) return refuse(asProblem(decision.error, limit));
    const [event] = decision.value;
    if (!event) return ok(undefined);
    const [old, next] = [pricing.price(before), pricing.price(after)];
    if (!old.ok) return refuse({ code: 'PRICE_NOT_AVAILABLE', params: refusalFigures(old.error) });
    if (!next.ok) return refuse({ code: 'PRICE_NOT_AVAILABLE', params: refusalFigures(next.error) });
    const { tenantId, userId } = record;
    const key = { leaseId, userId, number: (earlier[0]?.number ?? 0) + 1 };
    await tx.insert(leasePackageChanges).values({
      ...key,
      tenantId,
      state: stateAfter(event),
      packageBefore: before,
      packageAfter: after,
      needsApproval,
      ...employerAmounts(after, next.value.taxResult, next.value.comparison.employer),
      netRates: sealNetRates(seal, key, {
        beforeEur: toEuro(old.value.comparison.userPrice),
        afterEur: toEuro(next.value.comparison.userPrice),
      }),
      requestedAt: clock.now(),
    });
    await recordEvent(tx, services, record, asEmployee(caller), event);
    if (!needsApproval) return ok(undefined);
    for (const mail of await reviewMails(tx, services, record, { before, after })) {
      await enqueueMail(tx, mail, clock.now());
    }
    return ok(undefined);
  });
}

/** Takes an own change back that is not signed. */
export async function cancelChange(services: OrderServices, caller: Caller, named: Named): Promise<Done> {
  return services.db.transaction(async (tx): Promise<Done> => {
    const lease = await lockOwn(tx, caller, named.leaseId);
    if (!lease.ok) return lease;
    return changeState(tx, services, lease.value, named, { type: 'CANCEL' }, asEmployee(caller));
  });
}

/** Decides a command without figures of the pay, and stores the new state. */
async function changeState(
  tx: Transaction,
  services: OrderServices,
  record: LeaseRecord,
  named: Named,
  command: Extract<PackageChangeCommand, { type: 'APPROVE' | 'DECLINE' | 'CANCEL' }>,
  actor: { readonly id: number; readonly role: 'EMPLOYEE' | 'TENANT_ADMIN' },
  more: Partial<Pick<PackageChangeRow, 'decidedAt' | 'reason'>> = {},
): Promise<Done> {
  const row = await findNamed(tx, named);
  if (!row) return refuse(NOT_FOUND);
  const context = { ...changeTime(record, services.clock.today()), breaksLimit: false };
  const decision = decidePackageChange(command, asChange(row), [actor.role], context);
  if (!decision.ok) return refuse(asProblem(decision.error));
  const [event] = decision.value;
  if (!event) return ok(undefined);
  await tx
    .update(leasePackageChanges)
    .set({ state: stateAfter(event), ...more })
    .where(eq(leasePackageChanges.id, row.id));
  await recordEvent(tx, services, record, actor, event);
  if (command.type === 'CANCEL') return ok(undefined);
  const approved = command.type === 'APPROVE';
  const decided = { approved, km: row.packageAfter.kmPerYear, reason: more.reason ?? null };
  await enqueueMail(tx, await decisionMail(tx, services, record, decided), services.clock.now());
  return ok(undefined);
}

/** Approves or declines a change for the employer; two approvals where it wants two. */
export async function decideChange(
  services: OrderServices,
  caller: Caller,
  named: Named,
  body: CallOf<'decidePackageChange'>['body'],
): Promise<Done> {
  const { clock } = services;
  const actor = { id: caller.userId, role: 'TENANT_ADMIN' as const };
  return services.db.transaction(async (tx): Promise<Done> => {
    // Employers read leases and lock none.
    const record = await asSystem(tx, () => lockLease(tx, named.leaseId));
    if (!record || record.tenantId !== caller.tenantId) return refuse(NOT_FOUND);
    if (body.decision === 'DECLINE') {
      const more = { decidedAt: clock.now(), reason: body.reason };
      return changeState(tx, services, record, named, { type: 'DECLINE' }, actor, more);
    }
    const row = await findNamed(tx, named);
    if (!row) return refuse(NOT_FOUND);
    if (row.state !== 'REVIEW') return changeState(tx, services, record, named, { type: 'APPROVE' }, actor);
    const obstacle = await approvalObstacle(tx, caller, row);
    if (obstacle === 'FIRST') {
      await tx
        .update(leasePackageChanges)
        .set({ firstApprovalBy: caller.userId })
        .where(eq(leasePackageChanges.id, row.id));
      await recordEvent(tx, services, record, actor, { type: 'APPROVED' });
      return ok(undefined);
    }
    if (obstacle !== null) return refuse({ code: obstacle });
    const more = { decidedAt: clock.now() };
    return changeState(tx, services, record, named, { type: 'APPROVE' }, actor, more);
  });
}

/** A change that can be signed now, or was signed before. */
export type Signable =
  | { readonly signed: true }
  | {
      readonly signed: false;
      readonly record: LeaseRecord;
      readonly row: PackageChangeRow;
      readonly event: Extract<PackageChangeEvent, { type: 'SIGNED' }>;
    };

/** Locks an own change and decides its signature. Stores nothing. */
export async function lockSignable(
  tx: Transaction,
  services: OrderServices,
  caller: Caller,
  named: Named,
): Promise<Result<Signable, Refusal>> {
  const lease = await lockOwn(tx, caller, named.leaseId);
  if (!lease.ok) return lease;
  const record = lease.value;
  const row = await findNamed(tx, named);
  if (!row) return refuse(NOT_FOUND);
  const time = changeTime(record, services.clock.today());
  const pricing = await openPackagePricing(services, tx, record, services.clock.today());
  const packages = { before: row.packageBefore, after: row.packageAfter };
  const limit = row.state === 'TO_SIGN' ? await brokenLimit(tx, services, record, pricing, packages) : null;
  const context = { ...time, breaksLimit: limit !== null };
  const decision = decidePackageChange({ type: 'SIGN' }, asChange(row), ['EMPLOYEE'], context);
  if (!decision.ok) return refuse(asProblem(decision.error, limit));
  const [event] = decision.value;
  return ok(event?.type === 'SIGNED' ? { signed: false, record, row, event } : { signed: true });
}

/** Stores a signature or an acceptance that `lockSignable` decided. An acceptance is mailed to the employee. */
export async function saveSignature(
  tx: Transaction,
  services: OrderServices,
  caller: Caller,
  { record, row, event }: Extract<Signable, { signed: false }>,
  annexForm: AnnexForm,
): Promise<void> {
  await tx
    .update(leasePackageChanges)
    .set({ state: stateAfter(event), signedAt: services.clock.now(), effectiveFrom: event.from })
    .where(eq(leasePackageChanges.id, row.id));
  await recordEvent(tx, services, record, asEmployee(caller), event, annexForm);
  if (annexForm === 'SIGNATURE') return;
  const concluded = { km: row.packageAfter.kmPerYear, from: event.from };
  await enqueueMail(tx, await conclusionMail(tx, services, record, concluded), services.clock.now());
}
