import { figuresWith, payrollLawOn, type EnactedLawOn, type PayrollMonth } from '@stromwandel/payroll';
import type { DataSeal } from '../../../platform/sealing/data-seal.ts';
import type { OrderRow } from '../record/order-record.ts';
import { openPrivateSnapshot, openRecalculatedSnapshot } from '../record/private-order.ts';
import { readSnapshot } from '../record/frozen-versions.ts';
import type { OrderSnapshot, PrivateSnapshot } from '../record/snapshot.ts';
import { compareOrder } from './compare-order.ts';
import { frozenDeliveryRate, priceFrozenOrder } from './price-frozen-order.ts';

/** A figure that differs between a frozen result and the recalculated one. */
export interface Deviation {
  /** Path in the tax result, for example `after.takeHome`, or below `later`, `comparison` or `rateAtDelivery`. */
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

/** The differences between frozen figures and the same computed again. */
function differences(snapshot: OrderSnapshot, own: PrivateSnapshot, month?: PayrollMonth): Deviation[] {
  const price = priceFrozenOrder(snapshot, own, month);
  if (!price.ok) return [{ path: '', frozen: 'a result', recalculated: price.error.code }];
  const { taxResult, later } = price.value;
  return [
    ...deviations(own.taxResult, taxResult, ''),
    ...deviations(
      own.comparison,
      compareOrder(snapshot, { ...own, taxResult }, own.comparison),
      'comparison',
    ),
    ...deviations(
      own.rateAtDelivery,
      frozenDeliveryRate(snapshot, own, own.rateAtDelivery),
      'rateAtDelivery',
    ),
    ...(later.ok
      ? deviations(own.later, later.value, 'later')
      : [{ path: 'later', frozen: 'a result', recalculated: later.error.code }]),
  ];
}

/**
 * Recalculates an order's tax result, later benefits and comparison of costs from its frozen salary data, car, terms, payroll month
 * and assumptions; of an order with provisional figures also those of the enacted law.
 * @param lawOn the enacted law of a day; without it that of the release with the rows that the order names
 * @returns the differences from the frozen results; empty when every figure agrees to the cent
 */
export function recalculateOrder(seal: DataSeal, row: OrderRow, lawOn?: EnactedLawOn): Deviation[] {
  // Only order creation writes this column, in this shape.
  const snapshot = readSnapshot(row.snapshot);
  const frozen = differences(snapshot, openPrivateSnapshot(seal, { row }));
  const enacted = openRecalculatedSnapshot(seal, { row });
  if (!enacted) return frozen;
  const day = snapshot.calculation.terms.payrollMonth;
  const figures = figuresWith(enacted.figures ?? []);
  const law = lawOn ? lawOn(day) : payrollLawOn(day, figures);
  const month = law ? { day, law, figures } : day;
  return [
    ...frozen,
    ...differences(snapshot, enacted, month).map(({ path, ...rest }) => ({
      path: `enacted.${path}`,
      ...rest,
    })),
  ];
}
