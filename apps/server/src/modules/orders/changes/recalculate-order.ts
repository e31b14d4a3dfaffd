import { cents } from '@stromwandel/kernel';
import { employeeFromSalaryInfo, laterOfPrice, priceCar, runningCarOf } from '@stromwandel/pricing';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import type { OrderRow } from '../record/order-record.ts';
import { openPrivateSnapshot } from '../record/private-order.ts';
import { readSnapshot } from '../record/frozen-versions.ts';

/** A figure that differs between a frozen result and the recalculated one. */
export interface Deviation {
  /** Path in the tax result, for example `after.takeHome`, or below `later`. */
  readonly path: string;
  readonly frozen: unknown;
  readonly recalculated: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

// A later version may add figures, so only frozen ones are compared.
function deviations(frozen: unknown, recalculated: unknown, path: string): Deviation[] {
  if (isObject(frozen) && isObject(recalculated)) {
    return Object.entries(frozen).flatMap(([key, value]) =>
      deviations(value, recalculated[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return frozen === recalculated ? [] : [{ path, frozen, recalculated }];
}

/**
 * Recalculates an order's tax result and later benefits from its frozen salary data, car, terms and payroll month.
 * @returns the differences from the frozen results; empty when every figure agrees to the cent
 */
export function recalculateOrder(seal: DataSeal, row: OrderRow): Deviation[] {
  // Only order creation writes this column, in this shape.
  const { calculation, leasePackage } = readSnapshot(row.snapshot);
  const { salaryInfo, taxResult, later } = openPrivateSnapshot(seal, { row });
  const person = employeeFromSalaryInfo(salaryInfo);
  const price = priceCar(
    person,
    { ...calculation.car, durationMonths: leasePackage.durationMonths },
    cents(leasePackage.grossComparisonCostCents),
    calculation.terms,
    // The list prices of the person's other cars are not frozen. Only the limits use them, and those were checked at
    // creation.
    [runningCarOf({ salarySacrificeData: taxResult.salarySacrificeBefore }, cents(0))],
  );
  if (!price.ok) return [{ path: '', frozen: 'a result', recalculated: price.error.code }];
  const benefits = laterOfPrice(person, price.value, later.inputs.months);
  return [
    ...deviations(taxResult, price.value.taxResult, ''),
    ...(benefits.ok
      ? deviations(later, benefits.value, 'later')
      : [{ path: 'later', frozen: 'a result', recalculated: benefits.error.code }]),
  ];
}
