import type { SalaryInfo } from '@stromwandel/api-spec';
import { employeeFromSalaryInfo, type CommuteEntry } from '@stromwandel/pricing';

/** The way to work in salary data, as payroll counts it: full kilometres. The days a month are for estimates alone. */
export function commuteOf(info: SalaryInfo): CommuteEntry {
  const { employee, commuteValuation } = employeeFromSalaryInfo(info);
  return { commuteKilometers: employee.commuteKilometers, valuation: commuteValuation };
}
