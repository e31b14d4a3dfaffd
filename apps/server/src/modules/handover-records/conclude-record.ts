import { isDeepStrictEqual } from 'node:util';
import type { contract, EndpointInput, ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import {
  concludeRecord,
  odometerOf,
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
  carryOutOnLease,
  findLease,
  insertHandoverReading,
  leaseFacts,
  lockLease,
  openLease,
  SYSTEM_PARTY,
  type LeaseRecord,
  type LeaseUser,
  NOT_FOUND,
  readLeaseFor,
  roleToward,
} from '../leases/index.ts';
import {
  carryOut,
  lockOrder,
  PROBLEM_OF,
  type OrderCommandServices,
  type OrderRecord,
} from '../orders/index.ts';
import { deleteUnused, receivedPhotos } from './lease-photos.ts';
import { findRecordDocument } from './record-documents.ts';
import { recordReply } from './record-replies.ts';
import { findNewest, NO_CONTENT, openContent, saveContent } from './record-store.ts';
import { asProblem } from './save-part.ts';

interface Conclusion {
  readonly day: CalendarDate;
  readonly outcome: RecordOutcome;
  readonly signatures: RecordSignatures;
  /** What comes with the conclusion: the facts of a record on paper. */
  readonly parts?: Partial<RecordContent>;
}

/** Ends the transaction without effect: what was stored before the refusal is taken back. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

function dayRefusal(day: string, { state }: OrderRecord, today: string): Refusal | null {
  const path = 'body.day';
  const first = state.deliveredOn ?? today;
  if (day < first) {
    return { code: 'INVALID_INPUT', errors: [{ path, code: 'TOO_SMALL', params: { minimum: first } }] };
  }
  if (day <= today) return null;
  return { code: 'INVALID_INPUT', errors: [{ path, code: 'TOO_LARGE', params: { maximum: today } }] };
}

/** Accepts the order's last step, with which the lease starts. The signed record acts for the provider. */
async function handOver(
  tx: Transaction,
  services: OrderCommandServices,
  caller: LeaseUser,
  order: OrderRecord,
  day: CalendarDate,
  role: NonNullable<ReturnType<typeof roleToward>>,
): Promise<void> {
  const step = order.state.steps.find(({ stepType }) => stepType === 'LEASING_ACTIVE');
  if (!step) throw new Error(`Order ${order.id} has no handover`);
  const roles = role === 'ADMIN' ? (['ADMIN'] as const) : ([role, 'ADMIN'] as const);
  const command = { type: 'ACCEPT_STEP', stepId: step.id, handedOverOn: day } as const;
  const done = await carryOut(tx, services, order, command, { roles, userId: accountOf(caller) });
  if (!done.ok) throw new Refused({ code: PROBLEM_OF[done.error] });
}

/** Adds what the record knows of the car and the provider has not entered. */
async function addCarData(
  tx: Transaction,
  services: OrderCommandServices,
  lease: LeaseRecord,
  { car, equipment, paper }: RecordContent,
): Promise<void> {
  if (!car) throw new Error(`Lease ${lease.id} has no car in its record`);
  // To store it again, with the policy number; the caller sees nothing of it.
  const known = (await runAsSystem(async () => openLease(services.seal, lease))).car;
  const added = {
    ...known,
    vin: known.vin ?? car.vin,
    plate: known.plate ?? car.plate,
    keys: known.keys ?? paper?.keys ?? equipment?.keys ?? null,
  };
  const command = { type: 'SET_CAR_DATA', car: added, vinOnRecord: car.vin } as const;
  const done = await carryOutOnLease(tx, services, lease, command, SYSTEM_PARTY);
  if (!done.ok) throw new Refused({ code: done.error === 'PLATE_TAKEN' ? 'PLATE_TAKEN' : 'VIN_TAKEN' });
}

async function refuseCar(
  tx: Transaction,
  services: OrderCommandServices,
  lease: LeaseRecord,
  day: CalendarDate,
): Promise<void> {
  const done = await carryOutOnLease(tx, services, lease, { type: 'REFUSE_HANDOVER', day }, SYSTEM_PARTY);
  if (!done.ok) throw new Error(`Lease ${lease.id} does not take a refusal: ${done.error}`);
}

/** Concludes the open record under the locks of order and lease. Does nothing when it is concluded. */
async function conclude(
  tx: Transaction,
  services: OrderCommandServices,
  caller: LeaseUser,
  { leaseId, kind }: { readonly leaseId: number; readonly kind: RecordKind },
  { day, outcome, signatures, parts = {} }: Conclusion,
): Promise<void> {
  const { seal, clock } = services;
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
  const saved = savePart(before, parts, { leaseState, knownVin: car.vin, received });
  if (!saved.ok) throw new Refused(asProblem(saved.error));
  const content = saved.value;
  const decision = concludeRecord(content, signatures, outcome, { leaseState });
  if (!decision.ok) throw new Refused(asProblem(decision.error));
  const wrongDay = dayRefusal(day, order, clock.today());
  if (wrongDay) throw new Refused(wrongDay);
  const concludedAt = clock.now();
  const number = await saveContent(tx, seal, lease, kind, newest, { ...content, signatures }, concludedAt, {
    outcome,
    day,
    concludedAt,
  });
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
  if (outcome === 'REFUSED') return refuseCar(tx, services, lease, day);
  await deleteUnused(tx, services, leaseId, null);
  const odometer = odometerOf(content);
  if (odometer) await insertHandoverReading(tx, seal, lease, { day, ...odometer }, concludedAt);
  // Before the lease starts, so that the provider is asked only for what is still missing then.
  await addCarData(tx, services, lease, content);
  await handOver(tx, services, caller, order, day, role);
}

/**
 * Concludes a record: accepted, the lease starts on its day; refused, it stays prepared and the provider has a task. A
 * second conclusion answers the result of the first. A refusal changes nothing.
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
  const document = newest && (await findRecordDocument(services.db, leaseId, newest.number));
  return ok(recordReply(services.seal, lease.value, newest, document));
}
