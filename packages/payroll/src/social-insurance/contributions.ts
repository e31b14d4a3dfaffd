import { shareHalfUp } from '../rounding.ts';
import { CARE_SURCHARGE_ROUNDING } from '../switches.ts';
import type { ContributionBases } from './contribution-bases.ts';
import type { InsuredPerson } from './insured-person.ts';

/** The employee's contributions of a month in cents. */
export interface Contributions {
  readonly health: number;
  readonly additional: number;
  readonly care: number;
  readonly surcharge: number;
  readonly pension: number;
  readonly unemployment: number;
}

const WHOLE = 10_000;

/** The employee's shares, each product rounded half up to the cent on its own (§§ 1, 2 BVV). */
export function contributions(person: InsuredPerson, bases: ContributionBases): Contributions {
  const { careRate, surchargeRate } = person;
  const statutory = person.statutoryHealth;
  const care = statutory ? shareHalfUp(bases.health, careRate, WHOLE) : 0;
  return {
    // Half of the full rate may be a fraction of a basis point, hence the doubled divisor.
    health: statutory ? shareHalfUp(bases.health, person.healthRate, 2 * WHOLE) : 0,
    additional: statutory ? shareHalfUp(bases.health, person.additionalRate, 2 * WHOLE) : 0,
    care,
    surcharge: statutory ? careSurcharge(bases, careRate, surchargeRate, care) : 0,
    pension: shareHalfUp(bases.pension, person.pensionRate, WHOLE),
    unemployment: shareHalfUp(bases.pension, person.unemploymentRate, WHOLE),
  };
}

function careSurcharge(
  bases: ContributionBases,
  careRate: number,
  surchargeRate: number,
  care: number,
): number {
  if (CARE_SURCHARGE_ROUNDING === 'SEPARATE' || bases.mode === 'UEBERGANGSBEREICH' || surchargeRate === 0) {
    return shareHalfUp(bases.surcharge, surchargeRate, WHOLE);
  }
  return shareHalfUp(bases.health, careRate + surchargeRate, WHOLE) - care;
}
