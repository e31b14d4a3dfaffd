import { currentStep, isLeaseActive, negativeEnd } from './current-step.ts';
import type { StepWithStatus } from './step.ts';

/** Stages of an order, for the queues of employer and provider. */
export const ORDER_STAGES = [
  'WITH_EMPLOYEE',
  'WITH_EMPLOYER',
  'WITH_PROVIDER',
  'WITH_MANUFACTURER',
  'READY_FOR_HANDOVER',
  'ACTIVE',
  'ENDED',
] as const;

export type OrderStage = (typeof ORDER_STAGES)[number];

/** The stage by the next actor, or by the order's end. */
export function orderStage(steps: readonly StepWithStatus<string>[], deliveredOn: string | null): OrderStage {
  if (negativeEnd(steps)) return 'ENDED';
  if (isLeaseActive(steps)) return 'ACTIVE';
  const current = currentStep(steps);
  if (current?.tenantAdminEnabled) return 'WITH_EMPLOYER';
  if (current?.adminEnabled && current.final) return deliveredOn ? 'READY_FOR_HANDOVER' : 'WITH_MANUFACTURER';
  return current?.adminEnabled ? 'WITH_PROVIDER' : 'WITH_EMPLOYEE';
}
