import type { CallOf, ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { decideExtension as decide, extensionStateAfter } from '@stromwandel/leasing';
import { and, eq, inArray } from 'drizzle-orm';
import { asSystem } from '../../platform/database/as-system.ts';
import { leaseExtensions, leases } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import {
  extensionReply,
  findExtensions,
  findLeases,
  isExtensionOpen,
  leaseVehicle,
  lockLease,
  NOT_FOUND,
  wasAccepted,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { approvalObstacle } from '../package-changes/index.ts';
import {
  asExtension,
  asProblem,
  extensionsOf,
  recordExtensionEvent,
  type NamedExtension,
} from './extension-events.ts';
import { mailExtension } from './extension-mails.ts';
import { contextOf } from './judge-extension.ts';

/** Approves or declines an accepted extension for the employer; two approvals where it wants two. */
export function decideExtension(
  services: OrderServices,
  caller: Caller,
  { leaseId, extensionId }: NamedExtension,
  body: CallOf<'decideExtension'>['body'],
): Promise<Result<undefined, Refusal>> {
  const { clock } = services;
  const actor = { id: caller.userId, role: 'TENANT_ADMIN' as const };
  return services.db.transaction(async (tx): Promise<Result<undefined, Refusal>> => {
    // Employers read leases and lock none.
    const record = await asSystem(tx, () => lockLease(tx, leaseId));
    if (!record || record.tenantId !== caller.tenantId) return refuse(NOT_FOUND);
    const rows = await extensionsOf(tx, leaseId);
    const row = rows.find(({ id }) => id === extensionId);
    // An offer is between provider and employee until it is accepted.
    if (!row || !wasAccepted(row)) return refuse(NOT_FOUND);
    const approved = body.decision === 'APPROVE';
    const context = contextOf(record, row, rows, { today: clock.today(), limit: null });
    const command = { type: approved ? 'APPROVE' : 'REJECT' } as const;
    const decision = decide(command, asExtension(row), ['TENANT_ADMIN'], context);
    if (!decision.ok) return refuse(asProblem(decision.error));
    const [event] = decision.value;
    if (!event) return ok(undefined);
    const change = (values: Partial<typeof row>) =>
      tx.update(leaseExtensions).set(values).where(eq(leaseExtensions.id, extensionId));
    const obstacle = approved ? await approvalObstacle(tx, caller, row) : null;
    if (obstacle === 'FIRST') {
      await change({ firstApprovalBy: caller.userId });
      await recordExtensionEvent(tx, services, record, actor, event, row);
      return ok(undefined);
    }
    if (obstacle !== null) return refuse({ code: obstacle });
    const reason = body.decision === 'DECLINE' ? body.reason : null;
    await change({ state: extensionStateAfter(event), decidedAt: clock.now(), reason });
    await recordExtensionEvent(tx, services, record, actor, event, row);
    await mailExtension(tx, services, record, ['EMPLOYEE'], row, (facts) => ({
      kind: 'EXTENSION_DECIDED',
      approved,
      reason,
      ...facts,
    }));
    if (approved) return ok(undefined);
    await mailExtension(tx, services, record, ['PROVIDER'], row, (facts) => ({
      kind: 'EXTENSION_REFUSED',
      by: 'EMPLOYER',
      ...facts,
    }));
    return ok(undefined);
  });
}

/** The extensions of an employer's leases that wait for its decision, the longest wait first. */
export async function listWaiting(
  { db, clock }: Pick<OrderServices, 'db' | 'clock'>,
  caller: Caller,
  tenantId: number,
): Promise<ReplyOf<'listExtensions'>> {
  const inReview = and(eq(leaseExtensions.tenantId, tenantId), eq(leaseExtensions.state, 'REVIEW'));
  const rows = (await findExtensions(db, inReview)).toReversed();
  const leaseIds = rows.map(({ leaseId }) => leaseId);
  const records = await findLeases(db, and(inArray(leases.id, leaseIds), eq(leases.state, 'ACTIVE')));
  const today = clock.today();
  const waiting: ReplyOf<'listExtensions'> = [];
  for (const row of rows) {
    const record = records.find(({ id }) => id === row.leaseId);
    if (!record || !isExtensionOpen(row, record, today)) continue;
    const { firstName, lastName } = record.order.snapshot.person;
    const obstacle = await approvalObstacle(db, caller, row);
    waiting.push({
      leaseId: record.id,
      employee: { firstName, lastName },
      vehicle: leaseVehicle(record),
      plate: record.row.plate,
      extension: extensionReply(row, record, today),
      approvedOnce: row.firstApprovalBy !== null,
      mayApprove: obstacle === null || obstacle === 'FIRST',
    });
  }
  return waiting;
}
