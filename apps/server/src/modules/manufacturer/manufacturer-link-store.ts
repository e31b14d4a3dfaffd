import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { createLinkCode, hashLinkCode } from '../../platform/access/link-code.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { manufacturerLinks } from '../../platform/database/schema/index.ts';

const DAY_MS = 86_400_000;
/** Deliveries can take a year; the link must outlive it. */
const LINK_LIFE_DAYS = 540;
/** The manufacturer confirms within a week. */
export const CONFIRM_DAYS = 7;

export type ManufacturerLink = typeof manufacturerLinks.$inferSelect;

/** Until when the manufacturer should confirm the week. */
export function confirmUntil(link: Pick<ManufacturerLink, 'createdAt'>): Date {
  return new Date(link.createdAt.getTime() + CONFIRM_DAYS * DAY_MS);
}

/** Makes the one-time link of an order. @returns the code, which is stored nowhere else but in the mail */
export async function createManufacturerLink(tx: Transaction, orderId: number, now: Date): Promise<string> {
  const { code, codeHash } = createLinkCode();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_DAYS * DAY_MS);
  await tx.insert(manufacturerLinks).values({ orderId, codeHash, createdAt: now, expiresAt });
  return code;
}

export async function findManufacturerLink(
  db: DatabaseOrTransaction,
  code: string,
): Promise<ManufacturerLink | null> {
  const [row] = await db
    .select()
    .from(manufacturerLinks)
    .where(eq(manufacturerLinks.codeHash, hashLinkCode(code)));
  return row ?? null;
}

/** Ends every link of an order: with the delivery, or because another takes their place. Reminders bring further ones. */
export async function useManufacturerLinks(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx
    .update(manufacturerLinks)
    .set({ usedAt: now })
    .where(and(eq(manufacturerLinks.orderId, orderId), isNull(manufacturerLinks.usedAt)));
}

/** When the car was ordered: with the first link. */
export async function findOrderedAt(db: DatabaseOrTransaction, orderId: number): Promise<Date | null> {
  const [first] = await db
    .select({ createdAt: manufacturerLinks.createdAt })
    .from(manufacturerLinks)
    .where(eq(manufacturerLinks.orderId, orderId))
    .orderBy(asc(manufacturerLinks.id))
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
    .select({ orderId: manufacturerLinks.orderId, createdAt: manufacturerLinks.createdAt })
    .from(manufacturerLinks)
    .where(inArray(manufacturerLinks.orderId, [...orderIds]))
    .orderBy(asc(manufacturerLinks.id));
  return new Map(rows.map(({ orderId, createdAt }) => [orderId, createdAt]));
}
