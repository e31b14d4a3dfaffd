import { contract } from '@stromwandel/api-spec';
import { germanDay, ok, refuse, type Result } from '@stromwandel/kernel';
import { damageReportable, photosOf } from '@stromwandel/leasing';
import { and, count, eq, gt, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { asSystem } from '../../platform/database/as-system.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { leasePhotos, leases, leaseSelfChecks, orderCharging } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { receivePhoto } from '../../platform/photos/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import {
  findLeaseFor,
  leaseFacts,
  lockLeaseFor,
  NOT_FOUND,
  readLeaseFor,
  roleToward,
  type LeaseRecord,
  type LeaseUser,
  photosOfDamages,
  photosOfReadings,
  photosOfReport,
  photosOfSelfCheck,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { findOfLease, openContent } from './record-store.ts';

/** Enough to read a plate and to see a scratch. */
const LARGEST_PX = 2048;
const JPEG = { quality: 80 };
/** Of one lease within 24 hours: the record's 20, its remarks', and some that were taken again. */
const MOST_A_DAY = 50;
const DAY_MS = 24 * 3_600_000;

const isPhoto = (leaseId: number, name: string) =>
  and(eq(leasePhotos.leaseId, leaseId), eq(leasePhotos.name, name));
/** Where the file of a photo is stored. */
export const photoPlace = ({ id, userId }: Pick<LeaseRecord, 'id' | 'userId'>, name: string) => ({
  name: `lease_photos/${id}/${name}`,
  ownerId: userId,
});

/** Names of the photos of a lease that were received. */
export async function receivedPhotos(
  db: DatabaseOrTransaction,
  leaseId: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: leasePhotos.name })
    .from(leasePhotos)
    .where(eq(leasePhotos.leaseId, leaseId));
  return new Set(rows.map(({ name }) => name));
}

async function isKnown(db: DatabaseOrTransaction, leaseId: number, name: string): Promise<boolean> {
  return (await db.$count(leasePhotos, isPhoto(leaseId, name))) > 0;
}

/** Why a lease takes no photo now. */
async function refusalOf(
  db: DatabaseOrTransaction,
  record: LeaseRecord,
  file: string,
  now: Date,
): Promise<Refusal | null> {
  // Of the handover's record, then of readings and damages, then of the report and objections to it.
  const lease = leaseFacts(record);
  const takesPhotos = lease.state === 'PREPARED' || lease.state === 'RETURNED';
  if (!takesPhotos && !damageReportable(lease, germanDay(now.getTime())).ok) {
    return { code: 'LEASE_ENDED' };
  }
  const since = new Date(now.getTime() - DAY_MS);
  const [recent] = await db
    .select({ photos: count() })
    .from(leasePhotos)
    .where(and(eq(leasePhotos.leaseId, record.id), gt(leasePhotos.receivedAt, since)));
  if ((recent?.photos ?? 0) < MOST_A_DAY) return null;
  return { code: 'TOO_MANY_PHOTOS', params: { file, most: MOST_A_DAY } };
}

/**
 * Stores a photo of a leased car under the name that its client chose. The same name again changes nothing, so that a
 * phone may repeat what it does not know to have arrived.
 */
