import { BENEFIT_VALUES_107 } from '@stromwandel/api-spec';
import { cents, type CalendarDate } from '@stromwandel/kernel';
import { assumedYearOf, BENEFIT_VALUE_107, figuresInForce } from '@stromwandel/payroll';
import type { PricingTerms } from '@stromwandel/pricing';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';
import type { EmployerOffer } from './employer-offer.ts';

const BENEFIT_CAP_SETTING = 'benefitCap';

/** The setting's stored name. */
export const BENEFIT_VALUE_107_SETTING = 'benefitValue107';
const benefitValueSchema = z.enum(BENEFIT_VALUES_107);

const benefitCapSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('statutory') }),
  z.strictObject({ kind: z.literal('fixed'), amountCents: z.number().int().min(0) }),
]);

/** The provider's setting, or the statutory cap. @throws Error when the stored setting is invalid */
export async function findBenefitCap(db: DatabaseOrTransaction): Promise<PricingTerms['benefitCap']> {
  const [row] = await db.select().from(settings).where(eq(settings.name, BENEFIT_CAP_SETTING));
  const cap = row ? benefitCapSchema.parse(row.value) : ({ kind: 'statutory' } as const);
  return cap.kind === 'fixed' ? { kind: 'fixed', amount: cents(cap.amountCents) } : cap;
}

/** The provider's reading of § 107 (2) GewO, or the engine's. @throws Error when the stored setting is invalid */
export async function findBenefitValue107(
  db: DatabaseOrTransaction,
): Promise<PricingTerms['benefitValue107']> {
  const [row] = await db.select().from(settings).where(eq(settings.name, BENEFIT_VALUE_107_SETTING));
  return row ? benefitValueSchema.parse(row.value) : BENEFIT_VALUE_107;
}

/**
 * The pricing terms of a person on a day: the month's law (or the year that is assumed for it), the provider's settings and the employer's contribution
 * and passed-on taxes.
 * @throws Error when a stored setting is invalid
 */
export async function readPricingTerms(
  db: DatabaseOrTransaction,
  today: CalendarDate,
  { contribution, rules }: EmployerOffer,
): Promise<PricingTerms> {
  const assumedYear = assumedYearOf(today);
  const { rows } = figuresInForce();
  return {
    payrollMonth: today,
    ...(assumedYear !== null && { assumedYear }),
    ...(rows.length > 0 && { figures: rows }),
    employerContribution: contribution.amount,
    employerShareBasisPoints: contribution.basisPoints,
    benefitCap: await findBenefitCap(db),
    benefitValue107: await findBenefitValue107(db),
    vatPassedOn: rules.vatPassedOn,
    commuteFlatTax: rules.commuteFlatTax,
  };
}
