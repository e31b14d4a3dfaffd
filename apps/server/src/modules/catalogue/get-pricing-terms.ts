import { toEuro, type PricingTermsReply } from '@stromwandel/api-spec';
import { payrollLawState } from '@stromwandel/payroll';
import { acquisitionDay } from '@stromwandel/pricing';
import type { Caller } from '../../platform/scope/caller.ts';
import { readEmployerOffer, readPricingTerms } from '../offer/index.ts';
import type { Services } from '../../services.ts';

const UNKNOWN_DELIVERY = { deliveryFromWeeks: null, deliveryToWeeks: null, availableFrom: null };

/** The terms of the caller's prices of today. */
export async function getPricingTerms(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller | null,
): Promise<PricingTermsReply> {
  const today = clock.today();
  const offer = await readEmployerOffer(db, caller);
  const terms = await readPricingTerms(db, today, offer);
  const { payrollMonth, employerContribution, benefitCap, benefitValue107, figures } = terms;
  return {
    payrollMonth,
    law: payrollLawState(payrollMonth),
    employerContributionEur: toEuro(employerContribution),
    employerContributionPercent: offer.contribution.basisPoints / 100,
    vatPassedOn: offer.rules.vatPassedOn,
    commuteFlatTax: offer.rules.commuteFlatTax,
    benefitCapEur: benefitCap.kind === 'fixed' ? toEuro(benefitCap.amount) : null,
    benefitValue107,
    usuallyAcquiredOn: acquisitionDay(UNKNOWN_DELIVERY, today),
    ...(figures && { figures: [...figures] }),
  };
}
