import { expect, it } from 'vitest';
import { rootSecret } from '../../../access/root-secret.ts';
import { openAppSecret, sealAppSecret } from './secret-cipher.ts';

const root = rootSecret(Buffer.alloc(32, 3).toString('base64url'));

it('opens for the same person with the same key only, and unchanged only', () => {
  const sealed = sealAppSecret(root, 7, 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(openAppSecret(root, 7, sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealAppSecret(root, 7, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(() => openAppSecret(root, 8, sealed)).toThrow();
  const other = rootSecret(Buffer.alloc(32, 4).toString('base64url'));
  expect(() => openAppSecret(other, 7, sealed)).toThrow();
  const changed = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`;
  expect(() => openAppSecret(root, 7, changed)).toThrow();
});
