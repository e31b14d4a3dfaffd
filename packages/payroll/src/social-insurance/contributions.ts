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
  return {
    // Half of the full rate may be a fraction of a basis point, hence the doubled divisor.
    health: statutory ? shareHalfUp(bases.health, person.healthRate, 2 * WHOLE) : 0,
    additional: statutory ? shareHalfUp(bases.health, person.additionalRate, 2 * WHOLE) : 0,
    care: statutory ? shareHalfUp(bases.health, careRate, WHOLE) : 0,
    surcharge: statutory ? careSurcharge(bases, careRate, surchargeRate, CARE_SURCHARGE_ROUNDING) : 0,
    pension: shareHalfUp(
      person.professionalPension ? bases.fullPension : bases.pension,
      person.pensionRate,
      WHOLE,
    ),
    unemployment: shareHalfUp(bases.pension, person.unemploymentRate, WHOLE),
  };
}

/** Both readings of the surcharge's rounding; in the Übergangsbereich, with a base of its own, there is but one. */
export function careSurcharge(
  bases: Pick<ContributionBases, 'mode' | 'health' | 'surcharge'>,
  careRate: number,
  surchargeRate: number,
  rounding: 'SEPARATE' | 'TOGETHER',
): number {
  if (rounding === 'SEPARATE' || bases.mode === 'UEBERGANGSBEREICH') {
    return shareHalfUp(bases.surcharge, surchargeRate, WHOLE);
  }
  const care = shareHalfUp(bases.health, careRate, WHOLE);
  return shareHalfUp(bases.health, careRate + surchargeRate, WHOLE) - care;
}
