import { mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import type { Mail } from '../../adapters/mail/mail.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { DamageRow, LeaseRecord } from '../leases/index.ts';
import { findDeciders, findPerson, vehicleName, type OrderServices } from '../orders/index.ts';

type Sender = Pick<OrderServices, 'configuration'>;

/** The number that people read: year of the report and number of the case. */
export const caseNumberOf = ({ id, reportedAt }: Pick<DamageRow, 'id' | 'reportedAt'>): string =>
  `S-${reportedAt.getUTCFullYear()}-${String(id).padStart(4, '0')}`;

const ownCase = ({ configuration }: Sender, { id }: LeaseRecord) =>
  `${configuration.publicUrl}/lease/${id}/damage`;

/** Mails to the driver and the provider about a new case. */
export async function reportMails(
  tx: Transaction,
  sender: Sender,
  record: LeaseRecord,
  row: DamageRow,
): Promise<Mail[]> {
  const { firstName, lastName } = record.order.snapshot.person;
  const about = {
    kind: 'DAMAGE_REPORTED',
    caseNumber: caseNumberOf(row),
    vehicle: vehicleName(record.order.snapshot),
    employeeName: `${firstName} ${lastName}`,
  } as const;
  const driver = await findPerson(tx, record.userId);
  const admins = await asSystem(tx, () => findDeciders(tx, 'ADMIN', null));
  const fleet = `${sender.configuration.publicUrl}/provider/leases/${record.id}`;
  return [
    {
      to: mailRecipient(driver),
      content: { ...about, reader: 'EMPLOYEE', link: ownCase(sender, record) },
    },
    ...admins.map((admin) => ({
      to: mailRecipient(admin),
      content: { ...about, reader: 'PROVIDER' as const, link: fleet },
    })),
  ];
}

/** The mail to the driver about the new state of a case. */
export async function stateMail(
  tx: Transaction,
  sender: Sender,
  record: LeaseRecord,
  row: DamageRow,
): Promise<Mail> {
  const person = await findPerson(tx, record.userId);
  return {
    to: mailRecipient(person),
    content: {
      kind: 'DAMAGE_STATE',
      state: row.state,
      caseNumber: caseNumberOf(row),
      vehicle: vehicleName(record.order.snapshot),
      link: ownCase(sender, record),
    },
  };
}
