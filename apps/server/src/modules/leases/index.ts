import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { clientLanguage } from '../../platform/http/client-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { askForReadings } from './distance/ask-for-readings.ts';
import { readDistance, reportReading, withdrawReading } from './distance/readings.ts';
import { registerFleets } from './fleet/fleet-endpoints.ts';
import { readOwnLeases } from './replies/own-leases.ts';

export { insertRecordReading, photosOfReadings } from './distance/reading-store.ts';
export { distanceTermsOf, forecastOf } from './distance/distance-reply.ts';
export {
  damageReply,
  excessOf,
  findDamages,
  findLateDamages,
  openDamage,
  photosOfDamages,
  sealExcessWords,
  sealHandling,
  sealReport,
  type DamageRow,
  type ExcessWords,
  type Handling,
  type LateDamage,
  type Report,
} from './damage/damage-store.ts';
export { findReadings } from './distance/reading-store.ts';
export {
  findPackageChanges,
  ownPackageChange,
  packageChangeReply,
  packageTermsReply,
  sealNetRates,
  type PackageChangeRow,
} from './packages/change-store.ts';
export { ANNEX_FORM_SETTING, readAnnexForm } from './packages/annex-form.ts';
export {
  extensionReply,
  extensionTime,
  findExtensions,
  isExtensionOpen,
  ownExtension,
  wasAccepted,
  type ExtensionRow,
} from './packages/extension-store.ts';
export { exportReadings, isReceived } from './distance/readings.ts';
export {
  accountOf,
  findLeaseFor,
  lockLeaseFor,
  NOT_FOUND,
  readLeaseFor,
  roleToward,
  type LeaseUser,
} from './record/access.ts';
export { carryOutOnLease, SYSTEM_PARTY } from './record/carry-out.ts';
export { lastDayOfRow, leavingOfLease } from './fleet/last-day.ts';
export { leasesWithLateFollower } from './fleet/late-followers.ts';
export {
  EMPTY_REPORT,
  findReport,
  openReport,
  photosOfReport,
  sealedReport,
  type ReportContent,
  type ReportRow,
} from './end/report-store.ts';
export {
  findSelfCheck,
  openSelfCheck,
  photosOfCheck,
  photosOfSelfCheck,
  sealedSelfCheck,
  type SelfCheckContent,
  type SelfCheckRow,
} from './end/self-check-store.ts';
export { leaseReaders, type LeaseReader } from './record/lease-readers.ts';
export { returnDayRefusal } from './record/return-day.ts';
export {
  findLease,
  findLeaseOfOrder,
  findLeases,
  leaseFacts,
  leaseStateOf,
  lockLease,
  openLease,
  type LeaseRecord,
} from './record/lease-store.ts';
export { leaseOnDay, leaseVehicle } from './replies/lease-replies.ts';
export { findFollowUps } from './replies/follow-ups.ts';
export { leaseReaction } from './record/lease-reaction.ts';
export { readOwnLeases };

const DAY_SECONDS = 86_400;

/** Registers the running leases: the employee's own, and the fleets of employers and provider. */
export function registerLeases(app: FastifyInstance, services: Services): void {
  services.jobs.every('reading-asks', DAY_SECONDS, () => askForReadings(services));
  registerEndpoint(app, contract.listOwnLeases, async ({ caller, request }) =>
    ok(await readOwnLeases(services, caller.userId, clientLanguage(request.headers['accept-language']))),
  );
  registerEndpoint(app, contract.getLeaseDistance, ({ params, caller }) =>
    readDistance(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.reportReading, ({ params, body, caller }) =>
    reportReading(services, caller, params.leaseId, body),
  );
  registerEndpoint(app, contract.withdrawReading, ({ params, caller }) =>
    withdrawReading(services, caller, params.leaseId, params.readingId),
  );
  registerFleets(app, services);
}
