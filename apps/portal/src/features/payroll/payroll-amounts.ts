/** What payroll books for a car, in the order in which pages name it. */
export const PAYROLL_AMOUNTS = [
  'grossReductionEur',
  'benefitPrivateUseEur',
  'benefitCommuteEur',
  'benefitCommuteFlatEur',
  'vatPassedOnEur',
  'usageFeeEur',
  'employerContributionEur',
] as const;
export type PayrollAmount = (typeof PAYROLL_AMOUNTS)[number];
