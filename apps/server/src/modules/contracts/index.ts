import { contract } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import type { OrderCommandServices } from '../orders/index.ts';
import { findOwnContract } from './find-own-contract.ts';
import { printConfirmedOrder } from './provide-contract.ts';
import { sweepContracts } from './sweep-contracts.ts';

export { contractReaction } from './contract-reaction.ts';
export { printConfirmedOrder, provideContract, provideEmployerCopy } from './provide-contract.ts';

const SWEEP_SECONDS = 60;

/** Registers the contracts of orders: printed after the confirmation, at the latest when the employee opens one. */
export function registerContracts(app: FastifyInstance, services: Services & OrderCommandServices): void {
  registerEndpoint(app, contract.getContract, ({ params, caller }) =>
    findOwnContract(services, caller, params.orderId),
  );
  services.outbox.handle('PRINT_CONTRACT', ({ orderId }) => printConfirmedOrder(services, orderId));
  services.jobs.every('contract-sweep', SWEEP_SECONDS, () =>
    sweepContracts(services, (orderId, err) =>
      app.log.error({ err, orderId, work: 'contract sweep' }, 'work on an order failed'),
    ),
  );
}
