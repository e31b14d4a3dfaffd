import { inCents, inEuros, type InCents, type SalaryInfo } from '@stromwandel/api-spec';
import { ok, type Result } from '@stromwandel/kernel';
import type { PayrollRefusal } from '@stromwandel/payroll';
import { priceFromReplies, runningCarOfReply, type RepliedCar } from '@stromwandel/pricing';
import type { PricingTermsReply, RunningCarReply, TaxResultReply } from '../../api/replies.ts';

/** A car at the rate of one package. */
export type PricedCar = InCents<RepliedCar>;

/** The tax result of a car as `getTaxResult` answers it, computed in the browser: nothing leaves it. */
export function priceInBrowser(
  salary: SalaryInfo,
  car: PricedCar,
  terms: PricingTermsReply,
  running: readonly RunningCarReply[] = [],
): Result<TaxResultReply, PayrollRefusal> {
  const runningCars = running.map((one) => runningCarOfReply(inEuros(one)));
  const price = priceFromReplies(salary, inEuros(car), inEuros(terms), runningCars);
  return price.ok ? ok(inCents(price.value)) : price;
}
