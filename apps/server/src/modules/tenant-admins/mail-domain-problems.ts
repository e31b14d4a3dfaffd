import type { FieldError } from '@stromwandel/api-spec';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { findMailDomains } from './tenant-admin-rows.ts';

async function foreignTo(db: DatabaseOrTransaction, tenantId: number, email: string): Promise<string | null> {
  const domains = await findMailDomains(db, tenantId);
  const isForeign = domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf('@') + 1));
  return isForeign ? domains.join(', ') : null;
}

/** Refuses a tenant admin's entered address outside the mail domains of the employer's register codes. */
export async function refuseForeignAddress(
  db: DatabaseOrTransaction,
  tenantId: number,
  email: string,
  path: string,
): Promise<Refusal | null> {
  const domains = await foreignTo(db, tenantId, email);
  if (domains === null) return null;
  const error: FieldError = { path, code: 'DOMAIN_NOT_ALLOWED', params: { domains } };
  return { code: 'INVALID_INPUT', errors: [error] };
}

/** Refuses the role of tenant admin for a person whose address is outside those mail domains. */
export async function refuseForeignPerson(
  db: DatabaseOrTransaction,
  tenantId: number,
  email: string,
): Promise<Refusal | null> {
  const domains = await foreignTo(db, tenantId, email);
  return domains === null ? null : { code: 'MAIL_DOMAIN_NOT_ALLOWED', params: { domains } };
}
