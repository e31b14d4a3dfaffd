import { eq } from 'drizzle-orm';
import type { Caller } from '../../platform/scope/caller.ts';
import { lockTenant } from '../../platform/database/lock-tenant.ts';
import { users } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { dropOtherAddress, isAddressApproved } from './admin-request-store.ts';
import { refuseForeignAddress } from './mail-domain-problems.ts';
import { needsSecondPerson, requestChange } from './request-change.ts';

const APPROVED_FOR_MS = 7 * 86_400_000;

/**
 * Why a tenant admin cannot change the own address now; null if allowed, and for all other people. Where two
 * approvals are required, an unapproved address becomes a request; after approval the same call succeeds for seven
 * days.
 */
export async function holdAddressChange(
  services: Pick<Services, 'db' | 'clock' | 'configuration'>,
  { userId, tenantId, roles }: Caller,
  newEmail: string,
): Promise<Refusal | null> {
  if (tenantId === null || !roles.includes('TENANT_ADMIN')) return null;
  return services.db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (!person || person.email === newEmail) return null;
    const foreign = await refuseForeignAddress(tx, tenantId, newEmail, 'params.address');
    if (foreign || !(await needsSecondPerson(tx, tenantId))) return foreign;
    const since = new Date(services.clock.now().getTime() - APPROVED_FOR_MS);
    if (await isAddressApproved(tx, userId, newEmail, since)) return null;
    await dropOtherAddress(tx, userId, newEmail);
    await requestChange(services, tx, { tenantId, requestedBy: userId, kind: 'ADDRESS', person, newEmail });
    return { code: 'ADDRESS_NEEDS_APPROVAL' };
  });
}
