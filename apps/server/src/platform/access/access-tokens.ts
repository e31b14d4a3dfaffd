import { jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import type { Clock } from '../clock/clock.ts';
import type { TokenKeys } from './token-keys.ts';

export const ACCESS_TOKEN_MINUTES = 10;
const ALGORITHM = 'EdDSA';
const ISSUER = 'stromwandel';
const AUDIENCE = 'stromwandel-api';

/** Person and session of an access token. */
export interface AccessTokenSubject {
  readonly userId: number;
  readonly sessionId: string;
  /** Employer of the person, who never changes it; null for the provider's people. */
  readonly tenantId: number | null;
}

/** Signs and verifies short-lived access tokens. */
export interface AccessTokens {
  sign(subject: AccessTokenSubject): Promise<string>;
  /** The subject of a valid token; null for every other text. */
  verify(token: string): Promise<AccessTokenSubject | null>;
}

/**
 * Access tokens as JWT signed with Ed25519; no other algorithm is accepted, and only a key of ours verifies: the head
 * names which, and brings none.
 */
export function createAccessTokens(keys: TokenKeys, clock: Clock): AccessTokens {
  const publicKeyOf = ({ kid }: JWTHeaderParameters) => {
    const key = kid === undefined ? undefined : keys.find(kid);
    if (!key) throw new Error('The token names no key of ours');
    return key.publicKey;
  };
  return {
    sign: ({ userId, sessionId, tenantId }) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, tid: tenantId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', kid: keys.current.kid })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_MINUTES * 60)
        .sign(keys.current.privateKey);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, publicKeyOf, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: 'at+jwt',
          currentDate: clock.now(),
          requiredClaims: ['sub', 'sid', 'tid', 'exp'],
        });
        const userId = Number(payload.sub);
        const { sid: sessionId, tid } = payload;
        const tenantId = tid === null ? null : Number(tid);
        const isWhole = Number.isSafeInteger(userId) && (tenantId === null || Number.isSafeInteger(tenantId));
        return isWhole && typeof sessionId === 'string' ? { userId, sessionId, tenantId } : null;
      } catch {
        return null;
      }
    },
  };
}
