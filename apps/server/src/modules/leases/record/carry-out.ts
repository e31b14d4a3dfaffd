import type { AuditAction } from '@stromwandel/api-spec';
import { ok, type CalendarDate, type Result } from '@stromwandel/kernel';
import {
  decide,
  evolve,
  type LeaseActor,
  type LeaseCommand,
  type LeaseEvent,
  type LeaseRefusal,
} from '@stromwandel/leasing';
import { sql } from 'drizzle-orm';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { runAsSystem } from '../../../platform/scope/scope.ts';
import type { OrderServices } from '../../orders/index.ts';
import { findTaken, openLease, saveLease, type LeaseRecord } from './lease-store.ts';

const ACTION_OF: Readonly<Record<LeaseEvent['type'], AuditAction>> = {
  HANDED_OVER: 'LEASE_STARTED',
  HANDOVER_REFUSED: 'HANDOVER_REFUSED',
  CANCELLED: 'LEASE_CANCELLED',
  CAR_DATA_SET: 'CAR_DATA_SET',
  END_CHOSEN: 'END_CHOSEN',
  EXTENDED: 'LEASE_EXTENDED',
  RETURNED: 'LEASE_RETURNED',
  CLOSED: 'LEASE_CLOSED',
};

/** Days and ids alone: no policy number, and no reason, which can be the person's death. */
function auditDetails(event: LeaseEvent): Record<string, string> {
  switch (event.type) {
    case 'HANDED_OVER':
      return { handedOverOn: event.day, until: event.endsOn };
    case 'EXTENDED':
      return { day: event.from, until: event.endsOn };
    case 'HANDOVER_REFUSED':
    case 'RETURNED':
    case 'CLOSED':
      return { day: event.day };
    default:
      return {};
  }
}

/** Who acts: role toward this lease, and account. */
export interface LeaseParty {
  readonly role: LeaseActor;
  readonly userId: number | null;
}

export const SYSTEM_PARTY: LeaseParty = { role: 'SYSTEM', userId: null };

// Two leases could get one VIN at the same moment; the later one waits and reads what the earlier one stored.
const CAR_DATA_LOCK = 7_302_021;

async function takenBy(tx: Transaction, record: LeaseRecord, command: LeaseCommand) {
  if (command.type !== 'SET_CAR_DATA') return {};
  await tx.execute(sql`select pg_advisory_xact_lock(${CAR_DATA_LOCK})`);
  return findTaken(tx, record.id, command.car);
}

/**
 * Decides a command on a locked lease and stores the resulting events, one audit event each.
 * @returns whether the lease changed; a repetition changes nothing
 */
export async function carryOutOnLease(
  tx: Transaction,
  { seal, clock }: Pick<OrderServices, 'seal' | 'clock'>,
  record: LeaseRecord,
  command: LeaseCommand,
  { role, userId }: LeaseParty,
): Promise<Result<boolean, LeaseRefusal>> {
  const today: CalendarDate = clock.today();
  // To store the facts again; the caller does not see them.
  const before = await runAsSystem(async () => openLease(seal, record));
  const context = { today, ...(await takenBy(tx, record, command)) };
  const decision = decide(command, before, [role], context);
  if (!decision.ok) return decision;
  if (decision.value.length === 0) return ok(false);
  await saveLease(tx, seal, record, decision.value.reduce(evolve, before));
  for (const event of decision.value) {
    await recordAuditEvent(tx, {
      at: clock.now(),
      actorId: userId,
      actorRole: role,
      tenantId: record.tenantId,
      action: ACTION_OF[event.type],
      record: 'lease',
      recordId: record.id,
      details: auditDetails(event),
      personId: record.userId,
    });
  }
  return ok(true);
}
