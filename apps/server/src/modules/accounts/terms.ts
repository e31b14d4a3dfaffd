import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../access/caller.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import type { Refusal } from '../../http/refusal.ts';
import { findUserById, updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { TERMS_2026_11 } from './terms-text/terms-2026-11.ts';

const CURRENT_TERMS = TERMS_2026_11;

/** Version of the terms that people are asked to accept. */
export const CURRENT_TERMS_VERSION = CURRENT_TERMS.version;

/** The current terms and which version somebody has accepted. */
export interface TermsOfPerson {
  readonly version: string;
  readonly text: { readonly de: string; readonly en: string };
  readonly acceptedVersion: string | null;
}

/** The current terms; with the accepted version for a signed-in person. */
export async function getTerms(
  { db }: Pick<AccountsServices, 'db'>,
  caller: Caller | null,
): Promise<TermsOfPerson> {
  const user = caller ? await findUserById(db, caller.userId) : undefined;
  return { ...CURRENT_TERMS, acceptedVersion: user?.acceptedTermsVersion ?? null };
}

/** Accepts the current terms; refuses any other version, so that nobody accepts what they have not seen. */
export async function acceptTerms(
  { db, clock }: Pick<AccountsServices, 'db' | 'clock'>,
  { userId, tenantId, roles }: Caller,
  version: string,
): Promise<Result<TermsOfPerson, Refusal>> {
  if (version !== CURRENT_TERMS.version) {
    return refuse({ code: 'TERMS_VERSION_OUTDATED', params: { version: CURRENT_TERMS.version } });
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    await updateUser(tx, userId, { acceptedTermsVersion: version, acceptedTermsAt: now });
    await recordAuditEvent(tx, {
      at: now,
      actorId: userId,
      actorRole: roles[0] ?? 'ANONYMOUS',
      tenantId,
      action: 'TERMS_ACCEPTED',
      record: 'user',
      recordId: userId,
      details: { version },
    });
  });
  return ok({ ...CURRENT_TERMS, acceptedVersion: version });
}
