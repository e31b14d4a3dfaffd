import { refuse, ok, type Result } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { users } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { mailRecipient } from '../../adapters/mail/mail-recipient.ts';
import { enqueueMail } from '../../outbox-jobs.ts';
import type { Services } from '../../services.ts';
import {
  announceTenantAdmin,
  fullName,
  isSecondPerson,
  lockRequest,
  markDecided,
  PROVIDER_NAME,
  refuseForeignPerson,
  type AdminRequest,
} from '../tenant-admins/index.ts';
import { isActiveOffice, setActive, setRole, type PersonRow } from './people-store.ts';
import { isActiveAdmin } from './provider-people-store.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'configuration'>;

interface Decision {
  readonly tenantId: number;
  readonly requestId: number;
  readonly approved: boolean;
  readonly by: { readonly userId: number; readonly role: 'TENANT_ADMIN' | 'ADMIN' };
}

async function findUser(tx: Transaction, id: number): Promise<PersonRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error(`The account ${id} of a request is gone`);
  return row;
}

async function problemOf(
  tx: Transaction,
  { tenantId, approved, by }: Decision,
  request: AdminRequest,
  person: PersonRow,
): Promise<Refusal | null> {
  if (request.decidedAt !== null) return { code: 'REQUEST_DECIDED' };
  if (!approved) return null;
  if (by.role === 'TENANT_ADMIN' && !(await isSecondPerson(tx, request, by.userId))) {
    return { code: 'SECOND_ADMIN_NEEDED' };
  }
  return refuseForeignPerson(tx, tenantId, request.newEmail ?? person.email);
}

/**
 * Carries out an approved request. An approved address must be entered again by its person, who then gets the link.
 */
async function carryOut(
  services: Needed,
  tx: Transaction,
  { tenantId }: Decision,
  { kind, requestedBy }: AdminRequest,
  { person, deciderName }: { readonly person: PersonRow; readonly deciderName: string },
): Promise<void> {
  if (kind === 'ADDRESS') return;
  if (kind === 'ROLE') await setRole(tx, person.id, true);
  else await setActive(tx, person.id, true);
  const by = fullName(await findUser(tx, requestedBy));
  await announceTenantAdmin(services, tx, { ...person, tenantId }, { by, approvedBy: deciderName });
}

/** Mails the decision to the requester; for an approved role, the mail about the role does this. */
async function mailDecision(
  { clock, configuration }: Needed,
  tx: Transaction,
  { approved }: Decision,
  { kind, requestedBy, newEmail }: AdminRequest,
  { person, deciderName }: { readonly person: PersonRow; readonly deciderName: string },
): Promise<void> {
  if (approved && kind !== 'ADDRESS') return;
  const content = {
    kind: 'TENANT_ADMIN_DECIDED',
    change: kind,
    approved,
    deciderName,
    personName: fullName(person),
    email: newEmail ?? person.email,
    link: `${configuration.publicUrl}${kind === 'ADDRESS' ? '/profile/account' : '/employer/people'}`,
  } as const;
  const to = mailRecipient(await findUser(tx, requestedBy));
  await enqueueMail(tx, { to, content }, clock.now());
}

/**
 * Approves or declines a change of tenant admins. Requesters can only decline theirs, which withdraws the request.
 */
export async function decideAdminRequest(
  services: Needed,
  decision: Decision,
): Promise<Result<number, Refusal>> {
  const { tenantId, requestId, approved, by } = decision;
  return services.db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    const isActive = by.role === 'ADMIN' ? isActiveAdmin : isActiveOffice;
    if (!(await isActive(tx, by.userId))) return refuse({ code: 'FORBIDDEN' });
    const request = await lockRequest(tx, tenantId, requestId);
    if (!request) return refuse({ code: 'NOT_FOUND' });
    const person = await findUser(tx, request.personId);
    const problem = await problemOf(tx, decision, request, person);
    if (problem) return refuse(problem);
    const decidedAt = services.clock.now();
    await markDecided(tx, requestId, { approved, decidedBy: by.userId, decidedAt });
    const deciderName = by.role === 'ADMIN' ? PROVIDER_NAME : fullName(await findUser(tx, by.userId));
    if (approved) await carryOut(services, tx, decision, request, { person, deciderName });
    if (request.requestedBy !== by.userId) {
      await mailDecision(services, tx, decision, request, { person, deciderName });
    }
    await recordAuditEvent(tx, {
      at: decidedAt,
      actorId: by.userId,
      actorRole: by.role,
      tenantId,
      action: approved ? 'TENANT_ADMIN_REQUEST_APPROVED' : 'TENANT_ADMIN_REQUEST_DECLINED',
      record: 'user',
      recordId: person.id,
      details: { adminChange: request.kind, requestedBy: request.requestedBy },
    });
    return ok(tenantId);
  });
}
