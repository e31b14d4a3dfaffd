import type { AttemptLimits } from '../../configuration.ts';
import { addressRange } from '../../limits/address-range.ts';
import type { AttemptLimit } from '../../limits/attempt-limit.ts';

const QUARTER_HOUR = 15;
const HOUR = 60;

/** Who tries to sign in, and from where. */
interface LoginAttempt {
  readonly email: string;
  readonly address: string;
  /** Whether the account was signed in at this address before. */
  readonly isKnownAddress: boolean;
}

/**
 * Wrong passwords for one account: from one address, and from all unknown addresses together. An attacker elsewhere
 * cannot lock the owner out: not where the owner was signed in before, and a mailed code or a passkey works anywhere.
 */
export function loginLimits(
  limits: AttemptLimits,
  { email, address, isKnownAddress }: LoginAttempt,
): AttemptLimit[] {
  const windowMinutes = QUARTER_HOUR;
  const range = addressRange(address);
  return [
    {
      name: 'login:account',
      subject: `${email} ${range}`,
      maximum: limits.loginFailuresPerAccount,
      windowMinutes,
    },
    { name: 'login:address', subject: range, maximum: limits.loginFailuresPerAddress, windowMinutes },
    // Last: what the others refuse does not count here, so that one address alone cannot use it up.
    {
      name: isKnownAddress ? 'login:account-known-address' : 'login:account-elsewhere',
      subject: isKnownAddress ? `${email} ${range}` : email,
      maximum: limits.loginFailuresFromUnknownAddresses,
      windowMinutes: HOUR,
    },
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
    subject: addressRange(address),
    maximum: limits.codeTriesPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}

/** Requests for reset mails from one address, for whatever accounts. */
export function resetRequestLimit(limits: AttemptLimits, address: string): AttemptLimit {
  return {
    name: 'reset:address',
    subject: addressRange(address),
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
    subject: addressRange(address),
    maximum: limits.refreshFailuresPerAddress,
    windowMinutes: QUARTER_HOUR,
  };
}
