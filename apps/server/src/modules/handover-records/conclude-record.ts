import { isDeepStrictEqual } from 'node:util';
import type { contract, EndpointInput, ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import {
  concludeRecord,
  savePart,
  type RecordContent,
  type RecordKind,
  type RecordOutcome,
  type RecordSignatures,
} from '@stromwandel/leasing';
import { enqueueJob } from '../../outbox-jobs.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import {
  accountOf,
  findLease,
  leaseFacts,
  lockLease,
  type LeaseUser,
  NOT_FOUND,
  readLeaseFor,
  roleToward,
} from '../leases/index.ts';
import { lockOrder, type OrderCommandServices } from '../orders/index.ts';
import { receivedPhotos } from './lease-photos.ts';
import { findRecordDocument } from './record-documents.ts';
import { bringBack, dayRefusal, handOver, Refused } from './record-effects.ts';
import { recordReply } from './record-replies.ts';
import { findNewest, NO_CONTENT, openContent, saveContent } from './record-store.ts';
import { asProblem } from './save-part.ts';

interface Conclusion {
  readonly day: CalendarDate;
  readonly outcome: RecordOutcome;
  readonly signatures: RecordSignatures;
  /** Why the driver does not sign a return. */
  readonly unsigned?: string | null | undefined;
  /** What comes with the conclusion: the facts of a record on paper. */
  readonly parts?: Partial<RecordContent>;
}

/** The driver can refuse to sign the record of a return, not the return. */
const NO_REFUSED_RETURN: Refusal = {
  code: 'INVALID_INPUT',
  errors: [{ path: 'body.outcome', code: 'NOT_ONE_OF', params: { options: ['ACCEPTED'] } }],
};

/** Concludes the open record under the locks of order and lease. Does nothing when it is concluded. */
async function conclude(
  tx: Transaction,
  services: OrderCommandServices,
  caller: LeaseUser,
  { leaseId, kind }: { readonly leaseId: number; readonly kind: RecordKind },
  { day, outcome, signatures, unsigned = null, parts = {} }: Conclusion,
): Promise<void> {
  const { seal, clock } = services;
  if (kind === 'RETURN' && outcome === 'REFUSED') throw new Refused(NO_REFUSED_RETURN);
  const signed = kind === 'RETURN' ? { ...signatures, unsigned } : signatures;
  const found = await findLease(tx, leaseId);
  const role = found && roleToward(caller, found);
  const order = role && (await lockOrder(tx, found.orderId));
  const lease = order && (await lockLease(tx, leaseId));
  if (!lease) throw new Refused(NOT_FOUND);
  const newest = await findNewest(tx, leaseId, kind);
  // On the phone, a part begins the record after a refused one; on paper nothing is saved before the conclusion.
  // To store it again; the caller sees nothing of it.
  const stored = newest ? await runAsSystem(async () => openContent(seal, newest)) : NO_CONTENT;
  const isAnother = !isDeepStrictEqual(parts.paper?.sheets, stored.paper?.sheets);
  const beginsAnew = parts.paper !== undefined && newest?.outcome === 'REFUSED' && isAnother;
  if (newest?.concludedAt && !beginsAnew) return;
  const before = beginsAnew ? NO_CONTENT : stored;
  const { state: leaseState, car } = leaseFacts(lease);
  const received = await receivedPhotos(tx, leaseId);
  const saved = savePart(before, parts, { kind, leaseState, knownVin: car.vin, received });
  if (!saved.ok) throw new Refused(asProblem(saved.error));
  const content = saved.value;
  const decision = concludeRecord(content, signed, outcome, { kind, leaseState });
  if (!decision.ok) throw new Refused(asProblem(decision.error));
  const wrongDay = dayRefusal(day, { kind, order, lease }, clock.today());
  if (wrongDay) throw new Refused(wrongDay);
  const concludedAt = clock.now();
  const number = await saveContent(
    tx,
    seal,
    lease,
    kind,
    newest,
    { ...content, signatures: signed },
    concludedAt,
    {
      outcome,
      day,
      concludedAt,
    },
  );
  await recordAuditEvent(tx, {
    at: concludedAt,
    actorId: accountOf(caller),
    actorRole: role,
    tenantId: lease.tenantId,
    action: 'RECORD_CONCLUDED',
    record: 'lease',
    recordId: leaseId,
    details: { day },
    personId: lease.userId,
  });
  const payload = { leaseId, kind, number };
  await enqueueJob(tx, { kind: 'PRINT_RECORD', payload }, concludedAt);
  if (kind === 'RETURN') return bringBack(tx, services, lease, content, day);
  return handOver(tx, services, caller, { lease, order, content, day, outcome, role });
}

/**
 * Concludes a record: accepted, the lease starts on its day; refused, it stays prepared and the provider has a task. With
 * the record of the return the car is back. A second conclusion answers the result of the first. A refusal changes nothing.
 */
export async function concludeLeaseRecord(
  services: OrderCommandServices,
  caller: LeaseUser,
  record: { readonly leaseId: number; readonly kind: RecordKind },
  conclusion: Conclusion,
): Promise<Result<ReplyOf<'concludeRecord'>, Refusal>> {
  const { db } = services;
  try {
    await db.transaction((tx) => conclude(tx, services, caller, record, conclusion));
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal);
    throw error;
  }
  return readRecord(services, caller, record);
}

/** The conclusion of a record that was made and signed on paper. */
export function paperConclusion(
  body: EndpointInput<typeof contract.concludePaperRecord>['body'],
): Conclusion {
  const { day, outcome, sheets, defects, driver, dealer } = body;
  const signatures = {
    driver: { name: driver, strokes: [] },
    dealer: dealer === null ? null : { name: dealer, strokes: [] },
  };
  if (outcome === 'REFUSED') {
    return { day, outcome, signatures, parts: { paper: { km: null, keys: null, defects, sheets } } };
  }
  const { vin, plate, vinConfirmed, km, keys } = body;
  const parts = { car: { vin, plate, vinConfirmed }, paper: { km, keys, defects, sheets } };
  return { day, outcome, signatures, parts };
}

/** The newest record of a lease, with the reading recorded when it is another person's. */
export async function readRecord(
  services: OrderCommandServices,
  caller: LeaseUser,
  { leaseId, kind }: { readonly leaseId: number; readonly kind: RecordKind },
): Promise<Result<ReplyOf<'getLeaseRecord'>, Refusal>> {
  const lease = await readLeaseFor(services, caller, leaseId);
  if (!lease.ok) return lease;
  const newest = await findNewest(services.db, leaseId, kind);
  const document = newest && (await findRecordDocument(services.db, newest));
  return ok(recordReply(services.seal, lease.value, kind, newest, document));
}
