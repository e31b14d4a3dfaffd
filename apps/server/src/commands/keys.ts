import { readOrCreateRootSecret, rootSecret } from '../platform/access/root-secret.ts';
import { newSecret } from '../platform/sealing/secret-file.ts';
import { rotateTokenKeys } from '../platform/access/token-keys.ts';
import { readConfiguration } from '../configuration.ts';
import { renewDataKeyCheck } from '../platform/sealing/check-data-keys.ts';
import { addDataKey, dataKeys } from '../platform/sealing/data-keys.ts';
import { createDataSeal } from '../platform/sealing/data-seal.ts';
import { openObjectStorage } from '../adapters/object-storage/index.ts';
import { resealFiles } from '../platform/files/index.ts';
import { reseal } from '../platform/sealing/reseal.ts';
import { withOwnerDatabase } from './with-owner-database.ts';

const USAGE = `npm run keys -- new
  Prints a new key for DATA_KEYS.

npm run keys -- rotate-tokens
  Puts a new key for access tokens first in the file token-keys below DATA_DIR; the former one goes on verifying. With
  ACCESS_TOKEN_KEYS put a new key (npm run keys -- new) first in that list instead.

npm run keys -- rotate
  Seals all personal data anew with the first key of DATA_KEYS, and moves files to the object storage of S3_URL. Without DATA_KEYS a new key is put first in the file
  data-keys below DATA_DIR. May be interrupted and started again, beside running servers.`;

async function rotate(): Promise<number> {
  return withOwnerDatabase(async ({ db, pool }, configuration) => {
    const keys = configuration.dataKeys
      ? dataKeys(configuration.dataKeys)
      : addDataKey(configuration.dataDir);
    const seal = createDataSeal(keys);
    const client = await pool.connect();
    const values = await reseal(client, seal).finally(() => client.release());
    const files = await resealFiles(db, seal, openObjectStorage(configuration));
    await renewDataKeyCheck(db, seal);
    process.stdout.write(
      `Sealed ${values} values and ${files} files anew with key ${keys.current.id}. Older keys are needed for older back-ups only.\n`,
    );
    return 0;
  });
}

function rotateTokens(): number {
  const { dataDir, accessTokenKeys, authSigningKey } = readConfiguration(process.env);
  if (accessTokenKeys !== null) {
    process.stderr.write('ACCESS_TOKEN_KEYS is set: put a new key first in it, and restart every server.\n');
    return 1;
  }
  const secret = authSigningKey === null ? readOrCreateRootSecret(dataDir) : rootSecret(authSigningKey);
  const { current } = rotateTokenKeys(dataDir, secret);
  process.stdout.write(`A restarted server signs access tokens with key ${current.kid}.\n`);
  return 0;
}

async function main([command, ...rest]: readonly string[]): Promise<number> {
  if (command === 'rotate' && rest.length === 0) return rotate();
  if (command === 'rotate-tokens' && rest.length === 0) return rotateTokens();
  if (command === 'new' && rest.length === 0) {
    process.stdout.write(`${newSecret()}\n`);
    return 0;
  }
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
