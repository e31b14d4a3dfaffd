import type { SalaryInfo } from '@stromwandel/api-spec';
import { employeeFromSalaryInfo, type ValuedCommute } from '@stromwandel/pricing';

/** The way to work in salary data, as payroll counts it: full kilometres. */
export function commuteOf(info: SalaryInfo): ValuedCommute {
  const { employee, commuteValuation } = employeeFromSalaryInfo(info);
  const { commuteKilometers, commuteDaysPerMonth } = employee;
  return { commuteKilometers, commuteDaysPerMonth, valuation: commuteValuation };
}
