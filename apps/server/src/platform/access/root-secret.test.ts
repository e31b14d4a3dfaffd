import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOrCreateRootSecret, rootSecret } from './root-secret.ts';

it('is created once, for its owner alone, and read again', () => {
  const directory = mkdtempSync(join(tmpdir(), 'secret-'));
  const first = readOrCreateRootSecret(join(directory, 'new'));
  const second = readOrCreateRootSecret(join(directory, 'new'));
  expect(second.deriveKey('a')).toEqual(first.deriveKey('a'));
  expect(first.deriveKey('a')).not.toEqual(first.deriveKey('b'));
  expect(statSync(join(directory, 'new', 'auth-signing-key')).mode & 0o777).toBe(0o600);
  rmSync(directory, { recursive: true });
});

it('has 32 bytes', () => {
  expect(() => rootSecret('c2hvcnQ')).toThrow(RangeError);
});
