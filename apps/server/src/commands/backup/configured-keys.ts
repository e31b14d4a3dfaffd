import type { Configuration } from '../../configuration.ts';
import { readSecrets } from '../../platform/sealing/secret-file.ts';

/**
 * The keys of a server as they are configured, or kept below `DATA_DIR`.
 * @throws Error when there are none; they are never made
 */
export function configuredKeys({ authSigningKey, dataKeys, dataDir }: Configuration): {
  readonly root: string;
  readonly data: readonly string[];
} {
  const root = authSigningKey ?? readSecrets(dataDir, 'auth-signing-key')?.[0];
  const data = dataKeys ?? readSecrets(dataDir, 'data-keys');
  if (root === undefined || data === null) {
    throw new Error(
      'The keys are missing: set AUTH_SIGNING_KEY and DATA_KEYS, or put the files auth-signing-key and data-keys below DATA_DIR.',
    );
  }
  return { root, data };
}
