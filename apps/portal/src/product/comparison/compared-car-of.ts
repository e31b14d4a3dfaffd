import { estimatedTaxableIncome, incomeBandOf, type ComparedCar, type IncomeBand } from '@stromwandel/offer';
import type { TaxResultReply } from '../../api/replies.ts';

/** What is assumed without salary data: the highest premium for private people without children. */
export const INCOME_BAND_WITHOUT_SALARY: IncomeBand = 'BELOW_45000';

/** What the net rate and the premium of a person follow from. */
export function ownSideOf(
  tax: TaxResultReply,
): Pick<ComparedCar, 'netRate' | 'netRateOfTerm' | 'incomeBand' | 'children'> {
  const { brutto, rentenversicherung, krankenversicherung, pflegeversicherung } = tax.before;
  const income = estimatedTaxableIncome({
    gross: brutto,
    pension: rentenversicherung,
    health: krankenversicherung,
    care: pflegeversicherung,
  });
  return {
    netRate: tax.userPrice,
    netRateOfTerm: tax.term?.netCents ?? null,
    incomeBand: incomeBandOf(income, 0),
    children: 0,
  };
}
