import { cents } from '@stromwandel/kernel';
import { employeeFromSalaryInfo, priceCar, runningCarOf } from '@stromwandel/pricing';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import type { OrderRow } from '../record/order-record.ts';
import { openPrivateSnapshot } from '../record/private-order.ts';
import { readSnapshot } from '../record/frozen-versions.ts';

/** A figure that came out otherwise than it was frozen. */
export interface Deviation {
  /** Where in the tax result: `after.takeHome`. */
  readonly path: string;
  readonly frozen: unknown;
  readonly recalculated: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

// A later version may tell more than was frozen; what was frozen must be there as it was.
function deviations(frozen: unknown, recalculated: unknown, path: string): Deviation[] {
  if (isObject(frozen) && isObject(recalculated)) {
    return Object.entries(frozen).flatMap(([key, value]) =>
      deviations(value, recalculated[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return frozen === recalculated ? [] : [{ path, frozen, recalculated }];
}

/**
 * Computes an order's tax result anew from what it was frozen with: salary data, car, terms and month of its own time.
 * @returns what differs from the frozen result; nothing when every figure comes out to the cent
 */
export function recalculateOrder(seal: DataSeal, row: OrderRow): Deviation[] {
  // Written by the creation of the order alone, in this very shape.
  const { calculation, leasePackage } = readSnapshot(row.snapshot);
  const { salaryInfo, taxResult } = openPrivateSnapshot(seal, { row });
  const price = priceCar(
    employeeFromSalaryInfo(salaryInfo),
    { ...calculation.car, durationMonths: leasePackage.durationMonths },
    cents(leasePackage.grossComparisonCostCents),
    calculation.terms,
    // The list prices of running cars are not frozen; they count for a limit that was judged when the order was made.
    [runningCarOf({ salarySacrificeData: taxResult.salarySacrificeBefore }, cents(0))],
  );
  return price.ok
    ? deviations(taxResult, price.value.taxResult, '')
    : [{ path: '', frozen: 'a result', recalculated: price.error.code }];
}
