import type { AuditAction, CallOf, ReplyOf } from '@stromwandel/api-spec';
import { addMonths, ok, refuse, type Result } from '@stromwandel/kernel';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockPersonOfTenant } from '../people/index.ts';
import { mailReport } from './report-mails.ts';
import {
  endAbsence,
  findLeases,
  insertReport,
  isReported,
  lockReport,
  withdrawReport,
  type EmploymentReport,
} from './report-store.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'configuration'>;
type ReportReply = ReplyOf<'reportEmployment'>;

/** Whose personnel office reports about whom. */
export interface ReportAbout {
  readonly officeId: number;
  readonly tenantId: number;
  readonly userId: number;
}

/** A day before this counts as a typing error. */
const EARLIEST_MONTHS = -12;
const LATEST_MONTHS = 60;

async function record(
  { clock }: Needed,
  tx: Transaction,
  { officeId, tenantId, userId }: ReportAbout,
  action: AuditAction,
  details: Readonly<Record<string, string | null>>,
): Promise<void> {
  await recordAuditEvent(tx, {
    at: clock.now(),
    actorId: officeId,
    actorRole: 'TENANT_ADMIN',
    tenantId,
    action,
    record: 'user',
    recordId: userId,
    details,
  });
}

/**
 * Reports that an employee leaves or gets no pay for a time. Mails the person and the provider when the employee has
 * a car.
 */
export async function reportEmployment(
  services: Needed,
  about: ReportAbout,
  body: CallOf<'reportEmployment'>['body'],
): Promise<Result<ReportReply, Refusal>> {
  const { clock } = services;
  const today = clock.today();
  const { kind, day } = body;
  if (day < addMonths(today, EARLIEST_MONTHS) || day > addMonths(today, LATEST_MONTHS)) {
    return refuse({
      code: 'INVALID_INPUT',
      errors: [{ path: 'body.day', code: 'INVALID_DATE', params: {} }],
    });
  }
  return services.db.transaction(async (tx) => {
    const { tenantId, userId } = about;
    const person = await lockPersonOfTenant(tx, tenantId, userId);
    if (!person) return refuse({ code: 'NOT_FOUND' });
    const until = kind === 'LEAVING' ? null : body.until;
    if (await isReported(tx, userId, { kind, day, until })) return refuse({ code: 'ALREADY_REPORTED' });
    const report = await insertReport(tx, { tenantId, userId, kind, day, until, reportedAt: clock.now() });
    // The kind of leave stays out of the log, which the provider reads.
    const leaving = kind === 'LEAVING' ? 'LEAVING' : 'ABSENCE';
    await record(services, tx, about, 'EMPLOYMENT_REPORTED', { kind: leaving, day, until });
    const leases = (await findLeases(tx, [userId], today)).get(userId) ?? [];
    await mailReport(services, tx, report, leaving, leases);
    return ok({ id: report.id, kind, day, until });
  });
}

/** The effect of ending a report on a day: withdrawn, back from an absence, or not possible. */
function endingOf({ kind, day, until }: EmploymentReport, today: string): 'WITHDRAWN' | 'BACK' | null {
  if (today < day) return 'WITHDRAWN';
  if (kind === 'LEAVING' || (until !== null && until < today)) return null;
  return day === today ? 'WITHDRAWN' : 'BACK';
}

/** Withdraws a report before its day, or ends a running absence: pay counts from today. */
export async function endEmploymentReport(
  services: Needed,
  about: ReportAbout,
  reportId: number,
): Promise<Result<undefined, Refusal>> {
  const { clock } = services;
  const today = clock.today();
  return services.db.transaction(async (tx) => {
    const report = await lockReport(tx, { ...about, id: reportId });
    if (!report) return refuse({ code: 'NOT_FOUND' });
    const ending = endingOf(report, today);
    if (ending === null) return refuse({ code: 'REPORT_IN_FORCE' });
    if (ending === 'WITHDRAWN') await withdrawReport(tx, reportId, clock.now());
    else await endAbsence(tx, reportId, today);
    await record(services, tx, about, 'EMPLOYMENT_REPORT_ENDED', { ending, day: report.day });
    const leases = (await findLeases(tx, [about.userId], today)).get(about.userId) ?? [];
    await mailReport(services, tx, ending === 'BACK' ? { ...report, day: today } : report, ending, leases);
    return ok(undefined);
  });
}
