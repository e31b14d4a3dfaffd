import { contract, toCents, type AuditAction, type CallOf } from '@stromwandel/api-spec';
import { calendarDate, ok, refuse, type Result } from '@stromwandel/kernel';
import {
  answerUntil,
  decidePosition,
  newPositions,
  stageOf,
  type PositionCommand,
  type PositionRefusal,
  type ReportFinding,
} from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import { mailCalendarDay } from '../../adapters/mail/mail-dates.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseReports, leases } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { receivePdf } from '../../platform/pdf/receive-pdf.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { receivedPhotos } from '../handover-records/index.ts';
import {
  EMPTY_REPORT,
  findReport,
  lockLease,
  lockLeaseFor,
  NOT_FOUND,
  openReport,
  roleToward,
  sealedReport,
  type LeaseRecord,
  type ReportContent,
  type ReportRow,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { mailLeaseEnd } from './lease-end-mails.ts';

/** Where the file of a report is stored. */
export const reportPlace = ({ id, userId }: Pick<LeaseRecord, 'id' | 'userId'>) => ({
  name: `lease_reports/${id}`,
  ownerId: userId,
});

/** Why a lease takes no report. */
export function refusalOfState({ row }: LeaseRecord): Refusal | null {
  if (row.state === 'RETURNED') return null;
  return { code: row.state === 'CLOSED' || row.state === 'CANCELLED' ? 'LEASE_ENDED' : 'LEASE_NOT_RETURNED' };
}

/** Records what happened to a report: no finding, amount or reason. */
export async function recordEnd(
  tx: Transaction,
  { clock }: Pick<OrderServices, 'clock'>,
  { id, tenantId, userId }: LeaseRecord,
  { userId: actorId }: Pick<Caller, 'userId'>,
  actorRole: 'ADMIN' | 'EMPLOYEE',
  action: Extract<
    AuditAction,
    'REPORT_UPLOADED' | 'POSITION_ANSWERED' | 'POSITION_DECIDED' | 'LEASE_SETTLED'
  >,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId,
    actorRole,
    tenantId,
    action,
    record: 'lease',
    recordId: id,
    details: {},
    personId: userId,
  });
}

/** A report, opened to be stored again: the caller sees nothing of it. */
export const contentToStore = (
  { seal }: Pick<OrderServices, 'seal'>,
  row: ReportRow,
): Promise<ReportContent> => runAsSystem(async () => openReport(seal, row));

/** The returned lease with its report that no answer has fixed yet, locked for the provider. */
async function lockForUpload(tx: Transaction, services: OrderServices, leaseId: number) {
  const record = await lockLease(tx, leaseId);
  if (!record) return refuse(NOT_FOUND);
  const refusal = refusalOfState(record);
  if (refusal) return refuse(refusal);
  const row = await findReport(tx, leaseId);
  const { positions } = row ? await contentToStore(services, row) : EMPTY_REPORT;
  const isFixed =
    record.row.reportStage === 'SETTLED' ||
    positions.some(
      ({ objection, decision, state }) => objection !== null || decision !== null || state === 'ACCEPTED',
    );
  return isFixed ? refuse({ code: 'REPORT_ANSWERED' } as const) : ok({ record, row });
}

/** Stores the report as PDF; with its positions it reaches the employee. */
export async function uploadReportFile(
  services: OrderServices,
  leaseId: number,
  content: AsyncIterable<Uint8Array>,
): Promise<Result<void, Refusal>> {
  const { db, files, seal } = services;
  const early = await db.transaction((tx) => lockForUpload(tx, services, leaseId));
  if (!early.ok) return early;
  const { maximumBytes } = contract.uploadEndReportFile.upload;
  const pdf = await receivePdf({ file: 'report', content, maximumBytes, unreadable: 'REPORT_NOT_READABLE' });
  if (!pdf.ok) return pdf;
  const { tenantId, userId } = early.value.record;
  const put = await files.put({ ...reportPlace(early.value.record), tenantId }, pdf.value);
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const found = await lockForUpload(tx, services, leaseId);
    if (!found.ok) return found;
    // The trigger of the deleted row takes the former file with it.
    await tx.delete(leaseReports).where(eq(leaseReports.leaseId, leaseId));
    const fileId = await files.insert(tx, put);
    const sealed = sealedReport(seal, { leaseId, userId }, EMPTY_REPORT);
    await tx.insert(leaseReports).values({ leaseId, tenantId, userId, fileId, uploadedOn: null, ...sealed });
    await tx.update(leases).set({ reportStage: null, answerUntil: null }).where(eq(leases.id, leaseId));
    return ok(undefined);
  });
}

const findingsOf = ({ positions }: CallOf<'saveEndReport'>['body']): ReportFinding[] =>
  positions.map(({ amountEur, ...finding }) => ({ ...finding, amountCents: toCents(amountEur) }));

/** Stores the positions of an uploaded report and mails the employee. */
export function saveReport(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
  body: CallOf<'saveEndReport'>['body'],
): Promise<Result<void, Refusal>> {
  const { db, seal, clock } = services;
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const found = await lockForUpload(tx, services, leaseId);
    if (!found.ok) return found;
    const { record, row } = found.value;
    if (!row) return refuse({ code: 'REPORT_FILE_MISSING' });
    const positions = newPositions(findingsOf(body));
    const lost = await photosNotSent(
      tx,
      leaseId,
      positions.map(({ photo }) => photo),
    );
    if (lost) return refuse(lost);
    const today = clock.today();
    const until = answerUntil(today);
    await tx
      .update(leaseReports)
      .set({ uploadedOn: today, ...sealedReport(seal, row, { ...EMPTY_REPORT, positions }) })
      .where(eq(leaseReports.id, row.id));
    const stage = { reportStage: stageOf(positions), answerUntil: until };
    await tx.update(leases).set(stage).where(eq(leases.id, leaseId));
    await recordEnd(tx, services, record, caller, 'ADMIN', 'REPORT_UPLOADED');
    await mailLeaseEnd(tx, services, record, ['EMPLOYEE'], (facts, language) => ({
      kind: 'REPORT_READY',
      until: mailCalendarDay(until, language),
      ...facts,
    }));
    return ok(undefined);
  });
}

