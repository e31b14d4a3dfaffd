import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock/clock.ts';
import type { RootSecret } from './root-secret.ts';

export const ACCESS_TOKEN_MINUTES = 10;
const ALGORITHM = 'EdDSA';
const ISSUER = 'stromwandel';
// PKCS #8 wrapping of a raw Ed25519 seed (RFC 8410).
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Whom and which session an access token names. */
export interface AccessTokenSubject {
  readonly userId: number;
  readonly sessionId: string;
}

/** Signs and verifies short-lived access tokens. */
export interface AccessTokens {
  sign(subject: AccessTokenSubject): Promise<string>;
  /** The subject of a valid token; null for every other text. */
  verify(token: string): Promise<AccessTokenSubject | null>;
}

function signingKey(secret: RootSecret): KeyObject {
  const seed = secret.deriveKey('access-token');
  return createPrivateKey({ key: Buffer.concat([ED25519_PREFIX, seed]), format: 'der', type: 'pkcs8' });
}

/** Access tokens as JWT signed with Ed25519; no other algorithm is accepted. */
export function createAccessTokens(secret: RootSecret, clock: Clock): AccessTokens {
  const privateKey = signingKey(secret);
  const publicKey = createPublicKey(privateKey);
  return {
    sign: ({ userId, sessionId }) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
        .sign(privateKey);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          typ: 'at+jwt',
          currentDate: clock.now(),
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        const userId = Number(payload.sub);
        const sessionId = payload['sid'];
        return Number.isSafeInteger(userId) && typeof sessionId === 'string' ? { userId, sessionId } : null;
      } catch {
        return null;
      }
    },
  };
}
