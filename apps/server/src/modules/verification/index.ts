import type { FastifyInstance } from 'fastify';
import { enqueueJob } from '../../outbox-jobs.ts';
import type { Services } from '../../services.ts';
import { removeCase } from './case-removal.ts';
import {
  chooseProvider,
  revocationsOf,
  type ChosenProvider,
  type SimulateVerification,
} from './choose-provider.ts';
import { sweepCases } from './sweep-cases.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import { registerVerificationEndpoints } from './verification-endpoints.ts';
import type { VerificationOrders } from './order-port.ts';

export type { SimulateVerification } from './choose-provider.ts';
export { removalOf } from './case-removal.ts';
export { exportChecks } from './export-checks.ts';
export { readOrderLicence } from './read-order-licence.ts';
export { caseVerdict } from './case-verdict.ts';
export type { ChosenProvider } from './choose-provider.ts';
export { findStuckChecks, retryStuckChecks, type StuckCheck } from './stuck-checks.ts';
export type { CheckedStep, SignedContract, VerificationOrders } from './order-port.ts';

const SWEEP_SECONDS = 15;

/**
 * Registers licence and identity checks and contract signing by an external provider. Serves the checks of order
 * steps, receives callbacks, sweeps up lost ones and deletes finished cases at the provider.
 * @returns the provider, for the checks of running leases
 */
export function registerVerification(
  app: FastifyInstance,
  services: Services,
  orders: VerificationOrders,
  simulate: SimulateVerification | null,
): ChosenProvider {
  const { db, clock, systemClock, seal, configuration, outbox, jobs } = services;
  const chosen = chooseProvider(app, services, simulate);
  const { provider, callbackUrl, trustedCertificates } = chosen;
  const revocations = () => revocationsOf(configuration.verification.revocationsFile, trustedCertificates);
  // An unusable file stops the start rather than the first signature.
  app.addHook('onReady', async () => void (await revocations()));
  const deps: VerificationDependencies = {
    db,
    clock,
    systemClock,
    limits: configuration.limits,
    seal,
    provider,
    trustedCertificates,
    revocations,
    orders,
    portalUrl: configuration.publicUrl,
    callbackUrl,
    forgetCase: (tx, removal) =>
      enqueueJob(tx, { kind: 'CANCEL_VERIFICATION_CASE', payload: removal }, clock.now()),
    log: app.log,
  };
  outbox.handle('CANCEL_VERIFICATION_CASE', (removal) => removeCase(deps, removal));
  jobs.every('verification-sweep', SWEEP_SECONDS, () => sweepCases(deps));
  registerVerificationEndpoints(app, deps);
  return chosen;
}
