import { toEuro, type CallOf, type ReplyOf } from '@stromwandel/api-spec';
import { addDays, germanDay, ok, refuse, type Result } from '@stromwandel/kernel';
import {
  agreedKilometers,
  isCheckComplete,
  leaseTime,
  SELF_CHECK_DRAFT_DAYS,
  SELF_CHECK_NOTICE_DAYS,
} from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { recordReading } from '../../platform/audit/record-reading.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { leases, leaseSelfChecks } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { photosOfRecords, receivedPhotos } from '../handover-records/index.ts';
import {
  distanceTermsOf,
  findLeaseFor,
  findReadings,
  findSelfCheck,
  forecastOf,
  leaseFacts,
  leaseOnDay,
  lockLeaseFor,
  NOT_FOUND,
  openSelfCheck,
  photosOfCheck,
  roleToward,
  sealedSelfCheck,
  type LeaseRecord,
  type SelfCheckContent,
  type SelfCheckRow,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { catalogueReply, findCatalogue, newestCatalogue } from './wear-catalogue.ts';

type Reply = ReplyOf<'getSelfCheck'>;

const TENTH_CENTS_A_EURO = 1_000;

/** A stored check with its content. */
function checkReply(row: SelfCheckRow, { photos, findings }: SelfCheckContent): NonNullable<Reply['check']> {
  const { attachedAt, isComplete, catalogueVersion, savedAt } = row;
  const isDraft = attachedAt === null && !isComplete;
  return {
    photos: [...photos],
    findings: [...findings],
    attached: attachedAt !== null,
    isComplete,
    catalogueVersion,
    savedAt: savedAt.toISOString(),
    keptUntil: isDraft ? addDays(germanDay(savedAt.getTime()), SELF_CHECK_DRAFT_DAYS) : null,
  };
}

/** What the kilometres will cost by the readings so far; null without a forecast. */
async function distanceOf(
  db: DatabaseOrTransaction,
  { seal }: Pick<OrderServices, 'seal'>,
  record: LeaseRecord,
): Promise<Reply['distance']> {
  const forecast = forecastOf(record, await findReadings(db, seal, record.id));
  if (!forecast) return null;
  const terms = distanceTermsOf(record);
  return {
    km: forecast.km,
    freeKm: agreedKilometers(terms) + terms.extraKilometersTolerance,
    settledKm: forecast.settledKm,
    extraKilometerEur: terms.extraKilometerTenthCents / TENTH_CENTS_A_EURO,
    netEur: toEuro(forecast.netCents),
  };
}

/**
 * The self-check of a lease for its employee; for the provider once it is attached, which is recorded before anything of
 * the check is opened.
 */
export async function readSelfCheck(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<Reply, Refusal>> {
  const { db, seal, clock } = services;
  const found = await findLeaseFor(services, caller, leaseId);
  if (!found.ok) return found;
  const record = found.value;
  const row = await findSelfCheck(db, leaseId);
  const isEmployee = roleToward(caller, record) === 'EMPLOYEE';
  const canChange = isEmployee && record.row.state === 'ACTIVE';
  const catalogue =
    row === null || canChange ? await newestCatalogue(db) : await findCatalogue(db, row.catalogueVersion);
  if (row !== null) {
    await recordReading(db, caller, {
      at: clock.now(),
      action: 'SELF_CHECK_READ',
      record: 'lease',
      recordId: leaseId,
      personId: record.userId,
    });
  }
  const { lastDay, daysLeft } = leaseTime(leaseOnDay(leaseFacts(record), record, clock.today()));
  return ok({
    leaseId,
    catalogue: catalogue && catalogueReply(catalogue),
    check: row && checkReply(row, openSelfCheck(seal, row)),
    canChange,
    lastDay,
    daysLeft,
    distance: isEmployee || row !== null ? await distanceOf(db, services, record) : null,
  });
}

/** Why a lease takes no self-check. */
function refusalOfState({ row: { state } }: LeaseRecord): Refusal | null {
  if (state === 'ACTIVE') return null;
  return { code: state === 'PREPARED' ? 'LEASE_NOT_ACTIVE' : 'LEASE_ENDED' };
}

/** Photos that were not received, or that belong to another record: a private check would hide them from the provider. */
async function photosNotSent(
  tx: Transaction,
  services: Pick<OrderServices, 'seal'>,
  leaseId: number,
  content: SelfCheckContent,
  before: SelfCheckRow | null,
): Promise<Refusal | null> {
  const added = photosOfCheck(content).filter((photo) => before?.photos.includes(photo) !== true);
  if (added.length === 0) return null;
  const received = await receivedPhotos(tx, leaseId);
  const elsewhere = new Set(await photosOfRecords(tx, services, leaseId));
  const lost = added.filter((photo) => !received.has(photo) || elsewhere.has(photo));
  return lost.length === 0 ? null : { code: 'PHOTOS_NOT_SENT', params: { photos: lost.join(', ') } };
}

/** Saves the whole check with the newest catalogue. The log learns only whether the provider may read it. */
export function saveSelfCheck(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  { attached, ...content }: CallOf<'saveSelfCheck'>['body'],
): Promise<Result<void, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const lease = await lockLeaseFor(tx, caller, leaseId);
    if (!lease.ok || roleToward(caller, lease.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
    const record = lease.value;
    const catalogue = await newestCatalogue(tx);
    const before = await findSelfCheck(tx, leaseId);
    const wrongState = refusalOfState(record);
    if (wrongState) return refuse(wrongState);
    if (catalogue === null) return refuse({ code: 'CATALOGUE_MISSING' });
    const lost = await photosNotSent(tx, services, leaseId, content, before);
    if (lost) return refuse(lost);
    const at = clock.now();
    const { tenantId, userId } = record;
    const values = {
      catalogueVersion: catalogue.version,
      ...sealedSelfCheck(seal, { leaseId, userId }, content),
      isComplete: isCheckComplete(content.photos),
      savedAt: at,
      attachedAt: attached ? (before?.attachedAt ?? at) : null,
    };
    await tx
      .insert(leaseSelfChecks)
      .values({ leaseId, tenantId, userId, ...values })
      .onConflictDoUpdate({ target: leaseSelfChecks.leaseId, set: values });
    if (values.isComplete && record.row.endSteps[SELF_CHECK_NOTICE_DAYS] === undefined) {
      const endSteps = { ...record.row.endSteps, [SELF_CHECK_NOTICE_DAYS]: 'DONE' as const };
      await tx.update(leases).set({ endSteps }).where(eq(leases.id, leaseId));
    }
    const wasAttached = (before?.attachedAt ?? null) !== null;
    if (wasAttached === attached) return ok(undefined);
    await recordAuditEvent(tx, {
      at,
      actorId: caller.userId,
      actorRole: 'EMPLOYEE',
      tenantId,
      action: attached ? 'SELF_CHECK_ATTACHED' : 'SELF_CHECK_DETACHED',
      record: 'lease',
      recordId: leaseId,
      details: {},
      personId: userId,
    });
    return ok(undefined);
  });
}

/** The self-checks of a person for the export of the own data. For the person alone. */
export async function exportSelfChecks(
  { db, seal }: Pick<OrderServices, 'db' | 'seal'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['selfChecks']> {
  const rows = await db
    .select()
    .from(leaseSelfChecks)
    .where(eq(leaseSelfChecks.userId, userId))
    .orderBy(leaseSelfChecks.id);
  return rows.map((row) => {
    const { keptUntil: _keptUntil, ...check } = checkReply(row, openSelfCheck(seal, row));
    return { leaseId: row.leaseId, ...check };
  });
}
