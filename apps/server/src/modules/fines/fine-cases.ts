import { toEuro, type CallOf, type FineCase, type OwnFine, type ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, ZERO_CENTS, type Result } from '@stromwandel/kernel';
import { decideFine } from '@stromwandel/leasing';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseFines, leases, tenants } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { findLeases, lockLeaseFor, NOT_FOUND, readLeaseFor, roleToward } from '../leases/index.ts';
import { askForAddress, driversOn } from '../licences/index.ts';
import { vehicleName, type OrderServices } from '../orders/index.ts';
import { asProblem, deskOf, lockFine, ofDesk, recordFineEvent, recordFineReading } from './fine-access.ts';
import { readFineFee } from './fine-fee.ts';
import { mailFine } from './fine-mails.ts';
import {
  deskFine,
  fineCase,
  fineFacts,
  findFines,
  openAnswer,
  openContent,
  ownFine,
  sealAnswer,
  type FineRow,
} from './fine-store.ts';

type Done = Result<void, Refusal>;

const PAGE = 50;

/** A page of a desk's letters, the nearest deadline first. */
export async function listFines(
  { db }: OrderServices,
  caller: Caller,
  { state, after }: { readonly state?: FineRow['state'] | undefined; readonly after?: number | undefined },
): Promise<Result<ReplyOf<'listFines'>, Refusal>> {
  const desk = deskOf(caller);
  const { deadline, id } = leaseFines;
  const isBehind = sql`(${deadline}, ${id}) > (select deadline, id from lease_fines where id = ${after ?? 0})`;
  const rows = await db
    .select()
    .from(leaseFines)
    .where(
      and(
        ofDesk(desk),
        state === undefined ? ne(leaseFines.state, 'CLOSED') : eq(leaseFines.state, state),
        after === undefined ? undefined : isBehind,
      ),
    )
    .orderBy(asc(deadline), asc(id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const leaseIds = [...new Set(page.map(({ leaseId }) => leaseId))];
  const records = leaseIds.length === 0 ? [] : await findLeases(db, inArray(leases.id, leaseIds));
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const [tenant] =
    desk.tenantId === null ? [] : await db.select().from(tenants).where(eq(tenants.id, desk.tenantId));
  return ok({
    fines: page.flatMap((row) => {
      const record = recordOf.get(row.leaseId);
      return record ? [deskFine(row, record)] : [];
    }),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    holds: desk.holder === 'PROVIDER' || tenant?.fineHolder === 'EMPLOYER',
    feeEur: toEuro(desk.holder === 'PROVIDER' ? await readFineFee(db) : ZERO_CENTS),
  });
}

/** Whether the case warns an employer as holder of repeated silence: the first that it reads without a driver, and no later one. */
async function warnsOfSilence(tx: Transaction, { seal }: OrderServices, row: FineRow): Promise<boolean> {
  // Not of one that was closed before the employee's days were over.
  if (row.holder !== 'EMPLOYER' || row.answeredAt === null) return false;
  if (![null, 'SILENT'].includes(openAnswer(seal, row).answer)) return false;
  const { id, logbookHintFineId } = tenants;
  const isTenant = eq(id, row.tenantId);
  await tx
    .update(tenants)
    .set({ logbookHintFineId: row.id })
    .where(and(isTenant, isNull(logbookHintFineId)));
  const [tenant] = await tx.select({ hint: logbookHintFineId }).from(tenants).where(isTenant);
  return tenant?.hint === row.id;
}

/** A case for the holder, whose reading is recorded. */
export function getFine(
  services: OrderServices,
  caller: Caller,
  fineId: number,
): Promise<Result<FineCase, Refusal>> {
  return services.db.transaction(async (tx): Promise<Result<FineCase, Refusal>> => {
    const found = await lockFine(tx, caller, fineId);
    if (!found.ok) return found;
    const { row, record } = found.value;
    await recordFineReading(tx, services, caller, record);
    return ok(fineCase(services.seal, row, record, await warnsOfSilence(tx, services, row)));
  });
}

/** The holder has written to the authority, or closes the case. */
export function leadFine(
  services: OrderServices,
  caller: Caller,
  fineId: number,
  { state }: CallOf<'leadFine'>['body'],
): Promise<Done> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Done> => {
    const found = await lockFine(tx, caller, fineId);
    if (!found.ok) return found;
    const { row, record } = found.value;
    await recordFineReading(tx, services, caller, record);
    const isPassedOn = state === 'PASSED_ON';
    const command = { type: isPassedOn ? 'PASS_ON' : 'CLOSE' } as const;
    const decision = decideFine(command, fineFacts(seal, row), 'HOLDER', clock.today());
    if (!decision.ok) return refuse(asProblem(decision.error));
    if (decision.value === null) return ok(undefined);
    const at = isPassedOn ? { passedOnAt: clock.now() } : { closedAt: clock.now() };
    await tx
      .update(leaseFines)
      .set({ state: decision.value.state, ...at })
      .where(eq(leaseFines.id, fineId));
    const action = isPassedOn ? 'FINE_PASSED_ON' : 'FINE_CLOSED';
    await recordFineEvent(tx, services, record, { by: caller, holder: row.holder, action });
    if (isPassedOn) await mailFine(tx, services, record, row, 'FINE_PASSED_ON');
    return ok(undefined);
  });
}

