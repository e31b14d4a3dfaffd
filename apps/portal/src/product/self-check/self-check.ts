import { ZERO_CENTS } from '@stromwandel/kernel';
import { priceFindings, sumOfCheck, type PricedFinding, type SelfCheckSum } from '@stromwandel/leasing';
import type { CallOf, ReplyOf } from '../../api/replies.ts';

export type SelfCheck = ReplyOf<'getSelfCheck'>;
type CheckBody = CallOf<'saveSelfCheck'>['body'];
export type CheckFinding = CheckBody['findings'][number];
export type CheckEntries = CheckBody;

/** A check with all prices that its catalogue gives. */
export interface PricedCheck {
  readonly priced: readonly PricedFinding<CheckFinding>[];
  readonly sum: SelfCheckSum;
}

/** Prices findings by the catalogue of a check; without one they cost nothing yet. */
export function priceCheck(
  { catalogue, distance }: SelfCheck,
  findings: readonly CheckFinding[],
): PricedCheck {
  const priced = priceFindings(catalogue?.rows ?? [], findings);
  return { priced, sum: sumOfCheck(priced, distance?.netCents ?? ZERO_CENTS) };
}
