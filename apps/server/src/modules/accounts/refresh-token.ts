import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { RootSecret } from '../../platform/access/root-secret.ts';

const TOKEN_BYTES = 32;

/** A first refresh token of a session: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash under which a refresh token is stored. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Derives the successor of a token from that token and a server key. Two tabs that refresh at the same moment thus
 * get the same successor, although no token is stored in the clear.
 */
export function succeedingRefreshToken(secret: RootSecret, token: string): string {
  return createHmac('sha256', secret.deriveKey('refresh-token')).update(token).digest('base64url');
}
