import type { CallOf, DriverAddress, ProblemCode, ReplyOf } from '@stromwandel/api-spec';
import { calendarDate, ok, refuse, type Result } from '@stromwandel/kernel';
import { mayCheck, mayConsent } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import { hashLinkCode } from '../../platform/access/link-code.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { leaseDrivers } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { findLease, lockLease, type LeaseRecord } from '../leases/index.ts';
import { findPerson, vehicleName, type OrderServices } from '../orders/index.ts';
import { recordDriverEvent } from './driver-events.ts';
import { endDriverRow } from './drivers.ts';
import { checkReply, licenceReply } from './licence-cases.ts';
import { openCheck, pullCheck, type LicenceServices } from './licence-checks.ts';
import { findDrivers, licenceFacts, openPerson, sealPerson, type DriverRow } from './licence-store.ts';

type Body = CallOf<'useDriverLink'>['body'];
type Found = Result<{ readonly record: LeaseRecord; readonly row: DriverRow }, Refusal>;

const UNKNOWN = { code: 'INVALID_CODE' } as const;

const findRow = async (db: DatabaseOrTransaction, code: string): Promise<DriverRow | null> =>
  (await findDrivers(db, eq(leaseDrivers.codeHash, hashLinkCode(code))))[0] ?? null;

/** What the link shows: car and plate, and nothing else of the lease. */
export async function readDriverLink(
  services: LicenceServices,
  code: string,
): Promise<Result<ReplyOf<'getDriverLink'>, Refusal>> {
  const { db, seal, clock } = services;
  const known = await findRow(db, code);
  if (known) await pullCheck(services, known);
  const row = await findRow(db, code);
  const record = row && (await findLease(db, row.leaseId));
  if (!row || !record) return refuse(UNKNOWN);
  const employee = await findPerson(db, row.userId);
  const today = clock.today();
  const isActive = row.state === 'ACTIVE';
  const person = openPerson(seal, row);
  return ok({
    vehicle: vehicleName(record.order.snapshot),
    plate: row.state === 'ENDED' ? null : record.row.plate,
    firstName: person.firstName,
    invitedBy: [employee.firstName, employee.lastName].filter(Boolean).join(' '),
    state: row.state,
    invitedUntil: row.invitedUntil ?? '',
    consented: row.consentedAt !== null,
    activatedAt: row.activatedAt?.toISOString() ?? null,
    licence: isActive ? licenceReply(row, today) : null,
    check: checkReply(seal, row),
    checkable: isActive && mayCheck(licenceFacts(row), today).ok,
    addressAsked: person.addressAsked && person.address === null,
  });
}

async function lockRow(tx: Transaction, code: string): Promise<Found> {
  const known = await findRow(tx, code);
  const record = known && (await lockLease(tx, known.leaseId));
  const row = record && (await findRow(tx, code));
  return row ? ok({ record, row }) : refuse(UNKNOWN);
}

const ended = (row: DriverRow): ProblemCode | null => (row.state === 'ENDED' ? 'DRIVER_ENDED' : null);

/** Stores consent and day of birth, once; the check follows. */
async function consent(
  tx: Transaction,
  { seal, clock }: OrderServices,
  found: Found,
  bornOn: string,
): Promise<Found> {
  if (!found.ok) return found;
  const { record, row } = found.value;
  const driver = { state: row.state, invitedUntil: calendarDate(row.invitedUntil ?? row.since) };
  const allowed = mayConsent(driver, calendarDate(bornOn), clock.today());
  if (!allowed.ok) {
    const { code, ...params } = allowed.error;
    return refuse({ code, params });
  }
  const [after] = await tx
    .update(leaseDrivers)
    .set({ person: sealPerson(seal, row, { ...openPerson(seal, row), bornOn }), consentedAt: clock.now() })
    .where(eq(leaseDrivers.id, row.id))
    .returning();
  if (!after) throw new Error(`Driver ${row.id} is gone under the lease's lock`);
  return ok({ record, row: after });
}

/** Ends the driver, or reports the loss of the licence. */
function leave(services: OrderServices, code: string, command: 'END' | 'REPORT_LOSS') {
  const { db, clock } = services;
  return db.transaction(async (tx): Promise<Result<null, Refusal>> => {
    const found = await lockRow(tx, code);
    if (!found.ok) return found;
    const { record, row } = found.value;
    if (row.state === 'ENDED') return ok(null);
    if (command === 'END') await endDriverRow(tx, services, record, row, 'ANONYMOUS');
    else if (row.state === 'ACTIVE' && row.lostOn === null) {
      await tx.update(leaseDrivers).set({ lostOn: clock.today() }).where(eq(leaseDrivers.id, row.id));
      const act = { role: 'ANONYMOUS', driverId: row.id } as const;
      await recordDriverEvent(tx, services, record, 'LICENCE_LOST', act);
    }
    return ok(null);
  });
}

/** Stores the address for an authority that asked; unasked it is refused, and the first one stays. */
function giveAddress(services: OrderServices, code: string, address: DriverAddress) {
  const { db, seal } = services;
  return db.transaction(async (tx): Promise<Result<null, Refusal>> => {
    const found = await lockRow(tx, code);
    if (!found.ok) return found;
    const { record, row } = found.value;
    const person = openPerson(seal, row);
    if (person.address !== null) return ok(null);
    if (!person.addressAsked) return refuse(UNKNOWN);
    await tx
      .update(leaseDrivers)
      .set({ person: sealPerson(seal, row, { ...person, address }) })
      .where(eq(leaseDrivers.id, row.id));
    const act = { role: 'ANONYMOUS', driverId: row.id } as const;
    await recordDriverEvent(tx, services, record, 'DRIVER_ADDRESS_GIVEN', act);
    return ok(null);
  });
}

/** What a driver without an account does with the link. */
export async function useDriverLink(
  services: LicenceServices,
  code: string,
  body: Body,
): Promise<Result<ReplyOf<'useDriverLink'>, Refusal>> {
  if (body.command === 'END' || body.command === 'REPORT_LOSS') return leave(services, code, body.command);
  if (body.command === 'GIVE_ADDRESS') {
    const { command: _, ...address } = body;
    return giveAddress(services, code, address);
  }
  return openCheck(services, async (tx) => {
    const found = await lockRow(tx, code);
    if (body.command === 'CONSENT') return consent(tx, services, found, body.bornOn);
    if (!found.ok) return found;
    const { row } = found.value;
    const problem = ended(row) ?? (row.consentedAt === null ? 'LICENCE_NOT_DUE' : null);
    return problem === null ? found : refuse({ code: problem });
  });
}
