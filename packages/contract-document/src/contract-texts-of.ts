import type { ContractTexts } from './contract-texts.ts';
import { CONTRACT_TEXTS_2026_11_2 } from './texts/contract-texts-2026-11-2.ts';
import { CONTRACT_TEXTS_2026_11_4 } from './texts/contract-texts-2026-11-4.ts';
import { CONTRACT_TEXTS_2026_11_5 } from './texts/contract-texts-2026-11-5.ts';
import { CONTRACT_TEXTS_2026_11_3 } from './texts/contract-texts-2026-11-3.ts';
import { CONTRACT_TEXTS_2026_11 } from './texts/contract-texts-2026-11.ts';

/** The texts that new orders name. */
export const CURRENT_CONTRACT_TEXTS = CONTRACT_TEXTS_2026_11_5;

const KNOWN: readonly ContractTexts[] = [
  CONTRACT_TEXTS_2026_11,
  CONTRACT_TEXTS_2026_11_2,
  CONTRACT_TEXTS_2026_11_3,
  CONTRACT_TEXTS_2026_11_4,
  CURRENT_CONTRACT_TEXTS,
];

/** The texts an order names, however old it is. @throws RangeError for a version that never was */
export function contractTextsOf(version: string): ContractTexts {
  const texts = KNOWN.find((one) => one.version === version);
  if (!texts) throw new RangeError(`No contract texts ${version}`);
  return texts;
}
