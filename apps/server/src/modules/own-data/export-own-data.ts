import type { EndpointReply, contract } from '@stromwandel/api-spec';
import { calendarDate, ok, type Result } from '@stromwandel/kernel';
import { eq, or } from 'drizzle-orm';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { auditEvents, users } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  getMe,
  getSignInMethods,
  getUserInfo,
  listOwnSessions,
  type AccountsServices,
} from '../accounts/index.ts';
import { readAppointments } from '../appointments/index.ts';
import { exportChecks } from '../verification/index.ts';
import { exportFavourites } from '../favourites/index.ts';
import { exportSavedSearches } from '../saved-searches/index.ts';
import { exportEndReports } from '../lease-end/index.ts';
import { exportSelfChecks } from '../self-checks/index.ts';
import { exportRecords } from '../handover-records/index.ts';
import { exportReadings, readOwnLeases } from '../leases/index.ts';
import { exportDamages } from '../damages/index.ts';
import { exportFines } from '../fines/index.ts';
import { exportDriving } from '../licences/index.ts';
import { exportExtensions } from '../lease-extensions/index.ts';
import { exportPackageChanges } from '../package-changes/index.ts';
import { exportCharging, exportMethods } from '../driver-months/index.ts';
import { exportReports } from '../employment-reports/index.ts';
import { exportOrders, type OrderCommandServices } from '../orders/index.ts';

type OwnData = EndpointReply<typeof contract.exportOwnData>;

/** Leased cars of a person with their records and readings. For the person alone. */
async function exportLeases(services: OrderCommandServices, userId: number) {
  return {
    leases: await readOwnLeases(services, userId, 'de'),
    handoverRecords: await exportRecords(services, userId),
    endReports: await exportEndReports(services, userId),
    selfChecks: await exportSelfChecks(services, userId),
    odometerReadings: await exportReadings(services, userId),
    homeCharging: await exportCharging(services, userId),
    commuteMethods: await exportMethods(services, userId),
    packageChanges: await exportPackageChanges(services, userId),
    leaseExtensions: await exportExtensions(services, userId),
    damages: await exportDamages(services, userId),
    fines: await exportFines(services, userId),
    driving: await exportDriving(services, userId),
  };
}

/** All stored data of the caller, readable by people and machines. The export is recorded. */
export async function exportOwnData(
  services: AccountsServices & OrderCommandServices,
  caller: Caller,
): Promise<Result<OwnData, Refusal>> {
  const { db, clock } = services;
  const now = clock.now();
  const { userId } = caller;
  const [account, info, sessions, signInMethods, cars, orders, checks, reports, [user], events] =
    await Promise.all([
      getMe(db, caller),
      getUserInfo(services, caller),
      listOwnSessions(services, caller),
      getSignInMethods(services, caller),
      exportFavourites(db, userId),
      exportOrders(services, caller),
      exportChecks(services, userId),
      exportReports(db, userId),
      db
        .select({
          language: users.language,
          acceptedAt: users.acceptedTermsAt,
          since: users.createdAt,
          januaryMailed: users.januaryMailed,
          searchCheckedOn: users.searchCheckedOn,
        })
        .from(users)
        .where(eq(users.id, userId)),
      db
        .select()
        .from(auditEvents)
        .where(or(eq(auditEvents.personId, userId), eq(auditEvents.actorId, userId)))
        .orderBy(auditEvents.id),
    ]);
  const appointments = await readAppointments(
    services,
    orders.map(({ id }) => id),
  );
  const ofLeases = await exportLeases(services, userId);
  await recordAuditEvent(db, {
    at: now,
    actorId: userId,
    actorRole: caller.roles[0] ?? 'EMPLOYEE',
    tenantId: caller.tenantId,
    action: 'DATA_EXPORTED',
    record: 'user',
    recordId: userId,
  });
  return ok({
    exportedAt: now.toISOString(),
    account,
    language: user?.language ?? 'de',
    accountSince: user?.since.toISOString() ?? null,
    termsAcceptedAt: user?.acceptedAt?.toISOString() ?? null,
    januaryMailed: user?.januaryMailed ?? null,
    searchCheckedOn: user?.searchCheckedOn ? calendarDate(user.searchCheckedOn) : null,
    address: info.addressDto,
    salaryInfo: info.salaryInfo,
    favourites: cars,
    savedSearches: await exportSavedSearches(db, services.seal, userId),
    orders: orders.map((order) => ({ ...order, appointments: appointments.get(order.id) ?? [] })),
    ...ofLeases,
    checks,
    employmentReports: reports,
    sessions,
    signInMethods,
    events: events.map((event) => exportEvent(event, userId)),
  });
}

function exportEvent(
  {
    at,
    action,
    actorId,
    actorRole,
    outcome,
    record,
    recordId,
    address,
    agent,
  }: typeof auditEvents.$inferSelect,
  userId: number,
): OwnData['events'][number] {
  const byYou = actorId === userId;
  return {
    at: at.toISOString(),
    action,
    outcome,
    byYou,
    role: actorRole,
    record,
    recordId,
    // Addresses of other people are not part of a person's own data.
    address: byYou ? address : null,
    agent: byYou ? agent : null,
  };
}
