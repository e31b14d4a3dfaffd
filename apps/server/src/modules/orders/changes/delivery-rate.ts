import type { OrderDetailReply } from '@stromwandel/api-spec';
import { dateParts, type CalendarDate, type Result } from '@stromwandel/kernel';
import { assumedMonth, figuresInForce, lawOfMonth, type PayrollMonth } from '@stromwandel/payroll';
import type { CarPrice } from '@stromwandel/pricing';

/** The net rate of the month in which the car is expected; null where the figures of the order's year hold in it too. */
export type DeliveryRate = OrderDetailReply['rateAtDelivery'];

interface ExpectedCar {
  /** The day on which the car is expected. */
  readonly acquiredOn: CalendarDate;
  readonly payrollMonth: CalendarDate;
  /** Prices the order in another month; a refusal there leaves the rate out. */
  readonly price: (month: PayrollMonth) => Result<Pick<CarPrice, 'taxResult'>, unknown>;
}

/**
 * The rate of a car that comes in another year than that of the order's month, with the figures of that year, or the last enacted
 * ones carried on.
 * @param frozen the rate that an order froze, to compute it again by the same law
 */
export function deliveryRate(
  { acquiredOn, payrollMonth, price }: ExpectedCar,
  frozen?: DeliveryRate,
): DeliveryRate {
  if (dateParts(acquiredOn).year <= dateParts(payrollMonth).year) return null;
  const month =
    frozen?.law.state === 'ASSUMED'
      ? assumedMonth(acquiredOn, frozen.law.year, figuresInForce())
      : lawOfMonth(acquiredOn, figuresInForce());
  const priced = price(month);
  if (!priced.ok) return null;
  const { law, userPrice } = priced.value.taxResult;
  return {
    law: { payrollMonth: law.payrollMonth, year: law.year, state: law.state },
    userPriceEur: userPrice,
  };
}
