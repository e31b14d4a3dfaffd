import type { AttemptLimits } from '../../configuration.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts';

/** Exports of the own data that one person may take in an hour. */
export function exportLimit(limits: AttemptLimits, userId: number): AttemptLimit {
  return {
    name: 'export:account',
    subject: String(userId),
    maximum: limits.exportsPerAccount,
    windowMinutes: 60,
  };
}
