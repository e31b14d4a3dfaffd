import { inCents, inEuros, type InCents, type SalaryInfo } from '@stromwandel/api-spec';
import { ok, type Result } from '@stromwandel/kernel';
import type { PayrollRefusal, RunningCar } from '@stromwandel/payroll';
import {
  laterFromReplies,
  priceFromReplies,
  runningCarOfReply,
  type LaterAnswers,
  type RepliedCar,
} from '@stromwandel/pricing';
import type { LaterReply, PricingTermsReply, RunningCarReply, TaxResultReply } from '../../api/replies.ts';

/** A car at the rate of one package. */
export type PricedCar = InCents<RepliedCar>;

/** The tax result of a car as `getTaxResult` answers it, computed in the browser: nothing leaves it. */
export function priceInBrowser(
  salary: SalaryInfo,
  car: PricedCar,
  terms: PricingTermsReply,
  running: readonly RunningCarReply[] = [],
): Result<TaxResultReply, PayrollRefusal> {
  const price = priceFromReplies(salary, inEuros(car), inEuros(terms), runningCarsOf(running));
  return price.ok ? ok(inCents(price.value)) : price;
}

/** What the same car changes in later benefits, as `getLater` answers it; with the panel's answers, which stay here. */
export function laterInBrowser(
  salary: SalaryInfo,
  car: PricedCar,
  terms: PricingTermsReply,
  running: readonly RunningCarReply[] = [],
  answers: LaterAnswers = {},
): Result<LaterReply, PayrollRefusal> {
  const later = laterFromReplies(salary, inEuros(car), inEuros(terms), runningCarsOf(running), answers);
  return later.ok ? ok(inCents(later.value)) : later;
}

function runningCarsOf(running: readonly RunningCarReply[]): RunningCar[] {
  return running.map((one) => runningCarOfReply(inEuros(one)));
}
