import type { AttemptLimits } from '../../configuration.ts';
import { addressRange } from '../../platform/limits/address-range.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts';

const QUARTER_HOUR = 15;
const HOUR = 60;
const TRIES_UNDER_ATTACK = 3;

/** Limits of one try to sign in with a password. */
interface LoginLimits {
  /** Of the account at this address: refuses before the password is looked at. */
  readonly account: AttemptLimit;
  /** Of all accounts at this address, invented ones too, and of the account at all addresses: a right password passes both. */
  readonly passable: readonly AttemptLimit[];
  /** Tries of the account at this address while one of the passable limits is used up. */
  readonly triesUnderAttack: number;
}

/** Wrong passwords. A name counts alike whether it has an account or not: otherwise the counters would show which have one. */
export function loginLimits(limits: AttemptLimits, email: string, address: string): LoginLimits {
  const range = addressRange(address);
  return {
    account: {
      name: 'login:account',
      subject: `${email} ${range}`,
      maximum: limits.loginFailuresPerAccount,
      windowMinutes: QUARTER_HOUR,
    },
    passable: [
      {
        name: 'login:address',
        subject: range,
        sharedAt: address,
        maximum: limits.loginFailuresPerAddress,
        windowMinutes: QUARTER_HOUR,
      },
      {
        name: 'login:account-anywhere',
        subject: email,
        maximum: limits.loginFailuresPerAccountAnywhere,
        windowMinutes: HOUR,
      },
    ],
    triesUnderAttack: TRIES_UNDER_ATTACK,
  };
}

/** Tries of register, reset or confirmation codes from one address. */
export function codeLimit(
  limits: AttemptLimits,
  kind: 'register' | 'password' | 'email',
  address: string,
): AttemptLimit {
  return {
    name: `code:${kind}`,
    subject: addressRange(address),
    sharedAt: address,
    maximum: limits.codeTriesPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Registrations with one code from one address. */
export function registrationLimit(limits: AttemptLimits, code: string, address: string): AttemptLimit {
  return {
    name: 'registration:code',
    subject: `${code} ${addressRange(address)}`,
    sharedAt: address,
    maximum: limits.registrationsPerCode,
    windowMinutes: HOUR,
  };
}

/** Requests for reset mails from one address, for all accounts. */
export function resetRequestLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'reset:address',
    subject: addressRange(address),
    sharedAt: address,
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

/** Confirmation mails to one address, which may be a stranger's, by all accounts that name it. */
export function confirmationMailLimit(limits: AttemptLimits, email: string): AttemptLimit {
  return {
    name: 'confirmation:address',
    subject: email,
    maximum: limits.confirmationMailsPerAddress,
    windowMinutes: HOUR,
  };
}

/** Confirmation mails that one person has sent, to all addresses. */
export function confirmationLimit(limits: AttemptLimits, userId: number): AttemptLimit {
  return {
    name: 'confirmation:account',
    subject: String(userId),
    maximum: limits.confirmationMailsPerAddress,
    windowMinutes: HOUR,
  };
}

/** Unknown refresh tokens from one address. */
export function refreshLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'refresh:address',
    subject: addressRange(address),
    sharedAt: address,
    maximum: limits.refreshFailuresPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}
