import type { NegativeEndType, PathStepType, StepType } from './step-type.ts';

/** The outcomes of an order's current step. */
export const STEP_OUTCOMES = ['ACCEPTED', 'DECLINED', 'CHANGED', 'DEADLINE_PASSED', 'WITHDRAWN'] as const;
export type StepOutcome = (typeof STEP_OUTCOMES)[number];

/** The next step after each outcome; null where the outcome is impossible or final. */
export interface Transitions {
  readonly ACCEPTED: PathStepType | null;
  readonly DECLINED: NegativeEndType;
  readonly CHANGED: NegativeEndType | null;
  readonly DEADLINE_PASSED: NegativeEndType | null;
  readonly WITHDRAWN: NegativeEndType | null;
}

/**
 * The transition table. CHANGED is found only up to the signature: afterwards the signed contract binds. An order can be
 * withdrawn from the signature on; before it, the order is deleted. LEASING_ACTIVE waits for the
 * delivery, which has a week but no deadline of its own.
 */
export const TRANSITIONS: Readonly<Record<PathStepType, Transitions>> = {
  CONFIRM_SUMMARY: {
    ACCEPTED: 'PREVIEW_CONTRACT',
    DECLINED: 'EXPIRED',
    CHANGED: 'BREAKING_CHANGE',
    DEADLINE_PASSED: 'EXPIRED',
    WITHDRAWN: null,
  },
  PREVIEW_CONTRACT: {
    ACCEPTED: 'NECT_DRIVERS_LICENCE',
    DECLINED: 'EXPIRED',
    CHANGED: 'BREAKING_CHANGE',
    DEADLINE_PASSED: 'EXPIRED',
    WITHDRAWN: null,
  },
  NECT_DRIVERS_LICENCE: {
    ACCEPTED: 'NECT_SIGN',
    DECLINED: 'EXPIRED',
    CHANGED: 'BREAKING_CHANGE',
    DEADLINE_PASSED: 'EXPIRED',
    WITHDRAWN: null,
  },
  NECT_SIGN: {
    ACCEPTED: 'TENANT_ADMIN_CLICK_CONFIRM',
    DECLINED: 'EXPIRED',
    CHANGED: 'BREAKING_CHANGE',
    DEADLINE_PASSED: 'EXPIRED',
    WITHDRAWN: null,
  },
  TENANT_ADMIN_CLICK_CONFIRM: {
    ACCEPTED: 'ADMIN_CONFIRM',
    DECLINED: 'DECLINED_BY_TENANT',
    CHANGED: null,
    DEADLINE_PASSED: 'EXPIRED',
    WITHDRAWN: 'EXPIRED',
  },
  ADMIN_CONFIRM: {
    ACCEPTED: 'LEASING_ACTIVE',
    DECLINED: 'DECLINED_BY_ADMIN',
    CHANGED: null,
    DEADLINE_PASSED: 'EXPIRED',
    WITHDRAWN: 'EXPIRED',
  },
  LEASING_ACTIVE: {
    ACCEPTED: null,
    DECLINED: 'DECLINED_BY_ADMIN',
    CHANGED: null,
    DEADLINE_PASSED: null,
    WITHDRAWN: 'EXPIRED',
  },
};

/** The steps an order can be in after the given one. */
export function successors(stepType: PathStepType): StepType[] {
  const row = TRANSITIONS[stepType];
  return STEP_OUTCOMES.map((outcome) => row[outcome]).filter((next) => next !== null);
}
