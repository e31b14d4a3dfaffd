import type { WorkflowReply } from '@stromwandel/api-spec';

/** What every step screen gets. */
export interface StepScreenProps {
  readonly workflow: WorkflowReply;
  /** Id of the step whose screen it is. */
  readonly stepId: number;
}
