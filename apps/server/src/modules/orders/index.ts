import { checkWorkflowGraph } from '@stromwandel/ordering';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { expireOrders } from './expire-orders.ts';
import { judgeAllMinimumWages } from './judge-minimum-wage.ts';
import { registerOrderCommands, registerOrderEndpoints } from './order-endpoints.ts';
import { printConfirmedOrder } from './provide-contract.ts';
import { remindManufacturers } from './remind-manufacturers.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';
import { sweepContracts } from './sweep-contracts.ts';

export { DEADLINE_SETTING, readDeadlineDays } from './read-deadline-days.ts';
export { ORDER_ADDRESS_SETTING, readOrderAddresses } from './read-order-addresses.ts';
export {
  findManufacturerOrder,
  reportByManufacturer,
  type ManufacturerOrder,
} from './manufacturer-orders.ts';
export { deliveryWeekErrors } from './delivery-week-errors.ts';
export { actOnOrder } from './act-on-order.ts';
export { freezeOrder } from './create-order.ts';
export { findLinkMoments } from './manufacturer-link-store.ts';
export { findUnreportedOrders, listUnreportedOrders, type UnreportedOrder } from './missing-reports.ts';
export { canRemindManufacturer, nextReminderOf, remindManufacturer } from './remind-manufacturers.ts';
export { requestManufacturerLink, sendManufacturerLink } from './send-manufacturer-link.ts';
export type { OrderRecord } from './order-record.ts';
export { stepReplies } from './order-replies.ts';
export { exportOrders } from './export-orders.ts';
export { LONG_WAIT_DAYS } from './employer-queue.ts';
export { isRunningOn, lastDayOfLease, leavingOfOrder } from './lease-end.ts';
export { isLeavingReported, leaversAmong } from './leaving-reported.ts';
export { completeOffer, findCurrentOffer } from './offer-store.ts';
export { findOrdersOfPerson } from './order-store.ts';
export { readHandoverDays } from './handover-days.ts';
export { employerDecisions, providerDecisions } from './desk-decisions.ts';
export { findHandedOverOrders, type HandedOverOrder } from './handed-over-orders.ts';
export { mailDay } from '../../adapters/mail/mail-dates.ts';
export { findDeciders, findPerson, findTenantNames } from './person-store.ts';
export { openDocument, sealDocument } from './document-store.ts';
export { provideEmployerCopy } from './provide-contract.ts';
export { recordDownload } from './read-orders.ts';
export { findRunningCars } from './running-cars.ts';
export { judgeMinimumWage } from './judge-minimum-wage.ts';
export { lockOrdersOnOldSalary, priceOrderAnew } from './orders-on-salary.ts';
export { recalculateOrder } from './recalculate-order.ts';
export { endNoteForOthers, openPrivateSnapshot, sealPrivateSnapshot } from './private-order.ts';
export { readSnapshot } from './frozen-versions.ts';
export { vehicleName, type OrderSnapshot, type PrivateSnapshot } from './snapshot.ts';
export type { OrdersServices } from './orders-services.ts';
export {
  findDeskOrder,
  listEmployerOrders,
  listProviderOrders,
  readProviderBoard,
  tenantNamesOf,
} from './read-workspace-orders.ts';
export { verificationOrders } from './verification-orders.ts';

const EXPIRY_SECONDS = 60;
const REMINDER_SECONDS = 900;
const CONTRACT_SWEEP_SECONDS = 60;
const DAY_SECONDS = 86_400;

/**
 * Orders of employees: creating, reading, deciding their steps, and ending those that wait too long.
 * @throws Error when the step list and its transitions do not fit together
 */
export function registerOrders(app: FastifyInstance, services: Services): void {
  const faults = checkWorkflowGraph();
  if (faults.length > 0) throw new Error(`The workflow of orders is broken.\n${faults.join('\n')}`);
  registerOrderEndpoints(app, services);
  registerOrderCommands(app, services);
  services.outbox.handle('PRINT_CONTRACT', ({ orderId }) => printConfirmedOrder(services, orderId));
  const failed = (work: string) => (orderId: number, err: unknown) =>
    app.log.error({ err, orderId, work }, 'work on an order failed');
  services.jobs.every('order-expiry', EXPIRY_SECONDS, () => expireOrders(services, failed('expiry')));
  services.jobs.every('order-reminders', REMINDER_SECONDS, () =>
    remindOfDeadlines(services, failed('reminder')),
  );
  services.jobs.every('manufacturer-reminders', REMINDER_SECONDS, () =>
    remindManufacturers(services, failed('reminder of the manufacturer')),
  );
  services.jobs.every('minimum-wages', DAY_SECONDS, () => judgeAllMinimumWages(services));
  services.jobs.every('contract-sweep', CONTRACT_SWEEP_SECONDS, () =>
    sweepContracts(services, failed('contract sweep')),
  );
}
