import { Skeleton } from '@mantine/core';
import { inEuros } from '@stromwandel/api-spec';
import type { ComparisonEdits } from '@stromwandel/offer';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LeasePackageReply, TaxResultReply, VehicleDetailReply } from '../../api/replies.ts';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { laterInBrowser } from '../../product/browser-pricing/price-in-browser.ts';
import { comparedCarOf } from '../../product/comparison/compared-car-of.ts';
import { LoadedComparison } from '../../product/comparison/loaded-comparison.tsx';
import { calculationAnswers, withAnswers } from '../../product/later-benefits/later-answers.ts';
import { usePanelAnswers } from '../../product/later-benefits/shared-answers.tsx';
import { packageRate } from '../../rates/package-rate.ts';
import type { KeepAssumptions } from './use-order.ts';
import { pricedCarOf } from './priced-car-of.ts';

interface ComparisonOfCarProps {
  readonly vehicle: VehicleDetailReply;
  readonly leasePackage: LeasePackageReply;
  /** The person's own payslips; null where the rate is an estimate, undefined until they are there. */
  readonly tax: TaxResultReply | null | undefined;
  /** Keeps own assumptions with an order of the package; missing where nothing can be ordered. */
  readonly onKeep?: KeepAssumptions;
}

/** The chosen package beside the ways of owning the car. */
export function ComparisonOfCar({ vehicle, leasePackage, tax, onKeep }: ComparisonOfCarProps) {
  const { t } = useTranslation('comparison');
  const own = { enabled: tax !== null };
  const info = useApiQuery('getUserInfo', {}, own);
  const terms = useApiQuery('getPricingTerms', {}, own);
  const [answers] = usePanelAnswers();
  const salary = info.data?.salaryInfo && inEuros(info.data.salaryInfo);
  const skeleton = <Skeleton height={540} radius={22} />;
  if (tax === undefined) return skeleton;
  if (tax && !salary) {
    return (
      <LoadState query={info} failed={t('failed')} skeleton={skeleton}>
        {() => skeleton}
      </LoadState>
    );
  }
  const later =
    tax && salary && terms.data
      ? laterInBrowser(
          salary,
          pricedCarOf(vehicle, leasePackage),
          terms.data,
          vehicle.runningCars,
          calculationAnswers(salary, answers),
        )
      : null;
  return (
    <LoadedComparison
      // Entries belong to one package.
      key={leasePackage.id}
      subject={{ car: String(vehicle.id), leasePackage: String(leasePackage.id) }}
      car={comparedCarOf(
        vehicle,
        leasePackage,
        tax && salary ? { tax, salary } : null,
        packageRate(leasePackage).highCents,
      )}
      personal={tax !== null}
      stopped={tax !== null && tax.stops.length > 0}
      later={salary && later?.ok ? withAnswers(later.value, salary, answers) : null}
      {...(onKeep && { onKeep: (edits: ComparisonEdits | null) => onKeep(leasePackage.id, edits) })}
    />
  );
}
