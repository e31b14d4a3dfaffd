import {
  salaryInfoBody,
  type LeasePackageReply,
  type PricingTermsReply,
  type SalaryInfo,
  type TaxResultReply,
  type VehicleDetailReply,
} from '@stromwandel/api-spec';
import { reselectPackage } from '@stromwandel/offer';
import type { Result } from '@stromwandel/kernel';
import type { PayrollRefusal } from '@stromwandel/payroll';
import { priceFromReplies, runningCarOfReply } from '@stromwandel/pricing';
import { z } from 'zod';

const { grossMonthlySalaryEur, taxClass, arrivalKilometers, arrivalNumber } = salaryInfoBody.shape;

/** What may be changed; each under the rule of the salary form. */
export const whatIfSchema = z.object({
  grossMonthlySalaryEur,
  taxClass,
  arrivalKilometers,
  arrivalNumber,
  kmPerYear: z.number(),
});
export type WhatIfValues = z.output<typeof whatIfSchema>;

/** The person's own figures, and the mileage of the chosen package. */
export function whatIfValues(salary: SalaryInfo, { kmPerYear }: LeasePackageReply): WhatIfValues {
  return {
    grossMonthlySalaryEur: salary.grossMonthlySalaryEur,
    taxClass: salary.taxClass,
    arrivalKilometers: salary.arrivalKilometers,
    arrivalNumber: salary.arrivalNumber,
    kmPerYear,
  };
}

interface WhatIfStart {
  readonly salary: SalaryInfo;
  readonly terms: PricingTermsReply;
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
}

/** The tax result with the changed figures; nothing leaves the browser. */
export function whatIfResult(
  { salary, terms, vehicle, leasePackage }: WhatIfStart,
  { kmPerYear, ...changes }: WhatIfValues,
): Result<TaxResultReply, PayrollRefusal> {
  const chosen =
    kmPerYear === leasePackage.kmPerYear
      ? leasePackage
      : reselectPackage(
          // Tyres stay as chosen where there is such a package.
          vehicle.leasePackages.filter(({ tires }) => tires === leasePackage.tires),
          leasePackage,
          { kmPerYear },
        );
  return priceFromReplies(
    { ...salary, ...changes },
    {
      driveType: vehicle.driveType,
      rangeKm: vehicle.rangeKm,
      acquiredOn: vehicle.acquiredOn,
      durationMonths: chosen.durationMonths,
      listPriceEur: chosen.grossRetailPriceEur,
      rateEur: chosen.totalMonthlyGrossCostEur,
      comparisonEur: chosen.grossComparisonCostEur,
    },
    terms,
    vehicle.runningCars.map(runningCarOfReply),
  );
}
