import { toCents, toEuro, type ReplyOf } from '@stromwandel/api-spec';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { settings } from '../../database/schema/index.ts';
import { findBenefitCap } from '../../pricing/read-pricing-terms.ts';
import { findCommuteDayBounds } from '../accounts/index.ts';

type ProviderSettings = ReplyOf<'getProviderSettings'>;

/** The settings as they count today, defaults included. */
export async function readProviderSettings(db: DatabaseOrTransaction): Promise<ProviderSettings> {
  const cap = await findBenefitCap(db);
  const { arrivalNumberMin, arrivalNumberMax } = await findCommuteDayBounds(db);
  return {
    benefitCap: cap.kind === 'fixed' ? { kind: 'fixed', amountEur: toEuro(cap.amount) } : cap,
    commuteDays: { arrivalNumberMin, arrivalNumberMax },
  };
}

/** Stores the settings in place of the earlier ones. */
export async function writeProviderSettings(
  tx: DatabaseOrTransaction,
  { benefitCap, commuteDays }: ProviderSettings,
): Promise<void> {
  const rows = [
    {
      name: 'benefitCap',
      value:
        benefitCap.kind === 'fixed'
          ? { kind: 'fixed', amountCents: toCents(benefitCap.amountEur) }
          : benefitCap,
    },
    { name: 'commuteDays', value: commuteDays },
  ];
  for (const { name, value } of rows) {
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  }
}
