import type { DamageMail } from '../../adapters/mail/damage-mail.ts';
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

type Content<Kind extends DamageMail['kind']> = Extract<DamageMail, { readonly kind: Kind }>;

type Unlinked<Kind extends DamageMail['kind']> = Omit<Content<Kind>, 'link'>;

function about({ order: { snapshot } }: LeaseRecord, row: DamageRow) {
  const { firstName, lastName } = snapshot.person;
  return {
    caseNumber: caseNumberOf(row),
    vehicle: vehicleName(snapshot),
    employeeName: `${firstName} ${lastName}`,
  };
}

async function mailsToProvider(
  tx: Transaction,
  sender: Sender,
  { id }: LeaseRecord,
  content: Unlinked<'DAMAGE_REPORTED'> | Unlinked<'DAMAGE_CHANGED'>,
): Promise<Mail[]> {
  const admins = await asSystem(tx, () => findDeciders(tx, 'ADMIN', null));
  const link = `${sender.configuration.publicUrl}/provider/leases/${id}?part=damage`;
  return admins.map((admin) => ({ to: mailRecipient(admin), content: { ...content, link } }));
}

/** Mails to the driver and the provider about a new case. */
export async function reportMails(
  tx: Transaction,
  sender: Sender,
  record: LeaseRecord,
  row: DamageRow,
): Promise<Mail[]> {
  const reported = { kind: 'DAMAGE_REPORTED', ...about(record, row) } as const;
  const driver = await findPerson(tx, record.userId);
  return [
    {
      to: mailRecipient(driver),
      content: { ...reported, reader: 'EMPLOYEE', link: ownCase(sender, record) },
    },
    ...(await mailsToProvider(tx, sender, record, { ...reported, reader: 'PROVIDER' })),
  ];
}

/** Mails to the provider about a report that its driver changed, or completed with photos. */
export const changeMails = (
  tx: Transaction,
  sender: Sender,
  record: LeaseRecord,
  row: DamageRow,
  change: Content<'DAMAGE_CHANGED'>['change'],
): Promise<Mail[]> =>
  mailsToProvider(tx, sender, record, { kind: 'DAMAGE_CHANGED', change, ...about(record, row) });

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
