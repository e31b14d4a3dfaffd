/** The steps of the way to a lease, in their order. */
export const PATH_STEP_TYPES = [
  'CONFIRM_SUMMARY',
  'PREVIEW_CONTRACT',
  'NECT_DRIVERS_LICENCE',
  'NECT_SIGN',
  'TENANT_ADMIN_CLICK_CONFIRM',
  'ADMIN_CONFIRM',
  'LEASING_ACTIVE',
] as const;

/** The ends of an order without a lease. */
export const NEGATIVE_END_TYPES = [
  'BREAKING_CHANGE',
  'DECLINED_BY_TENANT',
  'DECLINED_BY_ADMIN',
  'EXPIRED',
] as const;

export type PathStepType = (typeof PATH_STEP_TYPES)[number];
export type NegativeEndType = (typeof NEGATIVE_END_TYPES)[number];
export type StepType = PathStepType | NegativeEndType;

/** Whether the step belongs to the way to a lease (and is not one of the negative ends). */
export function isPathStepType(stepType: string): stepType is PathStepType {
  return PATH_STEP_TYPES.some((type) => type === stepType);
}
