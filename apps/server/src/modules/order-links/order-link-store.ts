import { and, desc, eq, isNull } from 'drizzle-orm';
import { createLinkCode, hashLinkCode } from '../../platform/access/link-code.ts';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { orderLinks } from '../../platform/database/schema/index.ts';

const DAY_MS = 86_400_000;

export type OrderLink = typeof orderLinks.$inferSelect;
type Kind = OrderLink['kind'];

interface NewLink {
  readonly orderId: number;
  readonly kind: Kind;
  readonly days: number;
  /** Null for the address on file. */
  readonly sentTo: string | null;
  readonly now: Date;
}

/** Makes the link of an order. @returns the code, which is stored nowhere else but in the mail */
export async function createOrderLink(
  tx: Transaction,
  { orderId, kind, days, sentTo, now }: NewLink,
): Promise<string> {
  const { code, codeHash } = createLinkCode();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  await tx.insert(orderLinks).values({ orderId, kind, codeHash, sentTo, createdAt: now, expiresAt });
  return code;
}

/** The link of a code; null for unknown ones and those of another kind. */
export async function findOrderLink(
  db: DatabaseOrTransaction,
  kind: Kind,
  code: string,
): Promise<OrderLink | null> {
  const [row] = await db
    .select()
    .from(orderLinks)
    .where(and(eq(orderLinks.codeHash, hashLinkCode(code)), eq(orderLinks.kind, kind)));
  return row ?? null;
}

/** The newest link of a kind; null before the first. */
export async function findNewestLink(
  db: DatabaseOrTransaction,
  orderId: number,
  kind: Kind,
): Promise<OrderLink | null> {
  const [row] = await db
    .select()
    .from(orderLinks)
    .where(and(eq(orderLinks.orderId, orderId), eq(orderLinks.kind, kind)))
    .orderBy(desc(orderLinks.id))
    .limit(1);
  return row ?? null;
}

/** Ends every link of a kind. @returns how many were open */
export async function endOrderLinks(
  tx: Transaction,
  orderId: number,
  kind: Kind,
  now: Date,
): Promise<number> {
  const ended = await tx
    .update(orderLinks)
    .set({ endedAt: now })
    .where(and(eq(orderLinks.orderId, orderId), eq(orderLinks.kind, kind), isNull(orderLinks.endedAt)))
    .returning({ id: orderLinks.id });
  return ended.length;
}
