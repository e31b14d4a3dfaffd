import type { AttemptLimits } from '../../../configuration.ts';
import { addressRange } from '../../../platform/limits/address-range.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limit.ts';

const QUARTER_HOUR = 15;
const HOUR = 60;

/** Whether a text has the form of an authenticator code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code.replace(/[\s-]/g, ''));
}

/**
 * Limits of wrong codes in the second step, for the account at one address. App codes are short, so they also have a
 * limit for the account from all addresses. Only a person with the password can use it up, and recovery codes and
 * passkeys still work.
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

/** Limits second steps without a valid challenge, and failing passkeys, from one client address. */
export function secondStepLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'second-factor:address',
    subject: addressRange(address),
    sharedAt: address,
    maximum: limits.loginFailuresPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Limits passkey options for one client address; every visit of the login page requests some. */
export function passkeyRequestLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'passkey-request:address',
    subject: addressRange(address),
    sharedAt: address,
    maximum: limits.passkeyRequestsPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Limits wrong passwords typed again by a signed-in person. */
export function ownPasswordLimit(limits: AttemptLimits, userId: number): AttemptLimit {
  return {
    name: 'own-password:account',
    subject: String(userId),
    maximum: limits.loginFailuresPerAccount,
    windowMinutes: QUARTER_HOUR,
  };
}
