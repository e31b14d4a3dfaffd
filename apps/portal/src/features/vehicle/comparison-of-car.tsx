import { Skeleton } from '@mantine/core';
import { inEuros } from '@stromwandel/api-spec';
import type { ComparedCar } from '@stromwandel/offer';
import type { LeasePackageReply, TaxResultReply, VehicleDetailReply } from '../../api/replies.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { laterInBrowser } from '../../product/browser-pricing/price-in-browser.ts';
import { INCOME_BAND_WITHOUT_SALARY, ownSideOf } from '../../product/comparison/compared-car-of.ts';
import { LoadedComparison } from '../../product/comparison/loaded-comparison.tsx';
import { packageRate } from './package-rate.ts';
import { pricedCarOf } from './priced-car-of.ts';

interface ComparisonOfCarProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
  /** The person's own payslips; null where the rate is an estimate, undefined until they are there. */
  readonly tax: TaxResultReply | null | undefined;
}

function comparedCar(
  vehicle: VehicleDetailReply,
  leasePackage: LeasePackageReply,
  tax: TaxResultReply | null,
): ComparedCar {
  const comparison = leasePackage.grossComparisonCostCents;
  return {
    electric: vehicle.driveType === 'ELECTRIC',
    listPrice: leasePackage.grossRetailPriceCents,
    months: leasePackage.durationMonths,
    kmPerYear: leasePackage.kmPerYear,
    consumption: vehicle.consumption,
    privateRate: comparison > 0 ? comparison : null,
    ...(tax
      ? ownSideOf(tax)
      : {
          // The dearest estimate: no more is promised than each of them can have.
          netRate: packageRate(leasePackage).highCents,
          netRateOfTerm: null,
          incomeBand: INCOME_BAND_WITHOUT_SALARY,
          children: 0,
        }),
  };
}

/** The chosen package beside the ways of owning the car. */
export function ComparisonOfCar({ vehicle, leasePackage, tax }: ComparisonOfCarProps) {
  const own = { enabled: tax !== null };
  const info = useApiQuery('getUserInfo', {}, own);
  const terms = useApiQuery('getPricingTerms', {}, own);
  if (tax === undefined) return <Skeleton height={820} radius={22} />;
  const salary = info.data?.salaryInfo;
  const later =
    tax && salary && terms.data
      ? laterInBrowser(inEuros(salary), pricedCarOf(vehicle, leasePackage), terms.data, vehicle.runningCars)
      : null;
  return (
    <LoadedComparison
      // Entries belong to one package.
      key={leasePackage.id}
      car={comparedCar(vehicle, leasePackage, tax)}
      personal={tax !== null}
      later={later?.ok ? later.value : null}
    />
  );
}
