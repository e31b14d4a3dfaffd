import type { BoardLane, CallOf } from '@stromwandel/api-spec';
import { foldForSearch } from '@stromwandel/kernel';
import type { OrderStage } from '@stromwandel/ordering';
import { and, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { beginsWords } from '../../platform/database/begins-words.ts';
import { recordsOfWords } from '../../platform/database/records-of-words.ts';
import { orders, orderWords } from '../../platform/database/schema/index.ts';
import { findFirstOrders, type OrderRecord, type SortColumns } from '../orders/index.ts';

export type ProviderFilters = Omit<CallOf<'listProviderOrders'>['query'], 'after'> & {
  readonly after?: number | undefined;
};

/** A lane of the board with its first orders. */
export interface LaneOfBoard {
  readonly lane: BoardLane;
  readonly orders: readonly OrderRecord[];
  readonly count: number;
  readonly countIsMore: boolean;
}

const CARDS = 8;
/** Exact counts beyond this limit would slow long lanes down and are of no use to readers. */
const COUNTED = 1000;

// Written out instead of parameters, to match the conditions of the partial indexes.
const atManufacturer = sql`${orders.stage} = 'WITH_MANUFACTURER'`;

interface Lane {
  readonly has: SQL | undefined;
  /** Begins with the longest wait or the nearest delivery. */
  readonly by: SortColumns;
}

const wholeStage = (stage: OrderStage): Lane => ({
  // A range instead of equality: see `findOrdersPage`.
  has: and(gte(orders.stage, stage), lte(orders.stage, stage)),
  by: ['stage', 'stageSince', 'id'],
});

const LANES: Readonly<Record<BoardLane, Lane>> = {
  TO_ORDER: wholeStage('WITH_PROVIDER'),
  TO_CONFIRM: { has: sql`${atManufacturer} and ${orders.deliveryWeek} is null`, by: ['stageSince', 'id'] },
  IN_DELIVERY: {
    has: sql`${atManufacturer} and ${orders.deliveryWeek} is not null`,
    by: ['deliveryWeek', 'id'],
  },
  TO_HAND_OVER: wholeStage('READY_FOR_HANDOVER'),
};

const words = {
  table: orderWords,
  of: orderWords.orderId,
  word: orderWords.word,
  order: [orderWords.orderId],
  direction: 'desc' as const,
};

/** The filter of the provider's list and its order: a lane has its own, search and stage show the newest first. */
export async function providerCondition(
  db: DatabaseOrTransaction,
  { stage, lane, search, after }: ProviderFilters,
): Promise<{
  readonly stage: OrderStage | undefined;
  readonly by: SortColumns | undefined;
  readonly among: SQL | null;
  readonly condition: SQL | undefined;
}> {
  const ofLane = lane && LANES[lane];
  const place = after === undefined ? undefined : sql`${after}::bigint`;
  const found = search === undefined ? null : await recordsOfWords(db, words, foldForSearch(search), place);
  const condition = and(ofLane?.has, found ? await beginsWords(db, words, orders.id, found.rest) : undefined);
  return { stage, by: ofLane?.by, among: found?.ids ?? null, condition };
}

/** The first orders of a lane, and its number of orders. */
export async function readLane(db: DatabaseOrTransaction, lane: BoardLane): Promise<LaneOfBoard> {
  const { has, by } = LANES[lane];
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(has)
    .limit(COUNTED + 1)
    .as('some');
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  const count = counted?.count ?? 0;
  return {
    lane,
    orders: await findFirstOrders(db, has, by, CARDS),
    count: Math.min(count, COUNTED),
    countIsMore: count > COUNTED,
  };
}
