import { toCents, type DamageCase, type FieldError } from '@stromwandel/api-spec';
import { calendarDate, ok, refuse, type Result } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { enqueueMail } from '../../outbox-jobs.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseDamages } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import {
  carryOutOnLease,
  excessOf,
  findDamages,
  lockLease,
  NOT_FOUND,
  sealHandling,
  type Handling,
  type LeaseRecord,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { asProblem, decideOn, findDamage, recordEvent } from './damage-cases.ts';
import { stateMail } from './damage-mails.ts';

/** What the provider enters of a case. */
type HandlingBody = Handling & Pick<DamageCase, 'state' | 'costEur'> & { readonly lastDay: string | null };

const END_REASONS = { TOTAL_LOSS: 'TOTAL_LOSS', STOLEN: 'THEFT' } as const;

/** Ends the lease of a car that is lost. */
async function endLease(
  tx: Transaction,
  services: OrderServices,
  record: LeaseRecord,
  { userId }: Caller,
  command: { readonly day: string; readonly reason: 'TOTAL_LOSS' | 'THEFT' },
): Promise<Result<boolean, Refusal>> {
  const day = calendarDate(command.day);
  const party = { role: 'ADMIN', userId } as const;
  const done = await carryOutOnLease(
    tx,
    services,
    record,
    { ...command, type: 'CONCLUDE_RETURN', day },
    party,
  );
  if (done.ok) return done;
  switch (done.error) {
    case 'LEASE_NOT_ACTIVE':
    case 'LEASE_ENDED':
    case 'ALREADY_RETURNED':
      return refuse({ code: done.error });
    case 'RETURN_DAY_NOT_POSSIBLE': {
      const first = record.row.handedOverOn ?? command.day;
      const path = 'body.lastDay';
      const error: FieldError =
        command.day < first
          ? { path, code: 'TOO_SMALL', params: { minimum: first } }
          : { path, code: 'TOO_LARGE', params: { maximum: services.clock.today() } };
      return refuse({ code: 'INVALID_INPUT', errors: [error] });
    }
    default:
      throw new Error(`The end of lease ${record.id} was refused: ${done.error}`);
  }
}

/** Stores what the provider enters, and brings the case to its state. */
export function handleDamage(
  services: OrderServices,
  caller: Caller,
  damageId: number,
  { state, lastDay, costEur, ...handling }: HandlingBody,
): Promise<Result<void, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const [found] = await findDamages(tx, eq(leaseDamages.id, damageId));
    const record = found ? await lockLease(tx, found.leaseId) : null;
    const row = record && (await findDamage(tx, { leaseId: record.id, damageId }));
    if (!record || !row) return refuse(NOT_FOUND);
    const day = lastDay === null ? null : calendarDate(lastDay);
    const command = { type: 'HANDLE', state, lastDay: day } as const;
    const decision = await decideOn(tx, services, record, row, command, 'ADMIN');
    if (!decision.ok) return refuse(asProblem(decision.error));
    const next = decision.value;
    const costCents = costEur === null ? null : toCents(costEur);
    const excess = excessOf(row);
    if (excess !== null && (costCents ?? 0) < excess.excessCents) {
      return refuse({ code: 'EXCESS_ABOVE_COST' });
    }
    if (next !== null && next.lastDay !== null && (next.state === 'TOTAL_LOSS' || next.state === 'STOLEN')) {
      const end = { day: next.lastDay, reason: END_REASONS[next.state] };
      const ended = await endLease(tx, services, record, caller, end);
      if (!ended.ok) return ended;
    }
    const now = clock.now();
    const [after] = await tx
      .update(leaseDamages)
      .set({
        state,
        changedAt: now,
        handling: sealHandling(seal, row, handling),
        costCents,
      })
      .where(eq(leaseDamages.id, damageId))
      .returning();
    if (!after) throw new Error(`Damage ${damageId} is gone under its lease's lock`);
    await recordEvent(tx, services, record, caller, 'DAMAGE_HANDLED');
    if (next !== null) await enqueueMail(tx, await stateMail(tx, services, record, after), now);
    return ok(undefined);
  });
}
