import type { AttemptLimits } from '../../configuration.ts';
import type { AttemptLimit } from '../../limits/attempt-limit.ts';

const QUARTER_HOUR = 15;
const HOUR = 60;

/** Wrong passwords for one account from one address: an attacker elsewhere cannot lock the owner out. */
export function loginLimits(limits: AttemptLimits, email: string, address: string): AttemptLimit[] {
  const windowMinutes = QUARTER_HOUR;
  return [
    {
      name: 'login:account',
      subject: `${email} ${address}`,
      maximum: limits.loginFailuresPerAccount,
      windowMinutes,
    },
    { name: 'login:address', subject: address, maximum: limits.loginFailuresPerAddress, windowMinutes },
  ];
}

/** Tries of register, reset or confirmation codes from one address. */
export function codeLimit(
  limits: AttemptLimits,
  kind: 'register' | 'password' | 'email',
  address: string,
): AttemptLimit {
  return {
    name: `code:${kind}`,
    subject: address,
    maximum: limits.codeTriesPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Requests for reset mails from one address, for whatever accounts. */
export function resetRequestLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'reset:address',
    subject: address,
    maximum: limits.loginFailuresPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Reset mails to one account. */
export function resetMailLimit(limits: AttemptLimits, email: string): AttemptLimit {
  return {
    name: 'reset:account',
    subject: email,
    maximum: limits.resetMailsPerAccount,
    windowMinutes: HOUR,
  };
}

/** Confirmation mails that one person has sent. */
export function confirmationMailLimit(limits: AttemptLimits, userId: number): AttemptLimit {
  return {
    name: 'confirmation:account',
    subject: String(userId),
    maximum: limits.codeTriesPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Unknown refresh tokens from one address. */
export function refreshLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'refresh:address',
    subject: address,
    maximum: limits.refreshFailuresPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}
