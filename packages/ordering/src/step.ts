import type { StepType } from './step-type.ts';

/** One entry of the step list: what the step is and who may see it and act on it. */
export interface StepDefinition<Type extends string = StepType> {
  readonly stepType: Type;
  readonly stepName: string;
  readonly orderNumber: number;
  /** Whether the order ends with this step. */
  readonly final: boolean;
  /** For a final step: whether it is a lease. */
  readonly success?: boolean | undefined;
  readonly userEnabled: boolean;
  readonly userVisible: boolean;
  readonly adminVisible: boolean;
  readonly adminEnabled: boolean;
  readonly tenantAdminVisible: boolean;
  readonly tenantAdminEnabled: boolean;
}

export type Decision = 'ACCEPTED' | 'DECLINED';

/** An entry of the append-only log of an order: a step was started (`status` null) or decided. */
export interface UserStep {
  readonly id: number;
  readonly stepId: number;
  readonly status: Decision | null;
  /** Point in time, ISO 8601 in UTC. */
  readonly modified: string;
}

/** A step of one order. */
export interface Step<Type extends string = StepType> extends StepDefinition<Type> {
  readonly id: number;
}

/** A step with its latest user step; null when it has not been started. */
export interface StepWithStatus<Type extends string = StepType> extends Step<Type> {
  readonly status: UserStep | null;
}