const isThere = (leaseId: number) => and(eq(leaseFines.leaseId, leaseId), isNotNull(leaseFines.fileId));

/** The letters about an own lease. */
export async function listOwnFines(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<ReplyOf<'listOwnFines'>, Refusal>> {
  const record = await readLeaseFor(services, caller, leaseId);
  if (!record.ok) return record;
  if (roleToward(caller, record.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
  const rows = await findFines(services.db, isThere(leaseId));
  return ok({
    vehicle: vehicleName(record.value.order.snapshot),
    fines: await Promise.all(
      rows.map((row) => ownFine(services.db, services.seal, record.value, row, services.clock.today())),
    ),
  });
}

/** Answers a letter about an own lease. */
export function answerFine(
  services: OrderServices,
  caller: Caller,
  { leaseId, fineId }: { readonly leaseId: number; readonly fineId: number },
  { answer, driverId }: CallOf<'answerFine'>['body'],
): Promise<Result<OwnFine, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Result<OwnFine, Refusal>> => {
    const lease = await lockLeaseFor(tx, caller, leaseId);
    if (!lease.ok) return lease;
    if (roleToward(caller, lease.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
    const [row] = await findFines(tx, and(isThere(leaseId), eq(leaseFines.id, fineId)));
    if (!row) return refuse(NOT_FOUND);
    const command = { type: 'ANSWER', answer } as const;
    const decision = decideFine(command, fineFacts(seal, row), 'EMPLOYEE', clock.today());
    if (!decision.ok) return refuse(asProblem(decision.error));
    if (decision.value === null) return ok(await ownFine(tx, seal, lease.value, row, clock.today()));
    const drivers =
      answer === 'NAMED_DRIVER' ? await driversOn(tx, seal, leaseId, openContent(seal, row).day) : [];
    const driver = drivers.find(({ row: { id } }) => id === driverId);
    if (answer === 'NAMED_DRIVER' && !driver) {
      const error = { path: 'body.driverId', code: 'NOT_FOUND', params: {} } as const;
      return refuse({ code: 'INVALID_INPUT', errors: [error] });
    }
    const [after] = await tx
      .update(leaseFines)
      .set({
        state: decision.value.state,
        answer: sealAnswer(seal, row, {
          answer,
          driverName: driver?.name ?? null,
          driverId: driver?.row.id ?? null,
        }),
        answeredAt: clock.now(),
      })
      .where(eq(leaseFines.id, fineId))
      .returning();
    if (!after) throw new Error(`Letter ${fineId} is gone under its lease's lock`);
    await recordFineEvent(tx, services, lease.value, {
      by: caller,
      holder: row.holder,
      action: 'FINE_ANSWERED',
    });
    if (driver) await askForAddress(tx, services, lease.value, driver.row);
    return ok(await ownFine(tx, seal, lease.value, after, clock.today()));
  });
}
