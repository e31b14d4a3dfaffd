import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findEmployerRules } from '../offer/index.ts';
import type { MailContent } from '../../adapters/mail/mail.ts';
import { mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import { insertRequest, type AdminRequest } from './admin-request-store.ts';
import { findTenantName, fullName, type MailServices } from './announce-tenant-admin.ts';
import { findAdmins, findSamePerson, type PersonRow } from './tenant-admin-rows.ts';

/** Whether a change of an employer's tenant admins needs a second person: where its orders need two approvals. */
export async function needsSecondPerson(tx: Transaction, tenantId: number): Promise<boolean> {
  return (await findEmployerRules(tx, tenantId)).fourEyes;
}

interface Wish {
  readonly tenantId: number;
  /** The account of the requesting tenant admin. */
  readonly requestedBy: number;
  readonly kind: AdminRequest['kind'];
  readonly person: PersonRow;
  readonly newEmail?: string;
}

/** Mails a request to the tenant admins who may approve it, or to the provider without any. */
async function mailRequest(
  { clock, configuration }: MailServices,
  tx: Transaction,
  { tenantId, requestedBy, kind, person, newEmail }: Wish,
): Promise<void> {
  const admins = await findAdmins(tx, tenantId);
  const requester = admins.find(({ id }) => id === requestedBy);
  const same = await findSamePerson(tx, requestedBy);
  const others = admins.filter(({ id }) => id !== requestedBy && !same.has(id));
  const receivers = others.length > 0 ? others : await asSystem(tx, () => findAdmins(tx, null));
  const page = others.length > 0 ? '/employer/people' : `/provider/tenants/${tenantId}`;
  const content: MailContent = {
    kind: 'TENANT_ADMIN_REQUESTED',
    change: kind,
    tenantName: await findTenantName(tx, tenantId),
    requesterName: requester ? fullName(requester) : '',
    personName: fullName(person),
    email: newEmail ?? person.email,
    link: `${configuration.publicUrl}${page}`,
  };
  for (const receiver of receivers) {
    await enqueueMail(tx, { to: mailRecipient(receiver), content }, clock.now());
  }
}

/** Stores a change of tenant admins that waits for a second person, and mails it. A repetition changes nothing. */
export async function requestChange(services: MailServices, tx: Transaction, wish: Wish): Promise<void> {
  const { tenantId, requestedBy, kind, person, newEmail = null } = wish;
  const createdAt = services.clock.now();
  const values = { tenantId, requestedBy, kind, personId: person.id, newEmail, createdAt };
  if ((await insertRequest(tx, values)) === null) return;
  await mailRequest(services, tx, wish);
  await recordAuditEvent(tx, {
    at: createdAt,
    actorId: requestedBy,
    actorRole: 'TENANT_ADMIN',
    tenantId,
    action: 'TENANT_ADMIN_REQUESTED',
    record: 'user',
    recordId: person.id,
    details: { adminChange: kind },
  });
}
