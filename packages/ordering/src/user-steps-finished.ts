import type { StepWithStatus } from './step.ts';

/**
 * The virtual last step of the employee's workflow. It is never stored; its order number places it behind the
 * signature and before the employer's approval.
 */
export const USER_STEPS_FINISHED: StepWithStatus<'USER_STEPS_FINISHED'> = {
  id: 0,
  stepType: 'USER_STEPS_FINISHED',
  stepName: 'Fertig',
  orderNumber: 5000,
  final: false,
  userEnabled: true,
  userVisible: true,
  adminVisible: false,
  adminEnabled: false,
  tenantAdminVisible: false,
  tenantAdminEnabled: false,
  status: null,
};
