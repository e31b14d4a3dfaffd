import type { AttemptLimits } from '../../configuration.ts';
import { addressRange } from '../../platform/limits/address-range.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts';

const QUARTER_HOUR = 15;
const HOUR = 60;

/** Limits the one-time links that one person creates. */
export function handoverLimit(limits: AttemptLimits, userId: number): AttemptLimit {
  return {
    name: 'handover:account',
    subject: String(userId),
    maximum: limits.codeTriesPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Limits tries of one-time links from one client address. */
export function openHandoverLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'handover:address',
    subject: addressRange(address),
    sharedAt: address,
    maximum: limits.codeTriesPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Limits the check links that one person mails. */
export function checkLinkLimit(limits: AttemptLimits, userId: number): AttemptLimit {
  return {
    name: 'check-link:account',
    subject: String(userId),
    maximum: limits.resetMailsPerAccount,
    windowMinutes: HOUR,
  };
}
