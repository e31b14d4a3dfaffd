import type { StepReply } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { shownSteps } from './shown-steps.ts';

function step(id: number, stepType: StepReply['stepType'], changes: Partial<StepReply> = {}): StepReply {
  return {
    id,
    stepType,
    stepName: stepType,
    orderNumber: id,
    final: false,
    userEnabled: false,
    userVisible: true,
    adminVisible: true,
    adminEnabled: false,
    tenantAdminVisible: true,
    tenantAdminEnabled: false,
    status: null,
    ...changes,
  };
}

const decided = (stepId: number, status: 'ACCEPTED' | 'DECLINED' | null) => ({
  status: { id: stepId, stepId, status, modified: '2026-11-20T12:00:00.000Z' },
});

test('an order on its way shows all steps the provider may see', () => {
  const steps = [
    step(1, 'NECT_SIGN', decided(1, 'ACCEPTED')),
    step(2, 'ADMIN_CONFIRM', decided(2, null)),
    step(3, 'LEASING_ACTIVE', { final: true, success: true }),
    step(4, 'EXPIRED', { final: true, success: false, adminVisible: false }),
  ];
  expect(shownSteps(steps).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a declined order ends with the step that was declined', () => {
  const steps = [
    step(1, 'NECT_SIGN', decided(1, 'ACCEPTED')),
    step(2, 'TENANT_ADMIN_CLICK_CONFIRM', decided(2, 'DECLINED')),
    step(3, 'ADMIN_CONFIRM'),
    step(4, 'DECLINED_BY_TENANT', { final: true, success: false, ...decided(4, null) }),
  ];
  expect(shownSteps(steps).map(({ id }) => id)).toEqual([1, 2]);
});

test('an order that expired says so', () => {
  const steps = [
    step(1, 'ADMIN_CONFIRM', decided(1, null)),
    step(2, 'EXPIRED', { final: true, success: false, ...decided(2, null) }),
  ];
  expect(shownSteps(steps).map(({ stepType }) => stepType)).toContain('EXPIRED');
});
