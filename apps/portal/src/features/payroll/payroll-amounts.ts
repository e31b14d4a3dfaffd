/** What payroll books for a car, in the order in which pages name it. */
export const PAYROLL_AMOUNTS = [
  'grossReductionCents',
  'benefitPrivateUseCents',
  'benefitCommuteCents',
  'benefitCommuteFlatCents',
  'vatPassedOnCents',
  'usageFeeCents',
  'chargingRefundCents',
  'employerContributionCents',
] as const;
export type PayrollAmount = (typeof PAYROLL_AMOUNTS)[number];
