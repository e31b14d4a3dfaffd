import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../migrations-folder.ts';
import { keyFingerprint, keyRefusal, parseManifest, schemaRefusal, type Manifest } from './manifest.ts';

const [root, first, second] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte).toString('base64url')) as [
  string,
  string,
  string,
]; // three numbers
const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);

const manifest: Manifest = {
  product: 'stromwandel',
  format: 1,
  createdAt: '2026-11-25T10:00:00.000Z',
  database: { kind: 'SERVER', postgresMajor: 15, bytes: 1, sha256: 'a'.repeat(64) },
  migrations: known,
  auditHead: null,
  rows: { orders: 2 },
  objects: 0,
  keys: { root: keyFingerprint(root), data: [first, second].map(keyFingerprint) },
};

it('names keys without giving them away', () => {
  expect(keyFingerprint(first)).toMatch(/^[0-9a-f]{16}$/);
  expect(JSON.stringify(manifest)).not.toContain(first.slice(0, 8));
  expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  expect(() => parseManifest(JSON.stringify({ ...manifest, format: 2 }))).toThrow('this version knows');
});

it('is refused while one of its keys is missing', () => {
  expect(keyRefusal(manifest, { root, data: [second, first] })).toBeNull();
  expect(keyRefusal(manifest, { root, data: [first] })).toContain(keyFingerprint(second));
  expect(keyRefusal(manifest, { root: first, data: [first, second] })).toContain('AUTH_SIGNING_KEY');
});

it('is refused by a version that does not know its schema', () => {
  expect(schemaRefusal(manifest, MIGRATIONS)).toBeNull();
  expect(schemaRefusal({ ...manifest, migrations: [...known, 'newer'] }, MIGRATIONS)).toContain('newer');
  expect(schemaRefusal({ ...manifest, migrations: ['other'] }, MIGRATIONS)).toContain('another');
});
