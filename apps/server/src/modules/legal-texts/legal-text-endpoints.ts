import { contract, type LegalPage, type ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import {
  findLegalText,
  findLegalVersion,
  findLegalVersions,
  insertLegalText,
  type LegalTextRow,
} from './legal-text-store.ts';
import { PLACEHOLDER_TEXTS } from './placeholder-texts.ts';
import { createLegalPrinter } from './print-legal-text.ts';

type LegalTextReply = ReplyOf<'getLegalText'>;

function legalTextReply(page: LegalPage, row: LegalTextRow | null): LegalTextReply {
  return {
    page,
    version: row?.version ?? 0,
    isPlaceholder: row === null,
    publishedAt: row?.publishedAt.toISOString() ?? null,
    text: row === null ? PLACEHOLDER_TEXTS[page] : { de: row.textDe, en: row.textEn },
  };
}

/** Registers legal texts and their files. Unpublished texts are marked as samples. */
export function registerLegalTextEndpoints(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
  const print = createLegalPrinter();

  registerEndpoint(app, contract.getLegalText, async ({ params: { page } }) =>
    ok(legalTextReply(page, await findLegalText(db, page))),
  );
  registerEndpoint(app, contract.listLegalVersions, async ({ params: { page } }) => {
    const published = (await findLegalVersions(db, page)).map(({ version, publishedAt }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
    }));
    // Before the first one stood the text that the product brings along.
    return ok([...published, { version: 0, publishedAt: null }]);
  });
  const read = async (page: LegalPage, version: number): Promise<Result<LegalTextReply, Refusal>> => {
    const row = version === 0 ? null : await findLegalVersion(db, page, version);
    return version > 0 && row === null ? refuse({ code: 'NOT_FOUND' }) : ok(legalTextReply(page, row));
  };
  registerEndpoint(app, contract.getLegalVersion, ({ params: { page, version } }) => read(page, version));
  registerEndpoint(app, contract.getLegalVersionPdf, async ({ params: { page, version, language } }) => {
    const found = await read(page, version);
    return found.ok ? ok(await print(found.value, language)) : found;
  });
  registerEndpoint(app, contract.getLegalPdf, async ({ params: { page, language } }) =>
    ok(await print(legalTextReply(page, await findLegalText(db, page)), language)),
  );
  registerEndpoint(app, contract.publishLegalText, ({ caller, params: { page }, body }) =>
    db.transaction(async (tx) => {
      const newest = (await findLegalText(tx, page))?.version ?? 0;
      const publishedAt = clock.now();
      const version = newest + 1;
      const { de: textDe, en: textEn } = body.text;
      const row =
        newest === body.basedOn
          ? await insertLegalText(tx, { page, version, textDe, textEn, publishedAt })
          : null;
      if (row === null) return refuse({ code: 'LEGAL_TEXT_CHANGED' });
      await recordAuditEvent(tx, {
        at: publishedAt,
        actorId: caller.userId,
        actorRole: 'ADMIN',
        tenantId: null,
        action: 'LEGAL_TEXT_PUBLISHED',
        record: 'legal_text',
        recordId: row.id,
        details: { page, version },
      });
      return ok(legalTextReply(page, row));
    }),
  );
}
