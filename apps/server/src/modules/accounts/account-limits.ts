import type { AttemptLimits } from '../../configuration.ts';
import { addressRange } from '../../platform/limits/address-range.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limit.ts';

const QUARTER_HOUR = 15;
const HOUR = 60;
const TRIES_UNDER_ATTACK = 3;

/** Limits of one sign-in with a password. */
interface LoginLimits {
  /** For the account at this client address; refuses before the password is checked. */
  readonly account: AttemptLimit;
  /**
   * One for all accounts at this client address, including invented ones, and one for the account at all addresses. A
   * correct password passes both.
   */
  readonly passable: readonly AttemptLimit[];
  /** Allowed tries of the account at this address after a passable limit is used up. */
  readonly triesUnderAttack: number;
}

/**
 * Limits of wrong passwords. Invented names count like known ones, because the counters would otherwise reveal
 * accounts.
 */
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

/** Limits tries of register, reset or confirmation codes from one client address. */
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

/** Limits registrations with one code from one client address. */
export function registrationLimit(limits: AttemptLimits, code: string, address: string): AttemptLimit {
  return {
    name: 'registration:code',
    subject: `${code} ${addressRange(address)}`,
    sharedAt: address,
    maximum: limits.registrationsPerCode,
    windowMinutes: HOUR,
  };
}

/** Limits requests for reset mails from one client address, for all accounts. */
export function resetRequestLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'reset:address',
    subject: addressRange(address),
    sharedAt: address,
    maximum: limits.loginFailuresPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Limits reset mails to one account. */
export function resetMailLimit(limits: AttemptLimits, email: string): AttemptLimit {
  return {
    name: 'reset:account',
    subject: email,
    maximum: limits.resetMailsPerAccount,
    windowMinutes: HOUR,
  };
}

/** Limits confirmation mails to one mailbox, which may belong to a stranger, over all accounts that name it. */
export function confirmationMailLimit(limits: AttemptLimits, email: string): AttemptLimit {
  return {
    name: 'confirmation:address',
    subject: email,
    maximum: limits.confirmationMailsPerAddress,
    windowMinutes: HOUR,
  };
}

/** Limits the confirmation mails that one person requests, to all mailboxes. */
export function confirmationLimit(limits: AttemptLimits, userId: number): AttemptLimit {
  return {
    name: 'confirmation:account',
    subject: String(userId),
    maximum: limits.confirmationMailsPerAddress,
    windowMinutes: HOUR,
  };
}

/** Limits unknown refresh tokens from one client address. */
export function refreshLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'refresh:address',
    subject: addressRange(address),
    sharedAt: address,
    maximum: limits.refreshFailuresPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}
