import { randomUUID } from 'node:crypto';
import { calendarDate, ok, refuse, type Result } from '@stromwandel/kernel';
import { mayCheck } from '@stromwandel/leasing';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { CaseReport, NewCase } from '../../adapters/verification-provider/index.ts';
import { languageOf } from '../../adapters/mail/mail-recipient.ts';
import { enqueueJob } from '../../outbox-jobs.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaseDrivers } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { lockLease, type LeaseRecord } from '../leases/index.ts';
import { findPerson, openPrivateSnapshot, type OrderServices } from '../orders/index.ts';
import { caseVerdict, type ChosenProvider } from '../verification/index.ts';
import { recordDriverEvent } from './driver-events.ts';
import { mailDriver, mailEmployee } from './licence-mails.ts';
import {
  dueColumns,
  findDrivers,
  licenceFacts,
  openPerson,
  openResult,
  readDriverRules,
  sealResult,
  type DriverRow,
} from './licence-store.ts';

/** The services for checks of licences during a lease. */
export type LicenceServices = OrderServices & { readonly checks: ChosenProvider };

/** Shortest pause between two questions about a running check. */
const PAUSE_MS = 2_000;
const SWEEP_PAUSE_MS = 30_000;
/** A check that never got its page ends after this time. */
const UNOPENED_LIFE_MS = 24 * 3_600_000;

const NO_CASE = { caseKey: null, caseId: null, caseUrl: null, caseExpiresAt: null, caseAskedAt: null };

/** Whose licence is checked: as the account, or the consent, names the person. */
async function expectedPerson(
  tx: Transaction,
  { seal }: LicenceServices,
  record: LeaseRecord,
  row: DriverRow,
) {
  if (row.person !== null) {
    const { firstName, lastName, bornOn, language, code } = openPerson(seal, row);
    if (bornOn === null) throw new Error(`Driver ${row.id} has not consented`);
    const expected = { givenName: firstName, familyName: lastName, birthDate: calendarDate(bornOn) };
    return { expected, locale: language, path: `/driver/${code}` };
  }
  const person = await asSystem(tx, () => findPerson(tx, record.userId));
  const { salaryInfo } = openPrivateSnapshot(seal, record.order);
  return {
    expected: {
      givenName: person.firstName ?? record.order.snapshot.person.firstName,
      familyName: person.lastName ?? record.order.snapshot.person.lastName,
      birthDate: salaryInfo.dateOfBirth,
    },
    locale: languageOf(person),
    path: `/profile/car?lease=${record.id}&part=licence`,
  };
}

/** Forgets a row's check, and has it deleted at the provider. */
export async function dropCase(
  tx: Transaction,
  { clock }: Pick<OrderServices, 'clock'>,
  { id, caseId }: DriverRow,
): Promise<void> {
  await tx.update(leaseDrivers).set(NO_CASE).where(eq(leaseDrivers.id, id));
  if (caseId === null) return;
  const payload = { providerCaseId: caseId };
  await enqueueJob(tx, { kind: 'CANCEL_VERIFICATION_CASE', payload }, clock.now());
}

interface Prepared {
  readonly row: DriverRow;
  readonly request: NewCase;
}

function isUsable({ caseKey, caseUrl, caseExpiresAt, caseState }: DriverRow, now: Date): boolean {
  if (caseKey === null) return false;
  return caseUrl === null || caseState === 'IN_REVIEW' || (caseExpiresAt !== null && caseExpiresAt > now);
}

