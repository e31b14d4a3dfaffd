import { createHmac, randomInt } from 'node:crypto';
import type { RootSecret } from '../../../platform/access/root-secret.ts';

const COUNT = 10;
const LENGTH = 28;
const GROUP = /.{4}(?=.)/g;
// Omits letters and digits that look alike.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten new codes of 137 bits each, in groups of four. */
export function createRecoveryCodes(): string[] {
  const newCode = () =>
    Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: COUNT }, () => newCode().replace(GROUP, '$&-'));
}

/**
 * The hash under which a recovery code is stored, in any spelling. It depends on a server key, so a stolen database
 * does not allow guessing.
 */
export function hashRecoveryCode(rootSecret: RootSecret, userId: number, code: string): string {
  const typed = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHmac('sha256', rootSecret.deriveKey('recovery-code'))
    .update(`${userId}:${typed}`)
    .digest('hex');
}
