import type { MeReply } from '@stromwandel/api-spec';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { findProfile } from './account-store.ts';
import { missingForOrder } from './missing-for-order.ts';
import { currentTerms } from '../legal-texts/index.ts';

/** The signed-in person, with roles and open tasks. */
export async function getMe(db: Database, caller: Caller): Promise<MeReply> {
  const profile = await findProfile(db, caller.userId);
  if (!profile) throw new Error(`The account ${caller.userId} of a living session is gone`);
  const { user, roles, tenantName, hasSalaryData, hasLease } = profile;
  const terms = await currentTerms(db);
  return {
    id: user.id,
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    pendingEmail: user.pendingEmail,
    firstName: user.firstName,
    lastName: user.lastName,
    language: user.language === 'en' ? 'en' : 'de',
    roles,
    tenantName,
    hasSalaryData,
    hasLease,
    termsAccepted: user.acceptedTermsVersion === terms.version,
    missingForOrder: roles.includes('EMPLOYEE') ? missingForOrder(user, hasSalaryData, terms.version) : [],
  };
}
