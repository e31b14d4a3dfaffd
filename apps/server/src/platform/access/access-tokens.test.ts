import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { ACCESS_TOKEN_MINUTES, createAccessTokens } from './access-tokens.ts';
import { rootSecret } from './root-secret.ts';
import { readTokenKeys, rotateTokenKeys, tokenKeys } from './token-keys.ts';

const seed = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const keys = tokenKeys([seed(1)]);
const { kid, privateKey, publicKey } = keys.current;
const clock = createTestClock();
const tokens = createAccessTokens(keys, clock);
const subject = { userId: 42, sessionId: 'b4f6c1f0-0000-4000-8000-000000000000', tenantId: 7 };

function claims({
  issuer = 'stromwandel',
  audience = 'stromwandel-api',
  expires = clock.now().getTime() / 1000 + 60,
} = {}) {
  return new SignJWT({ sid: subject.sessionId, tid: 7 })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('42')
    .setExpirationTime(expires);
}
const header = { alg: 'EdDSA', typ: 'at+jwt', kid };

describe('access tokens', () => {
  it('name person, session and employer for ten minutes', async () => {
    const moving = createTestClock();
    const own = createAccessTokens(keys, moving);
    const token = await own.sign(subject);
    expect(await own.verify(token)).toEqual(subject);
    const ofProvider = { ...subject, tenantId: null };
    expect(await own.verify(await own.sign(ofProvider))).toEqual(ofProvider);
    moving.advance({ minutes: ACCESS_TOKEN_MINUTES });
    expect(await own.verify(token)).toBeNull();
  });

  it('are valid only with our signature', async () => {
    const [head, body, signature] = (await tokens.sign(subject)).split('.');
    const forged = Buffer.from(
      JSON.stringify({ sub: '1', sid: subject.sessionId, tid: 7, exp: 9e9 }),
    ).toString('base64url');
    const wrong = [`${head}.${forged}.${signature}`, `${head}.${body}.`, `${head}.${body}`, 'x', ''];
    for (const token of wrong) expect(await tokens.verify(token), token).toBeNull();
    expect(await tokens.verify(await claims().setProtectedHeader(header).sign(privateKey))).toEqual(subject);
  });

  it.each([
    [
      'of a foreign issuer',
      () => claims({ issuer: 'elsewhere' }).setProtectedHeader(header).sign(privateKey),
    ],
    [
      'for another service',
      () => claims({ audience: 'elsewhere' }).setProtectedHeader(header).sign(privateKey),
    ],
    [
      'that have expired',
      () =>
        claims({ expires: clock.now().getTime() / 1000 - 1 })
          .setProtectedHeader(header)
          .sign(privateKey),
    ],
    [
      'of another kind',
      () =>
        claims()
          .setProtectedHeader({ ...header, typ: 'JWT' })
          .sign(privateKey),
    ],
    [
      'without the name of a key',
      () => claims().setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' }).sign(privateKey),
    ],
    [
      'with an unknown key name',
      () =>
        claims()
          .setProtectedHeader({ ...header, kid: 'unknown' })
          .sign(privateKey),
    ],
    [
      'of another key under our name',
      () =>
        claims()
          .setProtectedHeader(header)
          .sign(tokenKeys([seed(2)]).current.privateKey),
    ],
    [
      'that bring their own key',
      () => {
        const own = tokenKeys([seed(2)]).current;
        const jwk = own.publicKey.export({ format: 'jwk' });
        return claims()
          .setProtectedHeader({
            ...header,
            kid: own.kid,
            jwk: { kty: 'OKP', crv: 'Ed25519', x: String(jwk.x) },
          })
          .sign(own.privateKey);
      },
    ],
    [
      'signed as HS256 with our public key',
      () => {
        const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
        return claims()
          .setProtectedHeader({ ...header, alg: 'HS256' })
          .sign(new TextEncoder().encode(pem));
      },
    ],
    [
      'without a signature',
      () => {
        const exp = Math.floor(clock.now().getTime() / 1000) + 60;
        const [, body] = new UnsecuredJWT({
          sid: subject.sessionId,
          tid: 7,
          sub: '42',
          iss: 'stromwandel',
          aud: 'stromwandel-api',
          exp,
        })
          .encode()
          .split('.');
        const head = Buffer.from(JSON.stringify({ ...header, alg: 'none' })).toString('base64url');
        return Promise.resolve(`${head}.${body}.`);
      },
    ],
  ])('are refused when %s', async (_name, make) => {
    expect(await tokens.verify(await make())).toBeNull();
  });
});

describe('rotation', () => {
  it('verifies with every key of the list and signs with the first', async () => {
    const before = await tokens.sign(subject);
    const rotated = createAccessTokens(tokenKeys([seed(2), seed(1)]), clock);
    expect(await rotated.verify(before)).toEqual(subject);
    expect(await tokens.verify(await rotated.sign(subject))).toBeNull();
    const retired = createAccessTokens(tokenKeys([seed(2)]), clock);
    expect(await retired.verify(before)).toBeNull();
  });

  it('in the file keeps tokens of the former key valid, and a running server reads the new one', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'token-keys-'));
    const secret = rootSecret(seed(5));
    const running = createAccessTokens(readTokenKeys(directory, secret), clock);
    const first = await running.sign(subject);
    const second = createAccessTokens(rotateTokenKeys(directory, secret), clock);
    expect(await second.verify(first)).toEqual(subject);
    expect(await running.verify(await second.sign(subject))).toEqual(subject);
    const third = createAccessTokens(rotateTokenKeys(directory, secret), clock);
    expect(await third.verify(await second.sign(subject))).toEqual(subject);
    expect(await third.verify(first)).toBeNull();
    rmSync(directory, { recursive: true });
  });

  it('accepts keys of 32 bytes only', () => {
    expect(() => tokenKeys([])).toThrow(RangeError);
    expect(() => tokenKeys(['c2hvcnQ'])).toThrow(RangeError);
  });
});
