import { cents, type Result } from '@stromwandel/kernel';
import type { PayrollMonth, PayrollRefusal } from '@stromwandel/payroll';
import {
  employeeFromSalaryInfo,
  laterOfPrice,
  priceCar,
  runningCarOf,
  type CarPrice,
} from '@stromwandel/pricing';
import { deliveryRate, type DeliveryRate } from './delivery-rate.ts';
import type { OrderSnapshot, PrivateSnapshot } from '../record/snapshot.ts';

/** An order priced from what it froze. */
interface PricedOrder extends Pick<CarPrice, 'comparison' | 'taxResult'> {
  /** The later benefits, or why there are none. */
  readonly later: ReturnType<typeof laterOfPrice>;
}

/**
 * Prices an order from its frozen salary data, car and terms.
 * @param month the payroll month with another law than the frozen terms name
 * @returns the figures, or why the law refuses a payslip
 */
export function priceFrozenOrder(
  { calculation, leasePackage }: OrderSnapshot,
  { salaryInfo, taxResult, later }: PrivateSnapshot,
  month?: PayrollMonth,
): Result<PricedOrder, PayrollRefusal> {
  const person = employeeFromSalaryInfo(salaryInfo);
  const price = priceCar(
    person,
    { ...calculation.car, durationMonths: leasePackage.durationMonths },
    cents(leasePackage.grossComparisonCostCents),
    calculation.terms,
    // The list prices of the person's other cars are not frozen. Only the limits use them, and those were checked at
    // creation.
    [runningCarOf({ salarySacrificeData: taxResult.salarySacrificeBefore }, cents(0))],
    month,
  );
  if (!price.ok) return price;
  return {
    ok: true,
    value: { ...price.value, later: laterOfPrice(person, price.value, later.inputs.months) },
  };
}

/**
 * The rate of an order when its car is expected, from what the order froze.
 * @param frozen the rate that was frozen, to compute it again by the same law
 */
export function frozenDeliveryRate(
  snapshot: OrderSnapshot,
  own: PrivateSnapshot,
  frozen?: DeliveryRate,
): DeliveryRate {
  const { car, terms } = snapshot.calculation;
  const { acquiredOn } = car;
  const price = (month: PayrollMonth) => priceFrozenOrder(snapshot, own, month);
  return deliveryRate({ acquiredOn, payrollMonth: terms.payrollMonth, price }, frozen);
}
