import type { ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { findUserById, updateUser } from './account-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { currentTerms, termsNumber, type Terms } from '../legal-texts/index.ts';

type TermsReply = ReplyOf<'getTerms'>;

function termsReply({ version, publishedAt, text }: Terms, acceptedVersion: string | null): TermsReply {
  return {
    version,
    number: termsNumber(version) ?? 0,
    publishedAt: publishedAt?.toISOString() ?? null,
    text,
    acceptedVersion,
    acceptedNumber: termsNumber(acceptedVersion),
  };
}

/** The current terms, with a signed-in person's accepted version. */
export async function getTerms(
  { db }: Pick<AccountsServices, 'db'>,
  caller: Caller | null,
): Promise<TermsReply> {
  const user = caller ? await findUserById(db, caller.userId) : undefined;
  return termsReply(await currentTerms(db), user?.acceptedTermsVersion ?? null);
}

/** Accepts the current terms. Refuses any other version, because the person has not seen the current text then. */
export async function acceptTerms(
  { db, clock }: Pick<AccountsServices, 'db' | 'clock'>,
  { userId, tenantId, roles }: Caller,
  version: string,
): Promise<Result<TermsReply, Refusal>> {
  const terms = await currentTerms(db);
  if (version !== terms.version) {
    return refuse({ code: 'TERMS_VERSION_OUTDATED', params: { version: terms.version } });
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
  return ok(termsReply(terms, version));
}
