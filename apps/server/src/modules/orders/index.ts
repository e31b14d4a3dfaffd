import { checkWorkflowGraph } from '@stromwandel/ordering';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { expireOrders } from './commands/expire-orders.ts';
import { judgeAllLimits } from './commands/judge-limits.ts';
import { tellOfLimits } from './commands/tell-of-limits.ts';
import { recalculateProvisional } from './commands/recalculate-provisional.ts';
import { registerOrderCommands, registerOrderEndpoints } from './replies/order-endpoints.ts';
import { remindOfDeadlines } from './reactions/remind-of-deadlines.ts';
import type { OrderCommandServices } from './record/order-services.ts';

export {
  changedRates,
  findAgreedPackages,
  onChangedRates,
  rateOfDay,
  snapshotOn,
  withPackage,
  type AgreedPackages,
} from './record/agreed-packages.ts';
export { DEADLINE_SETTING, readDeadlineDays } from './record/read-deadline-days.ts';
export { actOnOrder } from './commands/act-on-order.ts';
export { freezeOrder } from './commands/create-order.ts';
export { employerAmounts } from './record/list-columns.ts';
export type { OrderRecord } from './record/order-record.ts';
export { stepReplies } from './replies/order-replies.ts';
export { exportOrders } from './replies/export-orders.ts';
export { isRunningOn, lastDayOfLease, lastDayOfOrderedTerm, leavingOfOrder } from './record/lease-end.ts';
export { isLeavingReported, leaversAmong } from './commands/leaving-reported.ts';
export { completeOffer, findCurrentOffer } from './record/offer-store.ts';
export { findOrdersOfPerson } from './record/order-store.ts';
export { readHandoverDays } from './commands/handover-days.ts';
export { findRecalculatedOrders } from './replies/recalculated-orders.ts';
export { findHandedOverOrders, type HandedOverOrder } from './replies/handed-over-orders.ts';
export { findDeciders, findPerson, findTenantNames, lockPerson } from './record/person-store.ts';
export {
  findFollowedLease,
  findLeaseToFollow,
  followedLeaseReply,
  handoverOrArrivalOf,
  handoverOrArrival,
} from './commands/followed-lease.ts';
export { findRunningCars, readRunningCars } from './commands/running-cars.ts';
export {
  findOwnLimits,
  judgeLimits,
  limitBrokenByChange,
  limitBrokenByExtension,
} from './commands/judge-limits.ts';
export { lockOrdersOnOldSalary, priceOrderAnew } from './commands/orders-on-salary.ts';
export { recalculateProvisional } from './commands/recalculate-provisional.ts';
export { compareOrder, currentBasis } from './changes/compare-order.ts';
export { priceFrozenOrder } from './changes/price-frozen-order.ts';
export { recalculateOrder } from './changes/recalculate-order.ts';
export {
  endNoteForOthers,
  openFiguresInForce,
  openPrivateSnapshot,
  sealPrivateSnapshot,
} from './record/private-order.ts';
export { readSnapshot } from './record/frozen-versions.ts';
export {
  vehicleName,
  type FrozenPackage,
  type OrderSnapshot,
  type PrivateSnapshot,
} from './record/snapshot.ts';
export type { OrderCommandServices, OrderServices } from './record/order-services.ts';
export { carryOut } from './commands/carry-out.ts';
export { lockedConversionStopsOf, stoppedBy } from './commands/conversion-stops.ts';
export { endWhenChanged } from './commands/end-when-changed.ts';
export { expireBeforeReading, expireWhenOverdue } from './commands/expire-orders.ts';
export { approvalFacts } from './commands/find-approval-facts.ts';
export { PROBLEM_OF } from './commands/refusals.ts';
export {
  findPreview,
  insertPreview,
  insertSigned,
  putDocument,
  readDocument,
  type DocumentOwner,
  type PutDocument,
  type StoredDocument,
} from './record/document-store.ts';
export { type FailureListener } from './record/for-each-due-order.ts';
export { leaseGoesOn } from './record/lease-end.ts';
export { mailedDetail } from './record/mailed-detail.ts';
export { MANUFACTURER, SYSTEM, rolesToward, type Viewer } from './record/order-actor.ts';
export {
  findFirstOrders,
  findOrder,
  findOrdersPage,
  keepTimeStamp,
  lockOrder,
  type SortColumns,
} from './record/order-store.ts';
export { recordChange } from './record/recorded-changes.ts';
export { findOwnOrder, recordDownload, settleDeadline } from './replies/read-orders.ts';
export { mailReaction } from './reactions/order-mails.ts';
export type { OrderChange, OrderReaction } from './record/order-reaction.ts';

const EXPIRY_SECONDS = 60;
const REMINDER_SECONDS = 900;
const RECALCULATION_SECONDS = 3600;
const DAY_SECONDS = 86_400;

/**
 * Registers the endpoints of employees' orders: create, read, decide steps, and end overdue ones.
 * @throws Error when the step list and its transitions do not fit together
 */
export function registerOrders(app: FastifyInstance, services: Services & OrderCommandServices): void {
  const faults = checkWorkflowGraph();
  if (faults.length > 0) throw new Error(`The workflow of orders is broken.\n${faults.join('\n')}`);
  registerOrderEndpoints(app, services);
  registerOrderCommands(app, services);
  const failed = (work: string) => (orderId: number, err: unknown) =>
    app.log.error({ err, orderId, work }, 'work on an order failed');
  services.jobs.every('order-expiry', EXPIRY_SECONDS, () => expireOrders(services, failed('expiry')));
  services.jobs.every('order-reminders', REMINDER_SECONDS, () =>
    remindOfDeadlines(services, failed('reminder')),
  );
  services.jobs.every('recalculation', RECALCULATION_SECONDS, () =>
    recalculateProvisional(services, failed('recalculation')),
  );
  services.jobs.every('limits', DAY_SECONDS, async () => {
    await judgeAllLimits(services);
    await tellOfLimits(services, (userId, err) => app.log.error({ err, userId }, 'limit was not told'));
  });
}
