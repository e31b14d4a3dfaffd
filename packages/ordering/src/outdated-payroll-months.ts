/** Payroll's files that lack a car handed over on the day, by their month, oldest first. */
export function outdatedPayrollMonths(payrollMonths: readonly string[], handedOverOn: string): string[] {
  return payrollMonths.filter((month) => month >= handedOverOn.slice(0, 7)).toSorted();
}
