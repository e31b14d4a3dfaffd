import type { StepWithStatus } from './step.ts';

export type DisplayState =
  | 'finished-successful'
  | 'finished-unsuccessful'
  | 'finished'
  | 'declined'
  | 'current'
  | 'none';

/**
 * The display state of a step in a bar of steps (specification 4). One refinement: a declined handover is shown as
 * declined, although its step is marked as a success.
 */
export function displayState(
  step: Pick<StepWithStatus<string>, 'final' | 'success' | 'status'>,
): DisplayState {
  if (step.final && step.success === false) return 'finished-unsuccessful';
  if (!step.status) return 'none';
  if (step.status.status === null) return 'current';
  if (step.status.status === 'DECLINED') return 'declined';
  return step.final ? 'finished-successful' : 'finished';
}
