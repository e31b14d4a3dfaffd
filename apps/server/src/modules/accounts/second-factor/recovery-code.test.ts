import { expect, it } from 'vitest';
import { rootSecret } from '../../../platform/access/root-secret.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts';

const root = rootSecret(Buffer.alloc(32, 3).toString('base64url'));

it('are ten different ones in groups of four', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){6}[2-9A-HJKMNP-TV-Z]{4}$/);
});

it('ignore the spelling of a code, and distinguish codes and people', () => {
  const hash = hashRecoveryCode(root, 1, 'ABCD-EFGH-JKMN-2345');
  expect(hashRecoveryCode(root, 1, ' abcd efgh jkmn2345')).toBe(hash);
  expect(hashRecoveryCode(root, 2, 'ABCD-EFGH-JKMN-2345')).not.toBe(hash);
});
