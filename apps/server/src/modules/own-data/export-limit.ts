import type { AttemptLimits } from '../../configuration.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts';

/** Limits the exports that one person makes in an hour. */
export function exportLimit(limits: AttemptLimits, userId: number): AttemptLimit {
  return {
    name: 'export:account',
    subject: String(userId),
    maximum: limits.exportsPerAccount,
    windowMinutes: 60,
  };
}
