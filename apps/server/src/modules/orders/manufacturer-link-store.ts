import { eq, inArray } from 'drizzle-orm';
import { createLinkCode, hashLinkCode } from '../../access/link-code.ts';
import type { DatabaseOrTransaction, Transaction } from '../../database/database.ts';
import { manufacturerLinks } from '../../database/schema/index.ts';

const DAY_MS = 86_400_000;
/** Deliveries can take a year; the link must outlive it. */
const LINK_LIFE_DAYS = 540;
/** The manufacturer confirms within a week. */
const CONFIRM_DAYS = 7;

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

export async function useManufacturerLink(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(manufacturerLinks).set({ usedAt: now }).where(eq(manufacturerLinks.id, id));
}

/** When each order's link was sent, by order. */
export async function findLinkMoments(
  db: DatabaseOrTransaction,
  orderIds: readonly number[],
): Promise<Map<number, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: manufacturerLinks.orderId, createdAt: manufacturerLinks.createdAt })
    .from(manufacturerLinks)
    .where(inArray(manufacturerLinks.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, createdAt }) => [orderId, createdAt]));
}
