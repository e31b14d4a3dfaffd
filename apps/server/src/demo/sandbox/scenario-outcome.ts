import type { SandboxProduct, SandboxReason, SandboxState, Scenario } from './sandbox-case.ts';

/** When the sandbox calls back: at once, later, twice or never. */
export type CallbackManner = 'once' | 'late' | 'twice' | 'never';

export interface ScenarioOutcome {
  readonly state: SandboxState;
  readonly reason: SandboxReason | null;
  readonly callback: CallbackManner;
}

const SUCCESS = { state: 'SUCCESS', reason: null } as const;

/** What a scenario does to a case. `slow` first goes into review and succeeds later. */
export function scenarioOutcome(scenario: Scenario, product: SandboxProduct): ScenarioOutcome {
  const failed = (reason: SandboxReason): ScenarioOutcome => ({ state: 'FAILED', reason, callback: 'once' });
  const outcomes: Record<Scenario, ScenarioOutcome> = {
    success: { ...SUCCESS, callback: 'once' },
    name_mismatch: failed('NAME_MISMATCH'),
    expired_doc: failed('DOCUMENT_EXPIRED'),
    no_class_b: failed(product === 'DRIVERS_LICENCE' ? 'LICENCE_CLASS_MISSING' : 'DOCUMENT_UNSUPPORTED'),
    abort: { state: 'ABORTED', reason: 'USER_CANCELLED', callback: 'once' },
    slow: { state: 'REVIEW', reason: null, callback: 'late' },
    late_callback: { ...SUCCESS, callback: 'late' },
    no_callback: { ...SUCCESS, callback: 'never' },
    double_callback: { ...SUCCESS, callback: 'twice' },
    tech_error: failed('TECHNICAL'),
  };
  return outcomes[scenario];
}
