import { contract } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import type { OrderServices } from '../orders/index.ts';
import type { ChosenProvider } from '../verification/index.ts';
import { readDriverLink, useDriverLink } from './driver-link.ts';
import { endDriver, inviteDriver } from './drivers.ts';
import { checkLicence, listDrivers, reportLicenceLoss } from './licence-cases.ts';
import { sweepChecks } from './licence-checks.ts';
import { removeOldDrivers, watchLicences } from './licence-watch.ts';

export { MOST_DRIVERS_SETTING, readMostDrivers } from './driver-setting.ts';
export { askForAddress, driverAddress, driversOn } from './drivers.ts';
export { exportDriving } from './licence-cases.ts';
export { findLateLicences, type LateLicence } from './licence-store.ts';

const HOUR_SECONDS = 3_600;
const SWEEP_SECONDS = 15;

/** Registers the checks of licences during a lease, and its named drivers. */
export function registerLicences(
  app: FastifyInstance,
  orders: Services & OrderServices,
  checks: ChosenProvider,
): void {
  const services = { ...orders, checks };
  orders.jobs.every('licence-watch', HOUR_SECONDS, async () => {
    await watchLicences(services);
    await removeOldDrivers(services);
  });
  orders.jobs.every('licence-sweep', SWEEP_SECONDS, () => sweepChecks(services));
  registerEndpoint(app, contract.listDrivers, ({ params, caller }) =>
    listDrivers(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.checkLicence, ({ params, caller }) =>
    checkLicence(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.reportLicenceLoss, ({ params, caller }) =>
    reportLicenceLoss(services, caller, params.leaseId),
  );
  registerEndpoint(app, contract.inviteDriver, ({ params, body, caller }) =>
    inviteDriver(services, caller, params.leaseId, body),
  );
  registerEndpoint(app, contract.endDriver, ({ params, caller }) => endDriver(services, caller, params));
  registerEndpoint(app, contract.getDriverLink, ({ params }) => readDriverLink(services, params.code));
  registerEndpoint(app, contract.useDriverLink, ({ params, body }) =>
    useDriverLink(services, params.code, body),
  );
}
