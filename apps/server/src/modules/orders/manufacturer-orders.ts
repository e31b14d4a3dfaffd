import { ok, refuse, type Result } from '@stromwandel/kernel';
import { currentStep, withStatus, type OrderCommand } from '@stromwandel/ordering';
import type { DatabaseOrTransaction, Transaction } from '../../database/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { carryOut } from './carry-out.ts';
import {
  confirmUntil,
  findManufacturerLink,
  findOrderedAt,
  useManufacturerLinks,
  type ManufacturerLink,
} from './manufacturer-link-store.ts';
import { MANUFACTURER } from './order-actor.ts';
import type { OrderRecord } from './order-record.ts';
import { findOrder, lockOrder } from './order-store.ts';
import type { OrdersServices } from './orders-services.ts';
import { PROBLEM_OF } from './refusals.ts';

/** What a manufacturer with a valid link sees. */
export interface ManufacturerOrder {
  readonly order: OrderRecord;
  readonly orderedAt: Date;
  readonly confirmUntil: Date;
}

type DeliveryCommand = Extract<OrderCommand, { type: 'CONFIRM_DELIVERY_WEEK' | 'REPORT_DELIVERY' }>;

const INVALID = { code: 'INVALID_CODE' } as const;

async function manufacturerOrder(
  db: DatabaseOrTransaction,
  order: OrderRecord,
  link: ManufacturerLink,
): Promise<ManufacturerOrder> {
  const orderedAt = (await findOrderedAt(db, order.id)) ?? link.createdAt;
  return { order, orderedAt, confirmUntil: confirmUntil(link) };
}

const expectsDelivery = ({ state }: OrderRecord) =>
  currentStep(withStatus(state.steps, state.userSteps))?.stepType === 'LEASING_ACTIVE';

/** The order behind a link that still works. A used link and the link of an ended order are as good as unknown. */
export async function findManufacturerOrder(
  { db, clock }: OrdersServices,
  code: string,
): Promise<Result<ManufacturerOrder, Refusal>> {
  const link = await findManufacturerLink(db, code);
  if (!link || link.usedAt !== null) return refuse(INVALID);
  if (link.expiresAt <= clock.now()) return refuse({ code: 'EXPIRED_CODE' });
  const order = await findOrder(db, link.orderId);
  return order && expectsDelivery(order) ? ok(await manufacturerOrder(db, order, link)) : refuse(INVALID);
}

async function reportInTransaction(
  tx: Transaction,
  services: OrdersServices,
  found: ManufacturerLink,
  command: DeliveryCommand,
): Promise<Result<ManufacturerOrder, Refusal>> {
  const order = await lockOrder(tx, found.orderId);
  if (!order) return refuse(INVALID);
  const reported = await carryOut(tx, services, order, command, MANUFACTURER);
  if (!reported.ok) {
    const { error } = reported;
    return refuse(error === 'ORDER_ENDED' ? INVALID : { code: PROBLEM_OF[error] });
  }
  if (!reported.value) throw new Error('A report deletes no order');
  if (command.type === 'REPORT_DELIVERY' && found.usedAt === null) {
    await useManufacturerLinks(tx, order.id, services.clock.now());
  }
  return ok(await manufacturerOrder(tx, reported.value, found));
}

/**
 * Takes what the manufacturer reports through the link. The delivery uses the links of the order up: repeating the very same report
 * changes nothing, every other one is refused.
 */
export async function reportByManufacturer(
  services: OrdersServices,
  code: string,
  command: DeliveryCommand,
): Promise<Result<ManufacturerOrder, Refusal>> {
  const link = await findManufacturerLink(services.db, code);
  if (!link) return refuse(INVALID);
  if (link.expiresAt <= services.clock.now()) return refuse({ code: 'EXPIRED_CODE' });
  return services.db.transaction((tx) => reportInTransaction(tx, services, link, command));
}
