import { toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { addDays, calendarDate, daysBetween, ok, refuse, type Result } from '@stromwandel/kernel';
import { settleReturn, stageOn, type DistanceForecast } from '@stromwandel/leasing';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { leaseDocuments, leaseReports } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import { handoverRemarks } from '../handover-records/index.ts';
import {
  distanceTermsOf,
  EMPTY_REPORT,
  findLease,
  findReadings,
  findReport,
  leaseFacts,
  NOT_FOUND,
  openReport,
  readLeaseFor,
  roleToward,
  type LeaseRecord,
  type ReportContent,
  type ReportRow,
} from '../leases/index.ts';
import type { OrderServices } from '../orders/index.ts';
import { readArbitrationBody } from './arbitration-setting.ts';
import { reportPlace } from './end-report.ts';
import { readReportDueDays } from './report-setting.ts';

type Reply = ReplyOf<'getEndReport'>;

/** What the distance of a returned car costs; null where the odometer of its return is unknown. */
export async function distanceAtReturn(
  db: DatabaseOrTransaction,
  { seal }: Pick<OrderServices, 'seal'>,
  record: LeaseRecord,
): Promise<(DistanceForecast & { readonly drivenKm: number }) | null> {
  const { handedOverOn, returnedOn, endsOn } = leaseFacts(record);
  const readings = await findReadings(db, seal, record.id);
  const last = readings.find(({ source }) => source === 'RETURN');
  if (!last || handedOverOn === null || returnedOn === null) return null;
  const first = readings.find(({ source }) => source === 'HANDOVER');
  const km = last.km - (first?.km ?? 0);
  const isWholeTerm = endsOn !== null && returnedOn >= endsOn;
  const days = daysBetween(handedOverOn, returnedOn) + 1;
  return { ...settleReturn(distanceTermsOf(record), { km, days, isWholeTerm }), drivenKm: km };
}

/** The printed settlement of a lease; null until it is printed. */
export async function findSettlementDocument(db: DatabaseOrTransaction, leaseId: number) {
  const { id, name } = leaseDocuments;
  const [row] = await db
    .select({ id, name })
    .from(leaseDocuments)
    .where(and(eq(leaseDocuments.leaseId, leaseId), eq(leaseDocuments.kind, 'END_SETTLEMENT')));
  return row ?? null;
}

function contentReply({ positions, settlement }: ReportContent) {
  return {
    positions: positions.map(({ amountCents, decision, ...position }) => ({
      ...position,
      amountEur: toEuro(amountCents),
      decision: decision && { reason: decision.reason, amountEur: toEuro(decision.amountCents) },
    })),
    settlement: settlement && {
      damageEur: toEuro(settlement.damageCents),
      kilometerEur: toEuro(settlement.kilometerCents),
      credits: settlement.credits.map(({ text, amountCents }) => ({ text, amountEur: toEuro(amountCents) })),
      totalEur: toEuro(settlement.totalCents),
      settledOn: settlement.settledOn,
    },
  };
}

/** Report, answers, decisions and settlement. A report without positions is the provider's alone. */
export async function readEndReport(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<Reply, Refusal>> {
  const { db, seal, clock } = services;
  const lease = await readLeaseFor(services, caller, leaseId);
  if (!lease.ok) return lease;
  const record = lease.value;
  const { reportStage, answerUntil, returnedOn } = leaseFacts(record);
  const row = await findReport(db, leaseId);
  const { positions, settlement } = contentReply(row ? openReport(seal, row) : EMPTY_REPORT);
  const distance = await distanceAtReturn(db, services, record);
  const isProvider = roleToward(caller, record) === 'ADMIN';
  return ok({
    leaseId,
    stage: stageOn(reportStage, answerUntil, clock.today()),
    dueOn: returnedOn === null ? null : addDays(returnedOn, await readReportDueDays(db)),
    hasFile: row !== null && (isProvider || reportStage !== null),
    uploadedOn: row?.uploadedOn ?? null,
    answerUntil,
    positions,
    handoverRemarks: await handoverRemarks(services, leaseId),
    distance: distance && {
      km: distance.drivenKm,
      settledKm: distance.settledKm,
      deviationKm: distance.deviationKm,
      netEur: toEuro(distance.netCents),
    },
    arbitrationBody: positions.some(({ state }) => state === 'KEPT') ? await readArbitrationBody(db) : null,
    settlement: settlement && { ...settlement, document: await findSettlementDocument(db, leaseId) },
  });
}

/** The report as PDF: for the provider, and for the driver once it has its positions. */
export async function readReportFile(
  services: OrderServices,
  caller: Caller,
  leaseId: number,
): Promise<Result<Buffer, Refusal>> {
  const { db, files } = services;
  const found = await findLease(db, leaseId);
  const role = found && roleToward(caller, found);
  const row: ReportRow | null = role === null ? null : await findReport(db, leaseId);
  if (!found || !row || (role === 'EMPLOYEE' && row.uploadedOn === null)) return refuse(NOT_FOUND);
  const read = await readLeaseFor(services, caller, leaseId);
  return read.ok ? ok(await files.get(db, row.fileId, reportPlace(found))) : read;
}

/** The reports of a person for the export of the own data. For the person alone. */
export async function exportEndReports(
  { db, seal, clock }: Pick<OrderServices, 'db' | 'seal' | 'clock'>,
  userId: number,
): Promise<ReplyOf<'exportOwnData'>['endReports']> {
  const rows = await db
    .select()
    .from(leaseReports)
    .where(eq(leaseReports.userId, userId))
    .orderBy(leaseReports.id);
  const reports = [];
  for (const row of rows.filter(({ uploadedOn }) => uploadedOn !== null)) {
    const record = await findLease(db, row.leaseId);
    if (!record) continue;
    const { answerUntil } = record.row;
    const until = answerUntil === null ? null : calendarDate(answerUntil);
    const { positions, settlement } = contentReply(openReport(seal, row));
    reports.push({
      leaseId: row.leaseId,
      stage: stageOn(record.row.reportStage, until, clock.today()),
      hasFile: true,
      uploadedOn: row.uploadedOn,
      answerUntil,
      positions,
      settlement: settlement && { ...settlement, document: await findSettlementDocument(db, row.leaseId) },
    });
  }
  return reports;
}
