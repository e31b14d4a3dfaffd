import { Secret } from 'otpauth';
import { describe, expect, it, test } from 'vitest';
import { createTotpSecret, findTotpStep, totpUri } from './totp.ts';

// RFC 6238, appendix B: the SHA-1 row; six of its eight digits are used.
const SECRET = Secret.fromLatin1('12345678901234567890').base32;

test.each([
  ['1970-01-01T00:00:59Z', '287082', 1],
  ['2005-03-18T01:58:29Z', '081804', 0x23523ec],
  ['2009-02-13T23:31:30Z', '005924', 0x273ef07],
  ['2033-05-18T03:33:20Z', '279037', 0x3f940aa],
])('at %s the code is %s', (at, code, step) => expect(findTotpStep(SECRET, code, new Date(at))).toBe(step));

describe('a code', () => {
  const at = (seconds: number) => new Date(1_111_111_109_000 + seconds * 1000);

  it('is valid one step before and after its own, not longer', () => {
    const step = 0x23523ec;
    const steps = [-60, -59, 0, 1, 30, 31].map((seconds) => findTotpStep(SECRET, '081804', at(seconds)));
    expect(steps).toEqual([null, step, step, step, step, null]);
  });

  it('has six digits', () => {
    for (const code of ['', '81804', '0081804', 'abcdef'])
      expect(findTotpStep(SECRET, code, at(0))).toBeNull();
  });
});

it('creates secrets of 160 bits that apps can read', () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, 'anna@firma.example'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Stromwandel:anna@firma.example');
  expect(uri.searchParams.get('secret')).toBe(secret);
});
