import { toEuro, type PrivateLeaseReply } from '@stromwandel/api-spec';
import { cents, type Cents } from '@stromwandel/kernel';
import {
  PERSON_WITHOUT_SALARY,
  premiumPerMonth,
  premiumPersonOf,
  privateLeaseBeforePremium,
  type ComparisonFigures,
  type PremiumPerson,
} from '@stromwandel/offer';
import type { Payslip } from '@stromwandel/payroll';
import type { PayrollPerson } from '@stromwandel/pricing';
import type { ListedVehicle, PackageRate } from './catalogue-store.ts';

/** A package of a car on offer. */
export interface CatalogueRate extends PackageRate {
  /** Leasing the car privately a month, before the premium; null without a private rate. */
  readonly privateLease: Cents | null;
}

type LeasedVehicle = Pick<ListedVehicle, 'driveType' | 'listPriceCents'>;
type LeasedPackage = Pick<PackageRate, 'durationMonths' | 'kmPerYear' | 'grossComparisonCostCents'>;

const isElectric = ({ driveType }: LeasedVehicle) => driveType === 'ELECTRIC';

/** Leasing a car privately a month before the premium, in cents; null where the catalogue has no private rate. */
export function privateLeaseOf(
  vehicle: LeasedVehicle,
  { durationMonths, kmPerYear, grossComparisonCostCents }: LeasedPackage,
  figures: ComparisonFigures,
): Cents | null {
  return privateLeaseBeforePremium(
    {
      electric: isElectric(vehicle),
      listPrice: cents(vehicle.listPriceCents),
      months: durationMonths,
      kmPerYear,
      privateRate: grossComparisonCostCents > 0 ? cents(grossComparisonCostCents) : null,
    },
    figures,
  );
}

/** The API's price of leasing a car privately, after the premium of a person. */
export function privateLeaseReply(
  vehicle: LeasedVehicle,
  { durationMonths }: Pick<LeasedPackage, 'durationMonths'>,
  beforePremium: Cents | null,
  person: PremiumPerson = PERSON_WITHOUT_SALARY,
): PrivateLeaseReply {
  if (beforePremium === null) return null;
  const premium = premiumPerMonth({ electric: isElectric(vehicle), months: durationMonths }, person);
  return { perMonthEur: toEuro(cents(beforePremium - premium)), premiumPerMonthEur: toEuro(premium) };
}

/** What the premium of an employee follows from, by the payslip without the car. */
export function premiumPersonOfPayslip(before: Payslip, { employee }: PayrollPerson): PremiumPerson {
  const { brutto, rentenversicherung, krankenversicherung, pflegeversicherung } = before;
  return premiumPersonOf(
    { gross: brutto, pension: rentenversicherung, health: krankenversicherung, care: pflegeversicherung },
    { childrenUnder25: employee.childrenUnder25, childrenAllowances: employee.childAllowances },
  );
}
