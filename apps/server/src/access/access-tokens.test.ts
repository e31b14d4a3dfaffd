import { createPublicKey, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { ACCESS_TOKEN_MINUTES, createAccessTokens } from './access-tokens.ts';
import { rootSecret } from './root-secret.ts';

const secret = rootSecret(Buffer.alloc(32, 1).toString('base64url'));
const subject = { userId: 42, sessionId: 'b4f6c1f0-0000-4000-8000-000000000000' };

/** The public key as an attacker would have it. */
function publicKeyPem(): string {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
  const der = Buffer.concat([prefix, secret.deriveKey('access-token')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString();
}

describe('access tokens', () => {
  it('name person and session for ten minutes', async () => {
    const clock = createTestClock();
    const tokens = createAccessTokens(secret, clock);
    const token = await tokens.sign(subject);
    expect(await tokens.verify(token)).toEqual(subject);
    clock.advance({ minutes: ACCESS_TOKEN_MINUTES });
    expect(await tokens.verify(token)).toBeNull();
  });

  it('of another server, changed ones and nonsense are none', async () => {
    const clock = createTestClock();
    const tokens = createAccessTokens(secret, clock);
    const other = createAccessTokens(rootSecret(Buffer.alloc(32, 2).toString('base64url')), clock);
    const [head, body, signature] = (await tokens.sign(subject)).split('.');
    const changed = Buffer.from(JSON.stringify({ sub: '1', sid: subject.sessionId, exp: 9e9 })).toString(
      'base64url',
    );
    const wrong = [await other.sign(subject), `${head}.${changed}.${signature}`, `${head}.${body}.`, 'x', ''];
    for (const token of wrong) expect(await tokens.verify(token)).toBeNull();
  });

  it('with another algorithm are none, even when made with our public key', async () => {
    const clock = createTestClock();
    const tokens = createAccessTokens(secret, clock);
    const claims = () =>
      new SignJWT({ sid: subject.sessionId })
        .setIssuer('stromwandel')
        .setSubject('42')
        .setExpirationTime('1h');
    const confused = await claims()
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(new TextEncoder().encode(publicKeyPem()));
    expect(await tokens.verify(confused)).toBeNull();
    const [, body] = confused.split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    expect(await tokens.verify(`${none}.${body}.`)).toBeNull();
  });
});
