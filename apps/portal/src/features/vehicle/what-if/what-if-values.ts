import { salaryInfoBody, type SalaryInfo } from '@stromwandel/api-spec';
import { reselectPackage } from '@stromwandel/offer';
import type { Result } from '@stromwandel/kernel';
import type { PayrollRefusal } from '@stromwandel/payroll';
import { z } from 'zod';
import type {
  LeasePackageReply,
  PricingTermsReply,
  TaxResultReply,
  VehicleDetailReply,
} from '../../../api/replies.ts';
import { priceInBrowser } from '../../../product/browser-pricing/price-in-browser.ts';
import { pricedCarOf } from '../priced-car-of.ts';

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
  return priceInBrowser({ ...salary, ...changes }, pricedCarOf(vehicle, chosen), terms, vehicle.runningCars);
}
