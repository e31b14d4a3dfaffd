import type { WorkflowReply } from '../../../api/replies.ts';

/** What every step screen gets. */
export interface StepScreenProps {
  readonly workflow: WorkflowReply;
  /** Id of the step whose screen it is. */
  readonly stepId: number;
}
