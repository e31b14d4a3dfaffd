import { toEuro, type PricingTermsReply } from '@stromwandel/api-spec';
import { acquisitionDay } from '@stromwandel/pricing';
import { readPricingTerms } from '../../pricing/read-pricing-terms.ts';
import type { Services } from '../../services.ts';

const UNKNOWN_DELIVERY = { deliveryFromWeeks: null, deliveryToWeeks: null, availableFrom: null };

/** What holds for every price of today. */
export async function getPricingTerms({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<PricingTermsReply> {
  const today = clock.today();
  const { payrollMonth, employerContribution, benefitCap } = await readPricingTerms(db, today);
  return {
    payrollMonth,
    employerContributionEur: toEuro(employerContribution),
    benefitCapEur: benefitCap.kind === 'fixed' ? toEuro(benefitCap.amount) : null,
    usuallyAcquiredOn: acquisitionDay(UNKNOWN_DELIVERY, today),
  };
}
