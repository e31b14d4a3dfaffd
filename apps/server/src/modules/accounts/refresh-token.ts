import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { RootSecret } from '../../platform/access/root-secret.ts';

const TOKEN_BYTES = 32;

/** A first refresh token of a session: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Hash by which a refresh token is stored and found. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token that follows one. It depends on the former token and a key of the server only, so that a client whose
 * second tab refreshes at the same moment gets the very same successor although no token is stored in the clear.
 */
export function succeedingRefreshToken(secret: RootSecret, token: string): string {
  return createHmac('sha256', secret.deriveKey('refresh-token')).update(token).digest('base64url');
}
