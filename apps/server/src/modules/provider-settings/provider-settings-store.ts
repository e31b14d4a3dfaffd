import { toCents, toEuro, type CallOf, type ReplyOf } from '@stromwandel/api-spec';
import { sql } from 'drizzle-orm';
import { LESSOR_SETTING, readLessor } from '../contract-printing/index.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';
import { findMailSender, MAIL_SENDER_SETTING } from '../../adapters/mail/mail-sender.ts';
import { BENEFIT_VALUE_107_SETTING, findBenefitCap, findBenefitValue107 } from '../offer/index.ts';
import { findCommuteDayBounds } from '../accounts/index.ts';
import { DEADLINE_SETTING, readDeadlineDays } from '../orders/index.ts';
import { ORDER_ADDRESS_SETTING, readOrderAddresses } from '../manufacturer/index.ts';
import type { Services } from '../../services.ts';
import { FINE_FEE_SETTING, readFineFee } from '../fines/index.ts';
import {
  ARBITRATION_SETTING,
  readArbitrationBody,
  readReportDueDays,
  REPORT_DUE_SETTING,
} from '../lease-end/index.ts';
import { ANNEX_FORM_SETTING, readAnnexForm } from '../leases/index.ts';
import { MOST_DRIVERS_SETTING, readMostDrivers } from '../licences/index.ts';
import { readSupportContact, SUPPORT_SETTING } from './support-contact.ts';

type ProviderSettings = ReplyOf<'getProviderSettings'>;
type Configuration = Pick<Services['configuration'], 'manufacturerEmail'>;
type SettingsChange = CallOf<'saveProviderSettings'>['body'];

/** The settings as they count today, defaults included. */
export async function readProviderSettings(
  db: DatabaseOrTransaction,
  configuration: Configuration,
): Promise<ProviderSettings> {
  const cap = await findBenefitCap(db);
  const { arrivalNumberMin, arrivalNumberMax } = await findCommuteDayBounds(db);
  return {
    benefitCap: cap.kind === 'fixed' ? { kind: 'fixed', amountEur: toEuro(cap.amount) } : cap,
    benefitValue107: await findBenefitValue107(db),
    commuteDays: { arrivalNumberMin, arrivalNumberMax },
    deadlineDays: { ...(await readDeadlineDays(db)) },
    fineFeeEur: toEuro(await readFineFee(db)),
    annexForm: await readAnnexForm(db),
    mostDrivers: await readMostDrivers(db),
    reportDueDays: await readReportDueDays(db),
    arbitrationBody: await readArbitrationBody(db),
    mailSender: await findMailSender(db),
    orderAddresses: await readOrderAddresses(db, configuration),
    supportContact: await readSupportContact(db),
    lessor: { ...(await readLessor(db)) },
  };
}

/** Stores the settings that are named in place of the earlier ones. */
export async function writeProviderSettings(
  tx: DatabaseOrTransaction,
  { manufacturerEmail }: Configuration,
  {
    benefitCap,
    benefitValue107,
    commuteDays,
    deadlineDays,
    fineFeeEur,
    annexForm,
    mostDrivers,
    reportDueDays,
    arbitrationBody,
    mailSender,
    orderAddresses,
    supportContact,
    lessor,
  }: SettingsChange,
): Promise<void> {
  const rows = [
    {
      name: 'benefitCap',
      value:
        benefitCap?.kind === 'fixed'
          ? { kind: 'fixed', amountCents: toCents(benefitCap.amountEur) }
          : benefitCap,
    },
    { name: BENEFIT_VALUE_107_SETTING, value: benefitValue107 },
    { name: 'commuteDays', value: commuteDays },
    { name: DEADLINE_SETTING, value: deadlineDays },
    { name: FINE_FEE_SETTING, value: fineFeeEur === undefined ? undefined : toCents(fineFeeEur) },
    { name: ANNEX_FORM_SETTING, value: annexForm },
    { name: MOST_DRIVERS_SETTING, value: mostDrivers },
    { name: REPORT_DUE_SETTING, value: reportDueDays },
    { name: ARBITRATION_SETTING, value: arbitrationBody === null ? sql`'null'::jsonb` : arbitrationBody },
    { name: SUPPORT_SETTING, value: supportContact },
    { name: LESSOR_SETTING, value: lessor },
    {
      name: ORDER_ADDRESS_SETTING,
      // The server's own address is not stored, so that the setting follows its change.
      value: orderAddresses && {
        ...orderAddresses,
        address: orderAddresses.address === manufacturerEmail ? null : orderAddresses.address,
      },
    },
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
