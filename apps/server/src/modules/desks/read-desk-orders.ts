import { BOARD_LANES } from '@stromwandel/api-spec';
import { refuse, ok, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordReading } from '../../platform/audit/record-reading.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  expireBeforeReading,
  findOrder,
  findOrdersPage,
  findTenantNames,
  type OrderRecord,
  type OrderCommandServices,
  rolesToward,
  settleDeadline,
  type SortColumns,
  type Viewer,
} from '../orders/index.ts';
import { countParts, ofEmployer, queueCondition, queueFigures, type QueueFilters } from './employer-queue.ts';
import { providerCondition, readLane, type LaneOfBoard, type ProviderFilters } from './provider-board.ts';

const PAGE = 50;

/** A page of an employer's queue. */
interface EmployerQueue {
  readonly orders: readonly OrderRecord[];
  /** The `after` of the next page; null on the last one. */
  readonly next: number | null;
  readonly counts: Awaited<ReturnType<typeof countParts>>;
  readonly figures: Awaited<ReturnType<typeof queueFigures>>;
}

function pageOf(found: readonly OrderRecord[]): Pick<EmployerQueue, 'orders' | 'next'> {
  const orders = found.slice(0, PAGE);
  return { orders, next: found.length > PAGE ? (orders.at(-1)?.id ?? null) : null };
}

/** A page of the signed orders of an employer, newest first; of those that wait, the first signed first. Reading ends overdue ones. */
export async function listEmployerOrders(
  services: OrderCommandServices,
  tenantId: number,
  filters: QueueFilters,
): Promise<EmployerQueue> {
  const { db, clock } = services;
  await expireBeforeReading(services, ofEmployer(tenantId));
  const by: SortColumns | undefined = filters.part === 'OPEN' ? ['signedAt', 'id'] : undefined;
  const page = { after: filters.after, limit: PAGE + 1, by };
  return {
    ...pageOf(await findOrdersPage(db, queueCondition(tenantId, filters), page)),
    counts: await countParts(db, tenantId, filters),
    figures: await queueFigures(db, tenantId, clock.today()),
  };
}

/** A page of the orders of all employers, newest first; a lane begins with the longest wait. Reading ends overdue ones. */
export async function listProviderOrders(
  services: OrderCommandServices,
  filters: ProviderFilters,
): Promise<Pick<EmployerQueue, 'orders' | 'next'>> {
  await expireBeforeReading(services);
  const { condition, ...which } = await providerCondition(services.db, filters);
  const page = { after: filters.after, limit: PAGE + 1, ...which };
  return pageOf(await findOrdersPage(services.db, condition, page));
}

/** The lanes of the provider's board, with their first orders. */
export async function readProviderBoard(services: OrderCommandServices): Promise<LaneOfBoard[]> {
  await expireBeforeReading(services);
  const lanes: LaneOfBoard[] = [];
  for (const lane of BOARD_LANES) lanes.push(await readLane(services.db, lane));
  return lanes;
}

/** An order that the caller may see as employer or provider; all others are not found. */
export async function findDeskOrder(
  services: OrderCommandServices,
  caller: Caller,
  orderId: number,
  viewer: Exclude<Viewer, 'EMPLOYEE'>,
): Promise<Result<OrderRecord, Refusal>> {
  const order = await findOrder(services.db, orderId);
  if (!order || !rolesToward(caller, order).includes(viewer)) return refuse({ code: 'NOT_FOUND' });
  await recordReading(services.db, caller, {
    at: services.clock.now(),
    action: 'ORDER_SHEET_READ',
    record: 'order',
    recordId: order.id,
    personId: order.userId,
  });
  return ok(await settleDeadline(services, order));
}

/** Names of the employers of orders, by id. */
export function tenantNamesOf(
  { db }: OrderCommandServices,
  orders: readonly OrderRecord[],
): Promise<ReadonlyMap<number, string>> {
  return findTenantNames(db, [...new Set(orders.map(({ tenantId }) => tenantId))]);
}