/** The check of a row: the running one, or a new one with its own key, stored before the provider is asked. */
async function prepareCase(
  tx: Transaction,
  services: LicenceServices,
  record: LeaseRecord,
  found: DriverRow,
): Promise<Prepared> {
  const { clock, configuration, checks } = services;
  const now = clock.now();
  let row = found;
  if (!isUsable(found, now)) {
    await dropCase(tx, services, found);
    const [begun] = await tx
      .update(leaseDrivers)
      .set({ ...NO_CASE, caseKey: randomUUID(), caseAskedAt: now, caseState: 'OPEN' })
      .where(eq(leaseDrivers.id, found.id))
      .returning();
    if (!begun) throw new Error(`Driver ${found.id} is gone under the lease's lock`);
    row = begun;
  }
  // To send it to the provider; the caller sees nothing of it.
  const { expected, locale, path } = await runAsSystem(() => expectedPerson(tx, services, record, row));
  const key = row.caseKey ?? '';
  return {
    row,
    request: {
      product: 'DRIVERS_LICENCE',
      callbackUri: `${configuration.publicUrl}${path}`,
      // Its hints are not needed: the page asks when it is opened, and the sweep every half minute.
      serverCallbackUri: `${checks.callbackUrl()}/v1/callbacks/verification/${key}`,
      locale,
      expected,
      documents: [],
      idempotencyKey: key,
    },
  };
}

/** Begins or resumes the check of a row and returns its page's address. @param prepare finds the row under the lease's lock */
export async function openCheck(
  services: LicenceServices,
  prepare: (tx: Transaction) => Promise<Result<{ record: LeaseRecord; row: DriverRow }, Refusal>>,
): Promise<Result<string, Refusal>> {
  const { db, clock, checks } = services;
  const prepared = await db.transaction(async (tx): Promise<Result<Prepared, Refusal>> => {
    const found = await prepare(tx);
    if (!found.ok) return found;
    const { record, row } = found.value;
    const allowed = row.state === 'INVITED' ? ok(undefined) : mayCheck(licenceFacts(row), clock.today());
    if (!allowed.ok) return refuse({ code: 'LICENCE_NOT_DUE' });
    return ok(await prepareCase(tx, services, record, row));
  });
  if (!prepared.ok) return prepared;
  const { row, request } = prepared.value;
  if (row.caseUrl !== null) return ok(row.caseUrl);
  const created = await checks.provider.createCase(request);
  if (!created.ok) return refuse({ code: 'VERIFICATION_UNAVAILABLE' });
  const { caseId, jumpUrl: caseUrl, expiresAt: caseExpiresAt } = created.value;
  const stored = await db
    .update(leaseDrivers)
    .set({ caseId, caseUrl, caseExpiresAt, caseAskedAt: null })
    .where(and(eq(leaseDrivers.id, row.id), eq(leaseDrivers.caseKey, request.idempotencyKey)))
    .returning({ id: leaseDrivers.id });
  if (stored.length > 0) return ok(caseUrl);
  // The driver was ended meanwhile, so only this call knows the case.
  const payload = { providerCaseId: caseId };
  await enqueueJob(db, { kind: 'CANCEL_VERIFICATION_CASE', payload }, clock.now());
  return refuse({ code: 'VERIFICATION_UNAVAILABLE' });
}

/** Stores a passed check: the next one is due by the employer's interval, and an invited driver may drive. */
async function pass(
  tx: Transaction,
  services: LicenceServices,
  record: LeaseRecord,
  row: DriverRow,
  { result }: CaseReport,
): Promise<void> {
  const { seal, clock } = services;
  const today = clock.today();
  const { licence } = result ?? { licence: null };
  const validUntil = licence?.validUntil ?? null;
  const kept = { checkedOn: today, classes: licence?.classes ?? [], validUntil, reason: null };
  const { interval } = await readDriverRules(tx, row.tenantId);
  const begins = row.state === 'INVITED';
  const [after] = await tx
    .update(leaseDrivers)
    .set({
      state: 'ACTIVE',
      ...(begins ? { activatedAt: clock.now() } : {}),
      result: sealResult(seal, row, kept),
      checkedOn: today,
      lostOn: null,
      ...dueColumns(kept, interval, today),
    })
    .where(eq(leaseDrivers.id, row.id))
    .returning();
  if (!after) throw new Error(`Driver ${row.id} is gone under the lease's lock`);
  await recordDriverEvent(tx, services, record, begins ? 'DRIVER_ACTIVE' : 'LICENCE_CHECKED', {
    role: row.relation === 'SELF' ? 'EMPLOYEE' : 'ANONYMOUS',
    driverId: row.id,
  });
  if (row.relation === 'SELF') await mailEmployee(tx, services, record, 'LICENCE_DONE', after);
  else if (begins) {
    await mailDriver(tx, services, record, 'DRIVER_ACTIVE', after);
    await mailEmployee(tx, services, record, 'DRIVER_ACTIVE', after);
  } else await mailDriver(tx, services, record, 'LICENCE_DONE', after);
}

