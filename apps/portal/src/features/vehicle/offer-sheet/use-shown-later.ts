import { inEuros } from '@stromwandel/api-spec';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../../api/use-api-query.ts';
import type { LaterReply, LeasePackageReply, VehicleDetailReply } from '../../../api/replies.ts';
import {
  calculationAnswers,
  NO_ANSWERS,
  withAnswers,
} from '../../../product/later-benefits/later-answers.ts';
import { usePanelAnswers } from '../../../product/later-benefits/shared-answers.tsx';
import { pricedCarOf } from '../priced-car-of.ts';

type Pricing = typeof import('../../../product/browser-pricing/price-in-browser.ts');

/**
 * Later benefits as the page shows them: with the answers of the panel, which leave the browser with no call, otherwise as the
 * server computed them. The browser prints at once, so the calculation is loaded with the first answer.
 * @param priced whether the person's salary data give a price
 */
export function useShownLater(
  vehicle: VehicleDetailReply,
  leasePackage: LeasePackageReply | undefined,
  priced: boolean,
): LaterReply | null {
  const [answers] = usePanelAnswers();
  const answered = priced && answers !== NO_ANSWERS;
  const id = String(leasePackage?.id);
  const ofServer = useApiQuery(
    'getLater',
    { params: { id } },
    { enabled: priced && leasePackage !== undefined },
  );
  const info = useApiQuery('getUserInfo', {}, { enabled: answered });
  const terms = useApiQuery('getPricingTerms', {}, { enabled: answered });
  const [pricing, setPricing] = useState<Pricing | null>(null);
  useEffect(() => {
    if (answered) void import('../../../product/browser-pricing/price-in-browser.ts').then(setPricing);
  }, [answered]);
  const salary = info.data?.salaryInfo && inEuros(info.data.salaryInfo);
  if (!priced || !leasePackage) return null;
  if (!answered || !pricing || !salary || !terms.data) return ofServer.data ?? null;
  const later = pricing.laterInBrowser(
    salary,
    pricedCarOf(vehicle, leasePackage),
    terms.data,
    vehicle.runningCars,
    calculationAnswers(salary, answers),
  );
  return later.ok ? withAnswers(later.value, salary, answers) : null;
}
