import type { BoardLane, CallOf } from '@stromwandel/api-spec';
import { foldForSearch } from '@stromwandel/kernel';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { beginsWords } from '../../database/begins-words.ts';
import { orders, orderWords } from '../../database/schema/index.ts';
import type { OrderRecord } from './order-record.ts';
import { findFirstOrders } from './order-store.ts';

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
/** Counting further would cost the more the longer the lane is, and tell nobody anything. */
const COUNTED = 1000;

// Written out, not as parameters: so they are the conditions of the partial indexes.
const atManufacturer = sql`${orders.stage} = 'WITH_MANUFACTURER'`;

/** Which orders a lane has, and which of them come first. */
const LANES: Readonly<
  Record<BoardLane, { readonly has: SQL | undefined; readonly order: readonly PgColumn[] }>
> = {
  TO_ORDER: { has: eq(orders.stage, 'WITH_PROVIDER'), order: [orders.id] },
  TO_CONFIRM: { has: sql`${atManufacturer} and ${orders.deliveryWeek} is null`, order: [orders.id] },
  IN_DELIVERY: {
    has: sql`${atManufacturer} and ${orders.deliveryWeek} is not null`,
    order: [orders.deliveryWeek, orders.id],
  },
  TO_HAND_OVER: { has: eq(orders.stage, 'READY_FOR_HANDOVER'), order: [orders.id] },
};

/** Which orders the provider's list shows. */
export function providerCondition({ stage, lane, search }: ProviderFilters): SQL | undefined {
  return and(
    stage && eq(orders.stage, stage),
    lane && LANES[lane].has,
    search === undefined
      ? undefined
      : beginsWords(
          { table: orderWords, of: orderWords.orderId, word: orderWords.word },
          orders.id,
          foldForSearch(search),
        ),
  );
}

/** The first orders of a lane, and how many it has. */
export async function readLane(db: DatabaseOrTransaction, lane: BoardLane): Promise<LaneOfBoard> {
  const { has, order } = LANES[lane];
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
    orders: await findFirstOrders(db, has, order, CARDS),
    count: Math.min(count, COUNTED),
    countIsMore: count > COUNTED,
  };
}