const LOST: CaseReport = { state: 'FAILED', reason: 'TECHNICAL', result: null };

/** Applies a report to the check that it is about, once. */
async function settle(tx: Transaction, services: LicenceServices, asked: DriverRow, report: CaseReport) {
  const record = await lockLease(tx, asked.leaseId);
  const [row] = await findDrivers(tx, eq(leaseDrivers.id, asked.id));
  if (!record || !row || row.caseKey !== asked.caseKey || row.state === 'ENDED') return;
  const { seal, clock } = services;
  const { expected } = await expectedPerson(tx, services, record, row);
  const { state, reason } = caseVerdict('DRIVERS_LICENCE', expected, report, clock.today());
  await tx.update(leaseDrivers).set({ caseState: state }).where(eq(leaseDrivers.id, row.id));
  if (state === 'OPEN' || state === 'IN_REVIEW') return;
  await dropCase(tx, services, row);
  if (state === 'SUCCESS') return pass(tx, services, record, row, report);
  const kept = { ...openResult(seal, row), reason: reason === 'SIGNATURE_INVALID' ? 'TECHNICAL' : reason };
  await tx
    .update(leaseDrivers)
    .set({ result: sealResult(seal, row, kept) })
    .where(eq(leaseDrivers.id, row.id));
}

/** Asks the provider about a running check, unless it was asked within the pause. */
export async function pullCheck(
  services: LicenceServices,
  row: DriverRow,
  pauseMs: number = PAUSE_MS,
): Promise<void> {
  const { db, clock, checks } = services;
  if (row.caseKey === null || row.caseId === null) return;
  const now = clock.now();
  const [asked] = await db
    .update(leaseDrivers)
    .set({ caseAskedAt: now })
    .where(
      and(
        eq(leaseDrivers.id, row.id),
        eq(leaseDrivers.caseKey, row.caseKey),
        or(isNull(leaseDrivers.caseAskedAt), lt(leaseDrivers.caseAskedAt, new Date(now.getTime() - pauseMs))),
      ),
    )
    .returning();
  if (!asked) return;
  const report = await checks.provider.getCase(row.caseId);
  if (!report.ok && report.error.code !== 'NOT_FOUND') return;
  await runAsSystem(() =>
    db.transaction((tx) => settle(tx, services, asked, report.ok ? report.value : LOST)),
  );
}

/** Asks about all running checks, and ends those that never got a page. */
export async function sweepChecks(services: LicenceServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const { caseKey, caseId, caseAskedAt } = leaseDrivers;
  const waiting = await db
    .select()
    .from(leaseDrivers)
    .where(
      and(
        isNotNull(caseKey),
        isNotNull(caseId),
        or(isNull(caseAskedAt), lt(caseAskedAt, new Date(now - SWEEP_PAUSE_MS))),
      ),
    )
    .orderBy(sql`${caseAskedAt} nulls first`)
    .limit(50);
  for (const row of waiting) await pullCheck(services, row, SWEEP_PAUSE_MS);
  await db
    .update(leaseDrivers)
    .set({ ...NO_CASE, caseState: 'EXPIRED' })
    .where(and(isNotNull(caseKey), isNull(caseId), lt(caseAskedAt, new Date(now - UNOPENED_LIFE_MS))));
}
