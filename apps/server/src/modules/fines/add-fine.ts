import { toCents, type CallOf, type ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { leaseAtInstant } from '@stromwandel/leasing';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseFines, leaseRecords, leases, tenants } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { lockLease, type LeaseRecord } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { deskOf, recordFineEvent } from './fine-access.ts';
import { readFineFee } from './fine-fee.ts';
import { sealContent } from './fine-store.ts';

type Body = CallOf<'addFine'>['body'] & { readonly day: string };

const ms = (instant: ReturnType<typeof sql>) => sql<number>`(extract(epoch from ${instant}) * 1000)::float8`;

/**
 * The lease that had a plate at a German day and time, of one employer or of all. A handover counts from the minute of its record,
 * where that was made on the day; a return until the end of its day.
 */
async function findLeaseAt(
  tx: Transaction,
  { plate, day, time }: Pick<Body, 'plate' | 'day' | 'time'>,
  tenantId: number | null,
): Promise<number | null> {
  const { id, handedOverOn, returnedOn } = leases;
  const zone = sql`at time zone 'Europe/Berlin'`;
  const concluded = sql`(select max(${leaseRecords.concludedAt}) from ${leaseRecords}
    where ${leaseRecords.leaseId} = ${leases}.${sql.identifier('id')} and ${leaseRecords.outcome} = 'ACCEPTED'
      and (${leaseRecords.concludedAt} ${zone})::date = ${handedOverOn})`;
  const rows = await tx
    .select({
      leaseId: id,
      fromMs: ms(sql`coalesce(${concluded}, ${handedOverOn}::timestamp ${zone})`),
      untilMs: sql<number | null>`${ms(sql`(${returnedOn} + 1)::timestamp ${zone}`)}`,
      atMs: ms(sql`(${`${day} ${time}`}::timestamp ${zone})`),
    })
    .from(leases)
    .where(
      and(
        eq(leases.plate, plate),
        isNotNull(handedOverOn),
        inArray(leases.state, ['ACTIVE', 'RETURNED', 'CLOSED']),
        tenantId === null ? undefined : eq(leases.tenantId, tenantId),
      ),
    );
  return leaseAtInstant(rows, rows[0]?.atMs ?? 0);
}

async function holderOf(tx: Transaction, tenantId: number) {
  const [row] = await tx.select({ holder: tenants.fineHolder }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.holder ?? null;
}

/** The lease of a letter, for the holder of its car; locked. */
async function findLeaseFor(
  tx: Transaction,
  caller: Caller,
  body: Pick<Body, 'plate' | 'day' | 'time'>,
): Promise<Result<LeaseRecord, Refusal>> {
  const desk = deskOf(caller);
  // Employers reach no record of a handover and lock no lease.
  return asSystem(tx, async () => {
    if (desk.tenantId !== null && (await holderOf(tx, desk.tenantId)) !== desk.holder) {
      return refuse({ code: 'NOT_THE_HOLDER' });
    }
    const leaseId = await findLeaseAt(tx, body, desk.tenantId);
    const record = leaseId === null ? null : await lockLease(tx, leaseId);
    if (!record) return refuse({ code: 'NO_LEASE_THAT_DAY', params: { plate: body.plate, day: body.day } });
    return (await holderOf(tx, record.tenantId)) === desk.holder
      ? ok(record)
      : refuse({ code: 'NOT_THE_HOLDER' });
  });
}

/** Enters a letter. The same `clientId` again answers the case that it began. */
export function addFine(
  services: OrderServices,
  caller: Caller,
  { clientId: name, ...body }: Body,
): Promise<Result<ReplyOf<'addFine'>, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Result<ReplyOf<'addFine'>, Refusal>> => {
    if (body.day > clock.today()) {
      const error = { path: 'body.day', code: 'TOO_LARGE', params: { maximum: clock.today() } } as const;
      return refuse({ code: 'INVALID_INPUT', errors: [error] });
    }
    const found = await findLeaseFor(tx, caller, body);
    if (!found.ok) return found;
    const { id: leaseId, tenantId, userId } = found.value;
    const [known] = await tx
      .select({ id: leaseFines.id })
      .from(leaseFines)
      .where(and(eq(leaseFines.leaseId, leaseId), eq(leaseFines.name, name)));
    if (known) return ok(known);
    const { holder } = deskOf(caller);
    const { deadline, ...content } = body;
    const named = { leaseId, tenantId, userId, name };
    const [row] = await tx
      .insert(leaseFines)
      .values({
        ...named,
        holder,
        state: 'OPEN',
        content: sealContent(seal, named, content),
        deadline,
        feeCents: holder === 'PROVIDER' ? await readFineFee(tx) : toCents(0),
        enteredAt: clock.now(),
      })
      .returning({ id: leaseFines.id });
    if (!row) throw new Error(`A letter about lease ${leaseId} was not stored`);
    await recordFineEvent(tx, services, found.value, { by: caller, holder, action: 'FINE_ADDED' });
    return ok(row);
  });
}
