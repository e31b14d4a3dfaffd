import { backUp } from './backup/index.ts';
import { withOwnerDatabase } from './with-owner-database.ts';

const USAGE = `npm run backup -- <file>

Backs up database, documents and photos to one new file, beside running servers: a tar file that ends with manifest.json. It holds no
key; keep AUTH_SIGNING_KEY and DATA_KEYS apart from it. A database server needs pg_dump of its version.`;

async function main(args: readonly string[]): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const manifest = await withOwnerDatabase((database, configuration, ownerUrl) =>
    backUp(file, database, configuration, ownerUrl),
  );
  const { rows, objects, auditHead, keys } = manifest;
  process.stdout.write(
    `Backed up ${rows['orders']} orders of ${rows['users']} accounts, ${rows['files']} files, ${objects} of them from object storage.
Keys that it needs: ${keys.root}, ${keys.data.join(', ')}. Audit log: ${auditHead ? `${auditHead.position}:${auditHead.hash}` : 'none'}\n`,
  );
  if (auditHead !== null || rows['audit_events'] === 0) return 0;
  process.stderr.write('The audit log is broken: npm run audit -- verify\n');
  return 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
