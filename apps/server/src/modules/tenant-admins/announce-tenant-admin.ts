import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { tenants } from '../../platform/database/schema/index.ts';
import type { MailContent } from '../../adapters/mail/mail.ts';
import { mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import type { Services } from '../../services.ts';
import { findAdmins, type PersonRow } from './tenant-admin-rows.ts';

export type MailServices = Pick<Services, 'clock' | 'configuration'>;

/** The provider's name as the deciding party in mails. */
export const PROVIDER_NAME = 'Stromwandel';

export const fullName = ({ firstName, lastName }: Pick<PersonRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export async function findTenantName(db: DatabaseOrTransaction, tenantId: number): Promise<string> {
  const [row] = await db.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.name ?? '';
}

/**
 * Mails all other tenant admins of the employer about a new or reactivated one. This includes the person who did it,
 * because that account may be stolen.
 */
export async function announceTenantAdmin(
  { clock, configuration }: MailServices,
  tx: Transaction,
  person: PersonRow & { readonly tenantId: number },
  who: { readonly by: string; readonly approvedBy: string | null },
): Promise<void> {
  const tenantName = await findTenantName(tx, person.tenantId);
  for (const admin of await findAdmins(tx, person.tenantId)) {
    if (admin.id === person.id) continue;
    const content: MailContent = {
      kind: 'TENANT_ADMIN_ADDED',
      ...who,
      tenantName,
      personName: fullName(person),
      email: person.email,
      link: `${configuration.publicUrl}/employer/people`,
    };
    await enqueueMail(tx, { to: mailRecipient(admin), content }, clock.now());
  }
}
