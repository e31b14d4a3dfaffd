import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { DayReport, OrderCommand } from '@stromwandel/ordering';
import { germanDay } from '../../platform/clock/clock.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  carryOut,
  findOrder,
  lockOrder,
  MANUFACTURER,
  type OrderRecord,
  type OrderCommandServices,
  PROBLEM_OF,
} from '../orders/index.ts';
import {
  confirmUntil,
  findManufacturerLink,
  findOrderedAt,
  useManufacturerLinks,
} from './manufacturer-link-store.ts';
import type { OrderLink } from '../order-links/index.ts';
import { linkProblem } from './manufacturer-link-problem.ts';
import { reportDayErrors } from './report-day-errors.ts';

/** What a manufacturer with a valid link sees. */
export interface ManufacturerOrder {
  readonly order: OrderRecord;
  readonly orderedAt: Date;
  readonly confirmUntil: Date;
}

type DeliveryCommand = Extract<OrderCommand, { type: 'CONFIRM_DELIVERY_WEEK' }> | DayReport;

const INVALID = { code: 'INVALID_CODE' } as const;

async function manufacturerOrder(
  db: DatabaseOrTransaction,
  order: OrderRecord,
  link: OrderLink,
): Promise<ManufacturerOrder> {
  const orderedAt = (await findOrderedAt(db, order.id)) ?? link.createdAt;
  return { order, orderedAt, confirmUntil: confirmUntil(link) };
}

/** The order of a valid link. The holder of an invalid link gets the reason. */
export async function findManufacturerOrder(
  { db, clock }: OrderCommandServices,
  code: string,
): Promise<Result<ManufacturerOrder, Refusal>> {
  const link = await findManufacturerLink(db, code);
  const order = link && (await findOrder(db, link.orderId));
  if (!order) return refuse(INVALID);
  const problem = linkProblem(link, order, clock.now());
  return problem === null ? ok(await manufacturerOrder(db, order, link)) : refuse({ code: problem });
}

async function reportInTransaction(
  tx: Transaction,
  services: OrderCommandServices,
  code: string,
  command: DeliveryCommand,
): Promise<Result<ManufacturerOrder, Refusal>> {
  const known = await findManufacturerLink(tx, code);
  const order = known && (await lockOrder(tx, known.orderId));
  // Read again under the lock: another link may have taken its place.
  const found = order && (await findManufacturerLink(tx, code));
  if (!found) return refuse(INVALID);
  const problem = linkProblem(found, order, services.clock.now());
  // A used link can repeat its report.
  if (problem !== null && problem !== 'USED_CODE') return refuse({ code: problem });
  if (problem === null && command.type !== 'CONFIRM_DELIVERY_WEEK') {
    const { orderedAt } = await manufacturerOrder(tx, order, found);
    const errors = reportDayErrors(command, order.state, germanDay(orderedAt), services.clock.today());
    if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors });
  }
  const reported = await carryOut(tx, services, order, command, MANUFACTURER);
  if (!reported.ok) {
    const { error } = reported;
    // An order that ended without a lease was told above: here the car is handed over, or not expected any more.
    const isUsed = error === 'DELIVERY_NOT_EXPECTED' || error === 'ORDER_ENDED';
    return refuse({ code: isUsed ? 'USED_CODE' : PROBLEM_OF[error] });
  }
  if (!reported.value) throw new Error('A report deletes no order');
  if (command.type === 'REPORT_DELIVERY' && found.endedAt === null) {
    await useManufacturerLinks(tx, order.id, services.clock.now());
  }
  return ok(await manufacturerOrder(tx, reported.value, found));
}

/**
 * Takes what the manufacturer reports through the link. The delivery uses the links of the order up: repeating the very same report
 * changes nothing, every other one is refused.
 */
export async function reportByManufacturer(
  services: OrderCommandServices,
  code: string,
  command: DeliveryCommand,
): Promise<Result<ManufacturerOrder, Refusal>> {
  return services.db.transaction((tx) => reportInTransaction(tx, services, code, command));
}
