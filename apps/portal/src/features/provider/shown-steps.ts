import type { StepReply } from '@stromwandel/api-spec';
import { orderListSteps } from '@stromwandel/ordering';

const DECLINED_ENDS: ReadonlySet<StepReply['stepType']> = new Set([
  'DECLINED_BY_TENANT',
  'DECLINED_BY_ADMIN',
]);

/** The steps of the provider's bar. A declined step says already how the order ended; its end is not shown again. */
export function shownSteps(steps: readonly StepReply[]): StepReply[] {
  return orderListSteps(steps, 'ADMIN').filter(({ stepType }) => !DECLINED_ENDS.has(stepType));
}
