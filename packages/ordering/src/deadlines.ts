import { addDays, type CalendarDate } from '@stromwandel/kernel';
import type { StepType } from './step-type.ts';

/** Days an order may wait for each actor, counted from the start of the step; settings of the provider. */
export interface DeadlineDays {
  readonly employee: number;
  readonly employer: number;
  readonly provider: number;
}

/** While the provider has set nothing else. */
export const DEFAULT_DEADLINE_DAYS: DeadlineDays = { employee: 14, employer: 28, provider: 28 };

/** Whole days of the withdrawal period after the day of the signature (acceptance of NECT_SIGN). */
export const WITHDRAWAL_DAYS = 7;

/**
 * The last day on which the step can be decided; null without a deadline. The handover waits for a delivery that may
 * be a year away, and final steps have no actor.
 */
export function lastDayOfStep(
  stepType: StepType,
  startedOn: CalendarDate,
  days: DeadlineDays,
): CalendarDate | null {
  const actor = DEADLINE_ACTOR[stepType];
  return actor ? addDays(startedOn, days[actor]) : null;
}

const DEADLINE_ACTOR: Readonly<Record<StepType, keyof DeadlineDays | null>> = {
  CONFIRM_SUMMARY: 'employee',
  PREVIEW_CONTRACT: 'employee',
  NECT_DRIVERS_LICENCE: 'employee',
  NECT_SIGN: 'employee',
  TENANT_ADMIN_CLICK_CONFIRM: 'employer',
  ADMIN_CONFIRM: 'provider',
  LEASING_ACTIVE: null,
  BREAKING_CHANGE: null,
  DECLINED_BY_TENANT: null,
  DECLINED_BY_ADMIN: null,
  EXPIRED: null,
};

/** The last day on which the employee may withdraw: the same weekday a week after signing (§§ 187, 188 BGB). */
export function lastDayOfWithdrawal(signedOn: CalendarDate): CalendarDate {
  return addDays(signedOn, WITHDRAWAL_DAYS);
}
