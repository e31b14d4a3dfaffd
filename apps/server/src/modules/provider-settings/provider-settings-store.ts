import { toCents, toEuro, type CallOf, type ReplyOf } from '@stromwandel/api-spec';
import { sql } from 'drizzle-orm';
import { LESSOR_SETTING, readLessor } from '../../contract-printing/index.ts';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { settings } from '../../database/schema/index.ts';
import { findMailSender, MAIL_SENDER_SETTING } from '../../mail/mail-sender.ts';
import { findBenefitCap } from '../../pricing/read-pricing-terms.ts';
import { findCommuteDayBounds } from '../accounts/index.ts';
import { DEADLINE_SETTING, readDeadlineDays } from '../orders/index.ts';

type ProviderSettings = ReplyOf<'getProviderSettings'>;
type SettingsChange = CallOf<'saveProviderSettings'>['body'];

/** The settings as they count today, defaults included. */
export async function readProviderSettings(db: DatabaseOrTransaction): Promise<ProviderSettings> {
  const cap = await findBenefitCap(db);
  const { arrivalNumberMin, arrivalNumberMax } = await findCommuteDayBounds(db);
  return {
    benefitCap: cap.kind === 'fixed' ? { kind: 'fixed', amountEur: toEuro(cap.amount) } : cap,
    commuteDays: { arrivalNumberMin, arrivalNumberMax },
    deadlineDays: { ...(await readDeadlineDays(db)) },
    mailSender: await findMailSender(db),
    lessor: { ...(await readLessor(db)) },
  };
}

/** Stores the settings that are named in place of the earlier ones. */
export async function writeProviderSettings(
  tx: DatabaseOrTransaction,
  { benefitCap, commuteDays, deadlineDays, mailSender, lessor }: SettingsChange,
): Promise<void> {
  const rows = [
    {
      name: 'benefitCap',
      value:
        benefitCap?.kind === 'fixed'
          ? { kind: 'fixed', amountCents: toCents(benefitCap.amountEur) }
          : benefitCap,
    },
    { name: 'commuteDays', value: commuteDays },
    { name: DEADLINE_SETTING, value: deadlineDays },
    { name: LESSOR_SETTING, value: lessor },
    // Stored as a document, so that "none" is one too.
    { name: MAIL_SENDER_SETTING, value: mailSender === null ? sql`'null'::jsonb` : mailSender },
  ];
  for (const { name, value } of rows) {
    if (value === undefined) continue;
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  }
}
