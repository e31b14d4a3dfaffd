export { allowedCommands, type AllowedCommands, type Permission } from './allowed-commands.ts';
export { canContinue, canDelete, isSigned } from './can-delete.ts';
export { checkWorkflowGraph } from './check-workflow-graph.ts';
export { currentStep, hasEnded, isLeaseActive, negativeEnd } from './current-step.ts';
export {
  DEFAULT_DEADLINE_DAYS,
  lastDayOfStep,
  lastDayOfWithdrawal,
  WITHDRAWAL_DAYS,
  type DeadlineDays,
} from './deadlines.ts';
export { decide } from './decide.ts';
export { displayState, type DisplayState } from './display-state.ts';
export { END_REASONS, type ChangeReason, type EndReason } from './end-reason.ts';
export { evolve, type EventTime } from './evolve.ts';
export { isOverdue } from './is-overdue.ts';
export { isoWeekOf, mondayOfIsoWeek, weekAndYear } from './iso-week.ts';
export { latestUserStep, withStatus } from './latest-status.ts';
export { isStepWithDeadline, missedStep, type StepWithDeadline } from './missed-step.ts';
export type { FourEyes, OrderCommand, OrderContext } from './order-command.ts';
export type { OrderEvent } from './order-event.ts';
export { ORDER_REFUSALS, type OrderRefusal } from './order-refusal.ts';
export { ORDER_STAGES, orderStage, type OrderStage } from './order-stage.ts';
export type { Actor, ActorRole, OrderState } from './order-state.ts';
export { outdatedPayrollMonths } from './outdated-payroll-months.ts';
export { dayOfReport, possibleReportDays, type DayReport } from './report-days.ts';
export { STEP_LIST, stepDefinition } from './step-list.ts';
export {
  isPathStepType,
  NEGATIVE_END_TYPES,
  PATH_STEP_TYPES,
  type NegativeEndType,
  type PathStepType,
  type StepType,
} from './step-type.ts';
export { orderListSteps, workflowStep, type WorkflowStep } from './step-views.ts';
export type { Decision, Step, StepDefinition, StepWithStatus, UserStep } from './step.ts';
export { STEP_OUTCOMES, TRANSITIONS, type StepOutcome, type Transitions } from './transitions.ts';
export { USER_STEPS_FINISHED } from './user-steps-finished.ts';
