import { dataKeys } from '../platform/sealing/data-keys.ts';
import { createDataSeal, type DataSeal } from '../platform/sealing/data-seal.ts';

/** Seals with a key that every test knows. */
export function testSeal(): DataSeal {
  return createDataSeal(dataKeys([Buffer.alloc(32, 9).toString('base64url')]));
}
