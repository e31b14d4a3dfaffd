import type { LeaseDrivers, ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import { licenceGraceEnd, licenceStanding, mayCheck } from '@stromwandel/leasing';
import { and, eq } from 'drizzle-orm';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordReading } from '../../platform/audit/record-reading.ts';
import { leaseDrivers, leases } from '../../platform/database/schema/index.ts';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { findLeases, lockLease, NOT_FOUND, roleToward, type LeaseRecord } from '../leases/index.ts';
import { vehicleName, type OrderServices } from '../orders/index.ts';
import { recordDriverEvent } from './driver-events.ts';
import { readMostDrivers } from './driver-setting.ts';
import { lockOwnActive } from './drivers.ts';
import { mailEmployer } from './licence-mails.ts';
import { openCheck, pullCheck, type LicenceServices } from './licence-checks.ts';
import {
  ensureSelf,
  findDrivers,
  licenceFacts,
  openPerson,
  openResult,
  readDriverRules,
  type DriverRow,
} from './licence-store.ts';

type Role = 'EMPLOYEE' | 'TENANT_ADMIN' | 'ADMIN';

/** The caller's role toward a lease's drivers; null for strangers. */
function roleOf(caller: Caller, lease: LeaseRecord): Role | null {
  const role = roleToward(caller, lease);
  if (role === 'EMPLOYEE' || role === 'ADMIN') return role;
  return caller.roles.includes('TENANT_ADMIN') && caller.tenantId === lease.tenantId ? 'TENANT_ADMIN' : null;
}

/** The standing of a licence. */
export function licenceReply(row: DriverRow, today: CalendarDate): NonNullable<LeaseDrivers['licence']> {
  const { dueOn, lostOn, checkedOn } = row;
  const facts = licenceFacts(row);
  return {
    standing: licenceStanding(facts, today),
    checkedOn,
    dueOn,
    graceUntil: facts.dueOn && licenceGraceEnd(facts.dueOn),
    lostOn,
  };
}

type Check = NonNullable<NonNullable<LeaseDrivers['details']>['check']>;

/** The last check of a row; null before the first of a lease. */
export function checkReply(seal: DataSeal, row: DriverRow): Check | null {
  if (row.caseState === null) return null;
  const { reason } = openResult(seal, row);
  // Only `settle` writes it, from the provider's reasons.
  return { state: row.caseState, reason: row.caseState === 'SUCCESS' ? null : (reason as Check['reason']) };
}

