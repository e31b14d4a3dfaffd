import type { Cents } from '@stromwandel/kernel';
import { ownSide, type ChildrenOfPerson, type ComparedCar, type IncomeBand } from '@stromwandel/offer';
import type { LeasePackageReply, TaxResultReply, VehicleDetailReply } from '../../api/replies.ts';

/** What is assumed without salary data: the highest premium for private people without children. */
const INCOME_BAND_WITHOUT_SALARY: IncomeBand = 'BELOW_45000';

/** A person's own payslips and salary data. */
export interface OwnFigures {
  readonly tax: TaxResultReply;
  readonly salary: ChildrenOfPerson;
}

/** What the net rate and the premium of a person follow from. */
export function ownSideOf({ tax, salary }: OwnFigures): ReturnType<typeof ownSide> {
  const { brutto, rentenversicherung, krankenversicherung, pflegeversicherung } = tax.before;
  return ownSide({
    netRate: tax.userPrice,
    netRateOfTerm: tax.term?.netCents ?? null,
    payBefore: {
      gross: brutto,
      pension: rentenversicherung,
      health: krankenversicherung,
      care: pflegeversicherung,
    },
    children: salary,
  });
}

/**
 * A car at one package for the comparison.
 * @param own the person's own figures; null where the rate is an estimate
 * @param estimate the dearest estimate: no more is promised than each of them can have
 */
export function comparedCarOf(
  vehicle: Pick<VehicleDetailReply, 'driveType' | 'consumption'>,
  leasePackage: LeasePackageReply,
  own: OwnFigures | null,
  estimate: Cents,
): ComparedCar {
  const comparison = leasePackage.grossComparisonCostCents;
  return {
    electric: vehicle.driveType === 'ELECTRIC',
    listPrice: leasePackage.grossRetailPriceCents,
    months: leasePackage.durationMonths,
    kmPerYear: leasePackage.kmPerYear,
    consumption: vehicle.consumption,
    privateRate: comparison > 0 ? comparison : null,
    ...(own
      ? ownSideOf(own)
      : { netRate: estimate, netRateOfTerm: null, incomeBand: INCOME_BAND_WITHOUT_SALARY, children: 0 }),
  };
}
