import { hash, verify } from '@node-rs/argon2';
import { createInTurn } from '../../platform/limits/in-turn.ts';

const TIME_COST = 2;
const PARALLELISM = 1;

/** The library, whose calls a test counts. */
export const argon2 = { hash, verify };

/** Hashes passwords with Argon2id off the event loop. Computations of one named source run one after the other. */
export interface PasswordHasher {
  hash(password: string, source?: string): Promise<string>;
  /** Returns false for a missing hash too, after the same work. */
  verify(passwordHash: string | null, password: string, source?: string): Promise<boolean>;
}

/** @param memoryKib memory of one computation in KiB; 19456 follows the OWASP recommendation */
export function createPasswordHasher(memoryKib: number): PasswordHasher {
  const options = { memoryCost: memoryKib, timeCost: TIME_COST, parallelism: PARALLELISM };
  // Normalised, because keyboards encode the same letters with different code points.
  const prepare = (password: string) => password.normalize('NFKC');
  const inTurn = createInTurn();
  const decoy = argon2.hash('no account has this password', options);
  return {
    hash: (password, source) => inTurn(source, () => argon2.hash(prepare(password), options)),
    verify: async (passwordHash, password, source) => {
      const known = passwordHash ?? (await decoy);
      const matches = await inTurn(source, () => argon2.verify(known, prepare(password)));
      return matches && passwordHash !== null;
    },
  };
}
