import { createHmac } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';

const count = z.number().int().min(0);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.strictObject({
  product: z.literal('stromwandel'),
  /** Form of the file. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.strictObject({
    /** `SERVER`: an archive of pg_dump; `EMBEDDED`: the tar file of a base backup. */
    kind: z.enum(['SERVER', 'EMBEDDED']),
    postgresMajor: count,
    bytes: count,
    sha256: hash,
  }),
  /** Hashes of the applied migrations, in their order. */
  migrations: z.array(z.string()),
  /** The audit log's head when the back-up began; null for an empty or broken log. */
  auditHead: z.strictObject({ position: count, hash }).nullable(),
  /** Rows of the main tables: of the dump itself; of a base backup, when it began. */
  rows: z.record(z.string(), count),
  /** Objects of the object storage in the file. */
  objects: count,
  /** Fingerprints of the keys without which the data cannot be read, never the keys. */
  keys: z.strictObject({ root: z.string(), data: z.array(z.string()) }),
});

export type Manifest = z.output<typeof manifestSchema>;

/** @throws Error when it is not the manifest of a back-up that this version knows */
export function parseManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error('The manifest is not of a back-up that this version knows.');
  return parsed.data;
}

/** Recognises a key without giving anything of it away. */
export function keyFingerprint(base64url: string): string {
  const key = Buffer.from(base64url, 'base64url');
  return createHmac('sha256', key).update('stromwandel key fingerprint').digest('hex').slice(0, 16);
}

/** Why this version cannot work with the schema of a back-up; null when it can. */
export function schemaRefusal({ migrations }: Manifest, migrationsFolder: string): string | null {
  const known = readMigrationFiles({ migrationsFolder });
  if (migrations.every((applied, index) => known[index]?.hash === applied)) return null;
  return 'The back-up has a newer or another schema than this version. Install the version that made it.';
}

/** Why the data of a back-up could not be read afterwards; null when all keys are there. */
export function keyRefusal(
  { keys }: Manifest,
  given: { readonly root: string; readonly data: readonly string[] },
): string | null {
  const data = new Set(given.data.map(keyFingerprint));
  const missing = keys.data.filter((fingerprint) => !data.has(fingerprint));
  if (missing.length > 0) {
    return `DATA_KEYS (or the file data-keys below DATA_DIR) lacks ${missing.length} of the keys that sealed the data: ${missing.join(', ')}.`;
  }
  return keyFingerprint(given.root) === keys.root
    ? null
    : 'AUTH_SIGNING_KEY (or the file auth-signing-key below DATA_DIR) is another one: app secrets and recovery codes would end.';
}
