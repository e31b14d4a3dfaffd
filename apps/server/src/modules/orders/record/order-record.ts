import type { OrderState, StepType } from '@stromwandel/ordering';
import type {
  orderDocuments,
  orders,
  orderSteps,
  userSteps,
} from '../../../platform/database/schema/index.ts';
import { readSnapshot } from './frozen-versions.ts';
import type { OrderSnapshot } from './snapshot.ts';

export type OrderRow = typeof orders.$inferSelect;
export type StepRow = typeof orderSteps.$inferSelect;
export type UserStepRow = typeof userSteps.$inferSelect;
export type DocumentRow = Pick<
  typeof orderDocuments.$inferSelect,
  'id' | 'orderId' | 'kind' | 'name' | 'createdAt'
>;

/** An order with its row, its frozen data, and the state that decisions use. */
export interface OrderRecord {
  readonly id: number;
  readonly userId: number;
  readonly tenantId: number;
  readonly row: OrderRow;
  readonly snapshot: OrderSnapshot;
  readonly state: OrderState;
  /** By ascending id; the newest is the last. */
  readonly documents: readonly DocumentRow[];
}

/** Builds an order record from its rows. @param withdrawableUntil null before the signature */
export function orderRecord(
  row: OrderRow,
  steps: readonly StepRow[],
  log: readonly UserStepRow[],
  documents: readonly DocumentRow[],
  withdrawableUntil: Date | null,
): OrderRecord {
  return {
    id: row.id,
    userId: row.userId,
    tenantId: row.tenantId,
    row,
    snapshot: readSnapshot(row.snapshot),
    state: {
      steps: steps.map(({ orderId: _orderId, success, stepType, ...step }) => ({
        ...step,
        // Copied from the step list when the order was created.
        stepType: stepType as StepType,
        ...(success !== null && { success }),
      })),
      userSteps: log.map(({ id, stepId, status, modified }) => ({
        id,
        stepId,
        status,
        modified: modified.toISOString(),
      })),
      // Only `saveEvents` writes it, from the ordering package's closed list.
      endReason: row.endReason as OrderState['endReason'],
      deadline: row.deadline?.toISOString() ?? null,
      withdrawableUntil: withdrawableUntil?.toISOString() ?? null,
      deliveryWeek: row.deliveryWeek,
      builtOn: row.builtOn,
      shippedOn: row.shippedOn,
      deliveredOn: row.deliveredOn,
      handedOverOn: row.handedOverOn,
    },
    documents,
  };
}
