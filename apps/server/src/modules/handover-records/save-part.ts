import type { CallOf } from '@stromwandel/api-spec';
import { assertNever, ok, refuse, type Result } from '@stromwandel/kernel';
import { savePart, type RecordContent, type RecordKind, type RecordRefusal } from '@stromwandel/leasing';
import type { Refusal } from '../../platform/http/refusal.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { leaseFacts, lockLeaseFor, type LeaseUser } from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { receivedPhotos } from './lease-photos.ts';
import { findNewest, NO_CONTENT, openContent, saveContent } from './record-store.ts';

type PartBody = CallOf<'saveRecordPart'>['body'];

/** A part as it arrives, as a change of the record. */
function changeOf(body: PartBody, kind: RecordKind): Partial<RecordContent> {
  switch (body.part) {
    case 'CAR': {
      const { vin, plate, vinConfirmed } = body;
      return { car: { vin, plate, vinConfirmed } };
    }
    case 'ODOMETER':
      return { odometer: { km: body.km, photo: body.photo } };
    case 'EQUIPMENT': {
      const { part: _part, keys, cables, papers, ...counted } = body;
      const { wheels = 0, clean = false } = counted;
      return { equipment: { keys, cables, papers, ...(kind === 'RETURN' && { wheels, clean }) } };
    }
    case 'PHOTOS':
      return { photos: body.photos };
    case 'REMARKS':
      return { remarks: body.remarks };
    default:
      return assertNever(body);
  }
}

/** A refusal with the fields and figures that explain it. */
export function asProblem(refusal: RecordRefusal): Refusal {
  switch (refusal.code) {
    case 'VIN_DIFFERS':
      return { code: refusal.code, errors: [{ path: 'body.vinConfirmed', code: 'REQUIRED', params: {} }] };
    case 'PHOTOS_NOT_SENT':
      return { code: refusal.code, params: { photos: refusal.photos.join(', ') } };
    case 'RECORD_INCOMPLETE':
      return { code: refusal.code, params: { missing: refusal.missing.join(', ') } };
    default:
      return refusal;
  }
}

/** Saves a part of the open record, or begins one. The same part again replaces it. */
export function saveRecordPart(
  { db, seal, clock }: OrderServices,
  caller: LeaseUser,
  { leaseId, kind, part }: { readonly leaseId: number; readonly kind: RecordKind; readonly part: string },
  body: PartBody,
): Promise<Result<void, Refusal>> {
  return db.transaction(async (tx) => {
    const lease = await lockLeaseFor(tx, caller, leaseId);
    if (!lease.ok) return lease;
    if (body.part !== part) {
      return refuse({
        code: 'INVALID_INPUT',
        errors: [{ path: 'body.part', code: 'NOT_ONE_OF', params: { options: [part] } }],
      });
    }
    const newest = await findNewest(tx, leaseId, kind);
    const open = newest !== null && newest.concludedAt === null ? newest : null;
    // To store it again; the caller sees nothing of it.
    const before = open === null ? NO_CONTENT : await runAsSystem(async () => openContent(seal, open));
    const { state, car } = leaseFacts(lease.value);
    const received = await receivedPhotos(tx, leaseId);
    const after = savePart(before, changeOf(body, kind), {
      kind,
      leaseState: state,
      knownVin: car.vin,
      received,
    });
    if (!after.ok) return refuse(asProblem(after.error));
    const content = { ...after.value, signatures: null };
    await saveContent(tx, seal, lease.value, kind, newest, content, clock.now());
    return ok(undefined);
  });
}