async function photosNotSent(
  tx: Transaction,
  leaseId: number,
  photos: readonly (string | null)[],
): Promise<Refusal | null> {
  const received = await receivedPhotos(tx, leaseId);
  const lost = photos.filter((photo) => photo !== null && !received.has(photo));
  return lost.length === 0 ? null : { code: 'PHOTOS_NOT_SENT', params: { photos: lost.join(', ') } };
}

function asProblem(refusal: PositionRefusal): Refusal {
  switch (refusal.code) {
    case 'OBJECTION_TOO_LATE':
    case 'ANSWER_OPEN':
      return { code: refusal.code, params: { day: refusal.until } };
    case 'POSITION_AMOUNT_TOO_HIGH':
      return {
        code: refusal.code,
        params: { mostCents: refusal.mostCents },
        errors: [{ path: 'body.amountEur', code: 'TOO_LARGE', params: { maximum: refusal.mostCents / 100 } }],
      };
    default:
      return refusal;
  }
}

interface Named {
  readonly leaseId: number;
  readonly position: number;
}

/** Decides a command on a position under the lease's lock. */
async function changePosition(
  tx: Transaction,
  services: OrderServices,
  record: LeaseRecord,
  number: number,
  command: PositionCommand,
): Promise<
  Result<{ readonly changed: boolean; readonly stage: LeaseRecord['row']['reportStage'] }, Refusal>
> {
  const { seal, clock } = services;
  const row = await findReport(tx, record.id);
  const { reportStage, answerUntil: until } = record.row;
  if (!row || reportStage === null || until === null) return refuse(NOT_FOUND);
  const refusal = refusalOfState(record);
  if (refusal) return refuse(refusal);
  const content = await contentToStore(services, row);
  const position = content.positions.find((one) => one.number === number);
  if (!position) return refuse(NOT_FOUND);
  const days = { today: clock.today(), answerUntil: calendarDate(until) };
  const decision = decidePosition(command, position, days);
  if (!decision.ok) return refuse(asProblem(decision.error));
  if (decision.value === position) return ok({ changed: false, stage: reportStage });
  if (reportStage === 'SETTLED') return refuse({ code: 'POSITION_DECIDED' });
  const positions = content.positions.map((one) => (one === position ? decision.value : one));
  await tx
    .update(leaseReports)
    .set(sealedReport(seal, row, { ...content, positions }))
    .where(eq(leaseReports.id, row.id));
  const stage = stageOf(positions);
  await tx.update(leases).set({ reportStage: stage }).where(eq(leases.id, record.id));
  return ok({ changed: true, stage });
}

/** The employee accepts a position, or objects. The provider is mailed once all are answered. */
export function answerPosition(
  services: OrderServices,
  caller: Caller,
  { leaseId, position }: Named,
  body: CallOf<'answerPosition'>['body'],
): Promise<Result<void, Refusal>> {
  return services.db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const lease = await lockLeaseFor(tx, caller, leaseId);
    if (!lease.ok || roleToward(caller, lease.value) !== 'EMPLOYEE') return refuse(NOT_FOUND);
    const record = lease.value;
    const photo = body.answer === 'OBJECT' ? body.photo : null;
    const lost = await photosNotSent(tx, leaseId, [photo]);
    if (lost) return refuse(lost);
    const command: PositionCommand =
      body.answer === 'ACCEPT' ? { type: 'ACCEPT' } : { type: 'OBJECT', reason: body.reason, photo };
    const done = await changePosition(tx, services, record, position, command);
    if (!done.ok) return done;
    if (!done.value.changed) return ok(undefined);
    await recordEnd(tx, services, record, caller, 'EMPLOYEE', 'POSITION_ANSWERED');
    if (done.value.stage === 'TO_DECIDE') {
      await mailLeaseEnd(tx, services, record, ['PROVIDER'], (facts) => ({
        kind: 'REPORT_OBJECTED',
        ...facts,
      }));
    }
    return ok(undefined);
  });
}

/** The provider decides a position once; the employee is mailed when none is left to decide. */
export function decideByProvider(
  services: OrderServices,
  caller: Caller,
  { leaseId, position }: Named,
  body: CallOf<'decidePosition'>['body'],
): Promise<Result<void, Refusal>> {
  return services.db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const record = await lockLease(tx, leaseId);
    if (!record) return refuse(NOT_FOUND);
    const { reason } = body;
    const command: PositionCommand =
      body.decision === 'KEEP'
        ? { type: 'KEEP', reason, amountCents: toCents(body.amountEur) }
        : { type: 'DROP', reason };
    const done = await changePosition(tx, services, record, position, command);
    if (!done.ok) return done;
    if (!done.value.changed) return ok(undefined);
    await recordEnd(tx, services, record, caller, 'ADMIN', 'POSITION_DECIDED');
    if (done.value.stage === 'TO_SETTLE') {
      await mailLeaseEnd(tx, services, record, ['EMPLOYEE'], (facts) => ({
        kind: 'OBJECTION_DECIDED',
        ...facts,
      }));
    }
    return ok(undefined);
  });
}
