import type { AttemptLimits } from '../../../configuration.ts';
import { addressRange } from '../../../platform/limits/address-range.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limit.ts';

const QUARTER_HOUR = 15;
const HOUR = 60;

/** Whether a text can only be meant as a code of an authenticator app. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code.replace(/[\s-]/g, ''));
}

/**
 * Wrong codes in the second step, of the account at one address. Those of an app are short: the account has a limit from
 * all addresses together beside it. It reaches only whoever knows the password, and leaves recovery codes and passkeys open to
 * the owner.
 */
export function secondFactorLimits(
  limits: AttemptLimits,
  userId: number,
  code: string,
  address: string,
): AttemptLimit[] {
  const perAddress: AttemptLimit[] = [
    {
      name: 'second-factor:account-address',
      subject: `${userId} ${addressRange(address)}`,
      maximum: limits.loginFailuresPerAccount,
      windowMinutes: QUARTER_HOUR,
    },
  ];
  if (!isAppCode(code)) return perAddress;
  return [
    {
      name: 'second-factor:account',
      subject: String(userId),
      maximum: limits.appCodeFailuresPerAccount,
      windowMinutes: HOUR,
    },
    ...perAddress,
  ];
}

/** Second steps without a living challenge, and passkeys that fail, from one address. */
export function secondStepLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'second-factor:address',
    subject: addressRange(address),
    sharedAt: address,
    maximum: limits.loginFailuresPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Options for a passkey that one address asks for: every visit of the login page asks for some. */
export function passkeyRequestLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'passkey-request:address',
    subject: addressRange(address),
    sharedAt: address,
    maximum: limits.passkeyRequestsPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Wrong own passwords, asked again by a person who is signed in. */
export function ownPasswordLimit(limits: AttemptLimits, userId: number): AttemptLimit {
  return {
    name: 'own-password:account',
    subject: String(userId),
    maximum: limits.loginFailuresPerAccount,
    windowMinutes: QUARTER_HOUR,
  };
}
