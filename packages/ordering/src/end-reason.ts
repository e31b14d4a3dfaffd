/** Why an order ended without a lease. */
export const END_REASONS = [
  'SALARY_DATA_CHANGED',
  'PACKAGE_CHANGED',
  'VEHICLE_CHANGED',
  'CONTRACT_CHANGED',
  'RUNNING_CARS_CHANGED',
  'DECLINED_BY_TENANT',
  'DECLINED_BY_ADMIN',
  'CANCELLED_BY_EMPLOYEE',
  'DEADLINE_PASSED',
  'WITHDRAWN',
] as const;

export type EndReason = (typeof END_REASONS)[number];

/** Reasons that end an order in BREAKING_CHANGE. */
export type ChangeReason = Extract<EndReason, `${string}_CHANGED`>;