function driverReply(seal: DataSeal, row: DriverRow, today: CalendarDate, role: Role) {
  const { firstName, lastName, email } = openPerson(seal, row);
  const { relation, state } = row;
  if (relation === 'SELF') throw new Error(`Driver ${row.id} is the employee`);
  return {
    id: row.id,
    name: `${firstName} ${lastName}`,
    email: role === 'EMPLOYEE' ? email : null,
    relation,
    state,
    standing: state === 'ACTIVE' ? licenceStanding(licenceFacts(row), today) : null,
    invitedUntil: row.invitedUntil ?? '',
    activatedAt: row.activatedAt?.toISOString() ?? null,
    dueOn: row.dueOn,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** Rows of a lease: all of them, with what each reader may see decided by `driversReply`. Employers reach one row. */
async function readRows(tx: Transaction, leaseId: number) {
  const rows = await asSystem(tx, () => findDrivers(tx, eq(leaseDrivers.leaseId, leaseId)));
  return {
    self: rows.find(({ relation, state }) => relation === 'SELF' && state === 'ACTIVE') ?? null,
    named: rows.filter(({ relation }) => relation !== 'SELF'),
  };
}

async function driversReply(
  tx: Transaction,
  { seal, clock }: Pick<OrderServices, 'seal' | 'clock'>,
  record: LeaseRecord,
  role: Role,
): Promise<LeaseDrivers> {
  const today = clock.today();
  const { self, named } = await readRows(tx, record.id);
  const { interval, seesNames } = await asSystem(tx, () => readDriverRules(tx, record.tenantId));
  const own = role === 'EMPLOYEE' ? self : null;
  const kept = own && openResult(seal, own);
  const shown = role === 'TENANT_ADMIN' && !seesNames ? [] : named;
  return {
    vehicle: vehicleName(record.order.snapshot),
    licence: self && licenceReply(self, today),
    details: own &&
      kept && { classes: [...kept.classes], validUntil: kept.validUntil, check: checkReply(seal, own) },
    checkable: self !== null && (role !== 'EMPLOYEE' || mayCheck(licenceFacts(self), today).ok),
    interval,
    circle: record.order.snapshot.additionalDrivers,
    mostDrivers: await readMostDrivers(tx),
    activeDrivers: named.filter(({ state }) => state === 'ACTIVE').length,
    drivers: shown.map((row) => driverReply(seal, row, today, role)),
  };
}

/** A lease for one of its sides, locked; the reading by a desk is recorded. */
async function lockForSide(tx: Transaction, services: OrderServices, caller: Caller, leaseId: number) {
  // Employers lock no lease.
  const record = await asSystem(tx, () => lockLease(tx, leaseId));
  const role = record && roleOf(caller, record);
  if (!record || role === null) return refuse(NOT_FOUND);
  await recordReading(tx, caller, {
    at: services.clock.now(),
    action: 'LEASE_READ',
    record: 'lease',
    recordId: leaseId,
    personId: record.userId,
  });
  await asSystem(tx, () => ensureSelf(tx, services, record));
  return ok({ record, role });
}

/** Licence and drivers of a lease for one of its sides. */
export async function listDrivers(
  services: LicenceServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<ReplyOf<'listDrivers'>, Refusal>> {
  const running = await findDrivers(
    services.db,
    and(eq(leaseDrivers.leaseId, leaseId), eq(leaseDrivers.userId, caller.userId)),
  );
  for (const row of running) await pullCheck(services, row);
  return services.db.transaction(async (tx): Promise<Result<LeaseDrivers, Refusal>> => {
    const found = await lockForSide(tx, services, caller, leaseId);
    if (!found.ok) return found;
    return ok(await driversReply(tx, services, found.value.record, found.value.role));
  });
}

/** A desk asks for a check: due today, with the usual grace. */
function askForCheck(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<null, Refusal>> {
  return services.db.transaction(async (tx): Promise<Result<null, Refusal>> => {
    const found = await lockForSide(tx, services, caller, leaseId);
    if (!found.ok) return found;
    const { record, role } = found.value;
    const { self } = await readRows(tx, leaseId);
    if (!self) return refuse({ code: 'LEASE_ENDED' });
    const today = services.clock.today();
    // The first question counts; another one gives no more days.
    if (self.dueOn !== null && self.dueOn <= today) return ok(null);
    await asSystem(tx, () =>
      tx.update(leaseDrivers).set({ dueOn: today, mailsSent: 0 }).where(eq(leaseDrivers.id, self.id)),
    );
    const act = { role, userId: caller.userId, driverId: self.id };
    await recordDriverEvent(tx, services, record, 'LICENCE_CHECK_ASKED', act);
    return ok(null);
  });
}

/** The employee begins or resumes the check of the own licence; a desk asks for one. */
export async function checkLicence(
  services: LicenceServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<ReplyOf<'checkLicence'>, Refusal>> {
  if (caller.roles.includes('TENANT_ADMIN') || caller.roles.includes('ADMIN')) {
    // Their own car they check like all others.
    const isOwn = and(eq(leases.id, leaseId), eq(leases.userId, caller.userId));
    if ((await findLeases(services.db, isOwn)).length === 0) return askForCheck(services, caller, leaseId);
  }
  return openCheck(services, async (tx) => {
    const lease = await lockOwnActive(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const row = await ensureSelf(tx, services, lease.value);
    return row ? ok({ record: lease.value, row }) : refuse({ code: 'LEASE_ENDED' });
  });
}

/** The employee has no valid licence now. */
export function reportLicenceLoss(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<void, Refusal>> {
  const { db, clock } = services;
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const lease = await lockOwnActive(tx, caller, leaseId);
    if (!lease.ok) return lease;
    const row = await ensureSelf(tx, services, lease.value);
    if (!row) return refuse({ code: 'LEASE_ENDED' });
    if (row.lostOn !== null) return ok(undefined);
    await tx.update(leaseDrivers).set({ lostOn: clock.today() }).where(eq(leaseDrivers.id, row.id));
    const act = { role: 'EMPLOYEE', driverId: row.id } as const;
    await recordDriverEvent(tx, services, lease.value, 'LICENCE_LOST', act);
    await mailEmployer(tx, services, lease.value);
    return ok(undefined);
  });
}

/** Licence and drivers of a person's leases for the export of the own data. For the person alone. */
export async function exportDriving(
  services: Pick<OrderServices, 'db' | 'seal' | 'clock'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['driving']> {
  const { db, seal, clock } = services;
  const rows = await findDrivers(db, eq(leaseDrivers.userId, userId));
  const today = clock.today();
  return [...new Set(rows.map(({ leaseId }) => leaseId))]
    .toSorted((a, b) => a - b)
    .map((leaseId) => {
      const own = rows.filter((row) => row.leaseId === leaseId);
      const self = own.find(({ relation }) => relation === 'SELF') ?? null;
      const kept = self && openResult(seal, self);
      return {
        leaseId,
        licence: self && licenceReply(self, today),
        details: self &&
          kept && { classes: [...kept.classes], validUntil: kept.validUntil, check: checkReply(seal, self) },
        drivers: own.filter((row) => row !== self).map((row) => driverReply(seal, row, today, 'EMPLOYEE')),
      };
    });
}