export async function storePhoto(
  services: OrderServices,
  caller: LeaseUser,
  leaseId: number,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Result<{ readonly photo: string }, Refusal>> {
  const { db, files, clock } = services;
  const found = await findLeaseFor(services, caller, leaseId);
  if (!found.ok) return found;
  if (await isKnown(db, leaseId, name)) return ok({ photo: name });
  // Before anything is decoded.
  const early = await refusalOf(db, found.value, name, clock.now());
  if (early) return refuse(early);
  const { maximumBytes } = contract.uploadLeasePhoto.upload;
  const photo = await receivePhoto({
    file: name,
    content,
    maximumBytes,
    largestPx: LARGEST_PX,
    encode: ({ open }) => open().jpeg(JPEG).toBuffer(),
  });
  if (!photo.ok) return photo;
  const { tenantId, userId } = found.value;
  const put = await files.put({ ...photoPlace(found.value, name), tenantId }, photo.value);
  return db.transaction(async (tx) => {
    const lease = await lockLeaseFor(tx, caller, leaseId);
    if (!lease.ok) return lease;
    if (await isKnown(tx, leaseId, name)) return ok({ photo: name });
    const refusal = await refusalOf(tx, lease.value, name, clock.now());
    if (refusal) return refuse(refusal);
    const fileId = await files.insert(tx, put);
    await tx.insert(leasePhotos).values({ leaseId, tenantId, userId, name, fileId, receivedAt: clock.now() });
    return ok({ photo: name });
  });
}

/** Whether a photo belongs to a self-check that its employee has not attached to the return. */
async function isPrivate(db: DatabaseOrTransaction, leaseId: number, name: string): Promise<boolean> {
  const { photos, attachedAt } = leaseSelfChecks;
  const check = and(eq(leaseSelfChecks.leaseId, leaseId), isNull(attachedAt), sql`${name} = any(${photos})`);
  return (await runAsSystem(async () => db.$count(leaseSelfChecks, check))) > 0;
}

/** A photo for its driver or the provider, whose reading is recorded. */
export async function readPhoto(
  services: OrderServices,
  caller: LeaseUser,
  leaseId: number,
  name: string,
): Promise<Result<Buffer, Refusal>> {
  const { db, files } = services;
  const lease = await findLeaseFor(services, caller, leaseId);
  if (!lease.ok) return lease;
  const [row] = await db
    .select({ fileId: leasePhotos.fileId })
    .from(leasePhotos)
    .where(isPhoto(leaseId, name));
  if (!row) return refuse(NOT_FOUND);
  const isDriver = roleToward(caller, lease.value) === 'EMPLOYEE';
  if (!isDriver && (await isPrivate(db, leaseId, name))) return refuse(NOT_FOUND);
  const read = await readLeaseFor(services, caller, leaseId);
  return read.ok ? ok(await files.get(db, row.fileId, photoPlace(lease.value, name))) : read;
}

/** Names of the photos of the meter at home. */
async function photosOfMeters(tx: Transaction, leaseId: number): Promise<string[]> {
  const rows = await tx
    .select({ photo: orderCharging.photo })
    .from(orderCharging)
    .innerJoin(leases, eq(leases.orderId, orderCharging.orderId))
    .where(eq(leases.id, leaseId));
  return rows.flatMap(({ photo }) => photo ?? []);
}

/** Names of the photos that records, readings, damages, the report and meters of a lease show. The caller shows nothing of them. */
export async function photosOfRecords(
  tx: Transaction,
  { seal }: Pick<OrderServices, 'seal'>,
  leaseId: number,
): Promise<string[]> {
  const records = await findOfLease(tx, leaseId);
  const ofRecords = await runAsSystem(async () => records.flatMap((row) => photosOf(openContent(seal, row))));
  return [
    ...ofRecords,
    ...(await photosOfReadings(tx, leaseId)),
    ...(await photosOfDamages(tx, leaseId)),
    ...(await photosOfReport(tx, leaseId)),
    ...(await photosOfMeters(tx, leaseId)),
  ];
}

/** Deletes the photos of a lease that no record and no self-check shows, of those received before a time; null takes all. */
export async function deleteUnused(
  tx: Transaction,
  services: Pick<OrderServices, 'seal'>,
  leaseId: number,
  before: Date | null,
): Promise<void> {
  const used = [
    ...(await photosOfRecords(tx, services, leaseId)),
    // The provider, who concludes a record, cannot read a private check.
    ...(await asSystem(tx, () => photosOfSelfCheck(tx, leaseId))),
  ];
  await tx
    .delete(leasePhotos)
    .where(
      and(
        eq(leasePhotos.leaseId, leaseId),
        before === null ? undefined : lt(leasePhotos.receivedAt, before),
        used.length === 0 ? undefined : notInArray(leasePhotos.name, used),
      ),
    );
}
