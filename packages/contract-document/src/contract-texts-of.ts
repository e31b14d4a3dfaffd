import type { ContractTexts } from './contract-texts.ts';
import { CONTRACT_TEXTS_2026_11 } from './texts/contract-texts-2026-11.ts';

/** The texts that new orders name. */
export const CURRENT_CONTRACT_TEXTS = CONTRACT_TEXTS_2026_11;

/** Every wording that ships with the product: a released one stays, because orders name it. */
const SHIPPED: readonly ContractTexts[] = [CURRENT_CONTRACT_TEXTS];

/** Returns the shipped texts of a version. @throws RangeError for an unknown version */
export function contractTextsOf(version: string): ContractTexts {
  const texts = SHIPPED.find((one) => one.version === version);
  if (!texts) throw new RangeError(`No contract texts ${version}`);
  return texts;
}
