import { checkWorkflowGraph } from '@stromwandel/ordering';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { expireOrders } from './expire-orders.ts';
import { registerOrderCommands, registerOrderEndpoints } from './order-endpoints.ts';

export { verificationOrders } from './verification-orders.ts';

const EXPIRY_SECONDS = 60;

/**
 * Orders of employees: creating, reading, deciding their steps, and ending those that wait too long.
 * @throws Error when the step list and its transitions do not fit together
 */
export function registerOrders(app: FastifyInstance, services: Services): void {
  const faults = checkWorkflowGraph();
  if (faults.length > 0) throw new Error(`The workflow of orders is broken.\n${faults.join('\n')}`);
  registerOrderEndpoints(app, services);
  registerOrderCommands(app, services);
  services.jobs.every('order-expiry', EXPIRY_SECONDS, () => expireOrders(services));
}
