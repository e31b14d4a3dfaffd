import { mailRecipient } from '../../../adapters/mail/mail-recipient.ts';
import type { MissingCarData } from '../../../adapters/mail/handover-mail.ts';
import type { Mail } from '../../../adapters/mail/mail.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../services.ts';
import { findDeciders, vehicleName } from '../../orders/index.ts';
import type { LeaseRecord, LeaseRow } from './lease-store.ts';

const missingOf = (row: LeaseRow): MissingCarData[] => [
  ...(row.vin === null ? (['VIN'] as const) : []),
  ...(row.plate === null ? (['PLATE'] as const) : []),
  ...(row.firstRegistration === null ? (['FIRST_REGISTRATION'] as const) : []),
  ...(row.insurer === null ? (['INSURER'] as const) : []),
  ...(row.policyNumber === null ? (['POLICY_NUMBER'] as const) : []),
];

/**
 * Mails to the provider about a car that starts with a task of its data: VIN or plate missing, or another VIN on the
 * record. They name all that is missing.
 */
export async function mailsOfMissingCarData(
  tx: Transaction,
  { configuration }: Pick<Services, 'configuration'>,
  { id, orderId, row, order }: LeaseRecord,
): Promise<Mail[]> {
  const { vin, plate, vinOnRecord } = row;
  if (vin !== null && plate !== null && vinOnRecord === null) return [];
  const { person, employer } = order.snapshot;
  const admins = await asSystem(tx, () => findDeciders(tx, 'ADMIN', null));
  return admins.map((admin) => ({
    to: mailRecipient(admin),
    content: {
      kind: 'CAR_DATA_MISSING',
      missing: missingOf(row),
      vins: vin !== null && vinOnRecord !== null ? { entered: vin, onRecord: vinOnRecord } : null,
      employeeName: `${person.firstName} ${person.lastName}`,
      tenantName: employer.name,
      orderId,
      vehicle: vehicleName(order.snapshot),
      link: `${configuration.publicUrl}/provider/leases/${id}`,
    },
  }));
}
