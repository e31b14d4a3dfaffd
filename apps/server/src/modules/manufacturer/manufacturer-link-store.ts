import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { orderLinks } from '../../platform/database/schema/index.ts';
import { createOrderLink, endOrderLinks, findOrderLink, type OrderLink } from '../order-links/index.ts';

const DAY_MS = 86_400_000;
/** Deliveries can take a year; the link must outlive it. */
const LINK_LIFE_DAYS = 540;
/** The manufacturer confirms within a week. */
export const CONFIRM_DAYS = 7;
const KIND = 'MANUFACTURER';

/** Until when the manufacturer should confirm the week. */
export function confirmUntil(link: Pick<OrderLink, 'createdAt'>): Date {
  return new Date(link.createdAt.getTime() + CONFIRM_DAYS * DAY_MS);
}

/** Makes the one-time link of an order. @returns the code, which is stored nowhere else but in the mail */
export function createManufacturerLink(tx: Transaction, orderId: number, now: Date): Promise<string> {
  return createOrderLink(tx, { orderId, kind: KIND, days: LINK_LIFE_DAYS, sentTo: null, now });
}

export function findManufacturerLink(db: DatabaseOrTransaction, code: string): Promise<OrderLink | null> {
  return findOrderLink(db, KIND, code);
}

/** Ends every link of an order: with the delivery, or because another takes their place. Reminders bring further ones. */
export async function useManufacturerLinks(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await endOrderLinks(tx, orderId, KIND, now);
}

const ofManufacturer = (orderIds: readonly number[]) =>
  and(inArray(orderLinks.orderId, [...orderIds]), eq(orderLinks.kind, KIND));

/** When the car was ordered: with the first link. */
export async function findOrderedAt(db: DatabaseOrTransaction, orderId: number): Promise<Date | null> {
  const [first] = await db
    .select({ createdAt: orderLinks.createdAt })
    .from(orderLinks)
    .where(ofManufacturer([orderId]))
    .orderBy(asc(orderLinks.id))
    .limit(1);
  return first?.createdAt ?? null;
}

/** When each order's newest link was sent, by order. */
export async function findLinkMoments(
  db: DatabaseOrTransaction,
  orderIds: readonly number[],
): Promise<Map<number, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderLinks.orderId, createdAt: orderLinks.createdAt })
    .from(orderLinks)
    .where(ofManufacturer(orderIds))
    .orderBy(asc(orderLinks.id));
  return new Map(rows.map(({ orderId, createdAt }) => [orderId, createdAt]));
}
