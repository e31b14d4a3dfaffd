import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { VerificationProduct } from '../../adapters/verification-provider/index.ts';
import type { OwnStepKey } from './read-check.ts';
import { STEP_TYPES } from './verification-dependencies.ts';
import { findStepStanding } from './verification-store.ts';

const PRODUCTS = ['DRIVERS_LICENCE', 'SIGN'] as const satisfies readonly VerificationProduct[];

/** The product checked in an own step; null for a foreign, absent or other step. */
export async function stepProduct(
  db: DatabaseOrTransaction,
  step: OwnStepKey,
): Promise<VerificationProduct | null> {
  for (const product of PRODUCTS) {
    if ((await findStepStanding(db, step, [STEP_TYPES[product]])) !== null) return product;
  }
  return null;
}
