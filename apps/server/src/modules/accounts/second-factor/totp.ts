import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Stromwandel';
const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Accepted steps before and after the present one, because telephone clocks are inexact. */
const TOLERATED_STEPS = 1;

// Uses the defaults of RFC 6238, which every authenticator app supports.
function totpOf(secret: Secret, label: string): TOTP {
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret });
}

/** A new secret of 160 bits in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The URI in an authenticator's QR code; the label names the account in the app. */
export function totpUri(secret: string, label: string): string {
  return totpOf(Secret.fromBase32(secret), label).toString();
}

/** The time step of a six-digit code; null when it is wrong or more than one step (30 s) off. */
export function findTotpStep(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const totp = totpOf(Secret.fromBase32(secret), '');
  const delta = totp.validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
