import { contract } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { chooseLeaseEnd } from './choose-end.ts';
import { answerPosition, decideByProvider, saveReport, uploadReportFile } from './end-report.ts';
import { printSettlement } from './print-settlement.ts';
import { readEndReport, readReportFile } from './read-end-report.ts';
import { mailLateFollowers } from './mail-late-followers.ts';
import { sendNotices } from './send-notices.ts';
import { settleEndStep } from './settle-step.ts';
import { closeLease, closeUnclaimed, settleLease } from './settle-lease.ts';

export { ARBITRATION_SETTING, readArbitrationBody } from './arbitration-setting.ts';
export { readReportDueDays, REPORT_DUE_SETTING } from './report-setting.ts';
export { findLateReturns, type LateReturn } from './late-returns.ts';
export { exportEndReports } from './read-end-report.ts';

const HOUR_SECONDS = 3_600;

/** Registers what ends a lease: notices, the report about the returned car, its settlement and closing. */
export function registerLeaseEnd(app: FastifyInstance, services: Services): void {
  services.jobs.every('lease-end-notices', HOUR_SECONDS, () => sendNotices(services));
  services.jobs.every('late-follow-up-cars', HOUR_SECONDS, () => mailLateFollowers(services));
  services.jobs.every('unclaimed-leases', HOUR_SECONDS, () => closeUnclaimed(services));
  services.outbox.handle('PRINT_SETTLEMENT', (wanted) => printSettlement(services, wanted));
  registerEndpoint(app, contract.chooseLeaseEnd, ({ params, body, caller }) =>
    chooseLeaseEnd(services, caller, params.leaseId, body.choice),
  );
  registerEndpoint(app, contract.settleEndStep, ({ params, body, caller }) =>
    settleEndStep(services, caller, params, body),
  );
  registerEndpoint(app, contract.getEndReport, ({ params, caller }) =>
    readEndReport(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.getEndReportFile, ({ params, caller }) =>
    readReportFile(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.answerPosition, ({ params, body, caller }) =>
    answerPosition(services, caller, params, body),
  );
  registerEndpoint(app, contract.uploadEndReportFile, ({ params, upload }) =>
    uploadReportFile(services, params.leaseId, upload),
  );
  registerEndpoint(app, contract.saveEndReport, ({ params, body, caller }) =>
    saveReport(services, caller, params.leaseId, body),
  );
  registerEndpoint(app, contract.decidePosition, ({ params, body, caller }) =>
    decideByProvider(services, caller, params, body),
  );
  registerEndpoint(app, contract.settleLease, ({ params, body, caller }) =>
    settleLease(services, caller, params.leaseId, body),
  );
  registerEndpoint(app, contract.closeLease, ({ params, body, caller }) =>
    closeLease(services, caller, params.leaseId, body.outcome),
  );
}
