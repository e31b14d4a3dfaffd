import { cents, ZERO_CENTS, type CalendarDate } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { settings } from '../../database/schema/index.ts';
import type { PricingTerms } from '../../pricing/index.ts';

const BENEFIT_CAP = 'benefitCap';

/** The provider's setting: which list-price cap decides between a quarter and half of the list price. */
const benefitCapSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('statutory') }),
  z.strictObject({ kind: z.literal('fixed'), amountCents: z.number().int().min(0) }),
]);

/**
 * The terms on which everybody is priced today: the law of this month, the provider's cap of the list price (the
 * statutory one unless set otherwise) and no employer contribution.
 * @throws ZodError when the stored setting is damaged
 */
export async function readPricingTerms(
  db: DatabaseOrTransaction,
  today: CalendarDate,
): Promise<PricingTerms> {
  const [row] = await db.select().from(settings).where(eq(settings.name, BENEFIT_CAP));
  const cap = benefitCapSetting.parse(row?.value ?? { kind: 'statutory' });
  return {
    payrollMonth: today,
    employerContribution: ZERO_CENTS,
    benefitCap: cap.kind === 'fixed' ? { kind: 'fixed', amount: cents(cap.amountCents) } : cap,
  };
}
