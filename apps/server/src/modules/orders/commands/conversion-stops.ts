import type { TaxResultReply } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import { conversionStopFigures, employeeFromSalaryInfo, priceCar } from '@stromwandel/pricing';
import { canDelete, withStatus } from '@stromwandel/ordering';
import type { DatabaseOrTransaction, Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import type { OrderRecord } from '../record/order-record.ts';
import { lockPerson } from '../record/person-store.ts';
import { openPrivateSnapshot } from '../record/private-order.ts';
import { findRunningCars } from './running-cars.ts';

export type Stops = TaxResultReply['stops'];

/** Refuses an order with the first limit it reaches. */
export function stoppedBy([stop]: Stops): Refusal | null {
  return stop ? { code: 'CONVERSION_NOT_ALLOWED', params: { ...stop.params, stop: stop.code } } : null;
}

/**
 * The legal limits that an unsigned order would reach together with the person's running cars. Empty for a signed or
 * ended order. A person with two unsigned orders may sign either first; the signed one then counts for the other.
 */
export async function conversionStopsOf(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  order: OrderRecord,
): Promise<Stops> {
  const { state, row, snapshot } = order;
  if (row.endedAt !== null || !canDelete(withStatus(state.steps, state.userSteps))) return [];
  const { car, terms } = snapshot.calculation;
  const others = {
    userId: order.userId,
    from: car.acquiredOn,
    except: order.id,
    follows: row.followsOrderId,
  };
  const running = await findRunningCars(db, seal, others);
  // Order creation already checked this car alone, with the same data.
  if (running.length === 0) return [];
  const price = priceCar(
    employeeFromSalaryInfo(openPrivateSnapshot(seal, order).salaryInfo),
    { ...car, durationMonths: snapshot.leasePackage.durationMonths },
    cents(snapshot.leasePackage.grossComparisonCostCents),
    terms,
    running,
  );
  if (!price.ok) throw new Error(`Order ${order.id} has lost its price: ${price.error.code}`);
  return price.value.comparison.stops.map(conversionStopFigures);
}

/**
 * `conversionStopsOf` under a lock of the person until the transaction ends. Of two orders signed at the same moment,
 * the second sees the first. The caller must hold the order's row lock.
 */
export async function lockedConversionStopsOf(
  tx: Transaction,
  seal: DataSeal,
  order: OrderRecord,
): Promise<Stops> {
  await lockPerson(tx, order.userId);
  return conversionStopsOf(tx, seal, order);
}
