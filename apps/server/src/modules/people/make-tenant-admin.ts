import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/index.ts';
import {
  announceTenantAdmin,
  fullName,
  needsSecondPerson,
  requestChange,
  type MailServices,
} from '../tenant-admins/index.ts';
import { setRole, type Office, type PersonRow } from './people-store.ts';
import { recordPersonEvent } from './record-person-event.ts';

async function nameOf(tx: Transaction, id: number): Promise<string> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row ? fullName(row) : '';
}

/** Mails about a tenant admin whom one person of the employer made or reactivated. */
export async function announceByOffice(
  services: MailServices,
  tx: Transaction,
  { tenantId, userId }: Office,
  person: PersonRow,
): Promise<void> {
  const who = { by: await nameOf(tx, userId), approvedBy: null };
  await announceTenantAdmin(services, tx, { ...person, tenantId }, who);
}

/** Makes a person of the employer a tenant admin; where two approvals are required, as a request. */
export async function makeTenantAdmin(
  services: MailServices,
  tx: Transaction,
  office: Office,
  person: PersonRow,
): Promise<void> {
  const { tenantId, userId: requestedBy } = office;
  if (await needsSecondPerson(tx, tenantId)) {
    await requestChange(services, tx, { tenantId, requestedBy, kind: 'ROLE', person });
    return;
  }
  if (!(await setRole(tx, person.id, true))) return;
  await recordPersonEvent(services, tx, office, 'TENANT_ADMIN_GRANTED', person.id);
  await announceByOffice(services, tx, office, person);
}
