import { toCents, toEuro, type CallOf, type ReplyOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { CentsRange, WearRow } from '@stromwandel/leasing';
import { desc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { wearCatalogues } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Services } from '../../services.ts';

type CatalogueRow = typeof wearCatalogues.$inferSelect;
type Body = CallOf<'publishWearCatalogue'>['body'];

/** The newest catalogue; null before the first. */
export async function newestCatalogue(db: DatabaseOrTransaction): Promise<CatalogueRow | null> {
  const [row] = await db.select().from(wearCatalogues).orderBy(desc(wearCatalogues.version)).limit(1);
  return row ?? null;
}

/** A version of the catalogue; null when it was never published. */
export async function findCatalogue(
  db: DatabaseOrTransaction,
  version: number,
): Promise<CatalogueRow | null> {
  const [row] = await db.select().from(wearCatalogues).where(eq(wearCatalogues.version, version));
  return row ?? null;
}

const euros = ({ fromCents, toCents: to }: CentsRange) => ({
  fromEur: toEuro(fromCents),
  toEur: toEuro(to),
});
const inCents = ({ fromEur, toEur }: { readonly fromEur: number; readonly toEur: number }): CentsRange => ({
  fromCents: toCents(fromEur),
  toCents: toCents(toEur),
});

/** A catalogue as every reader sees it. */
export const catalogueReply = ({
  version,
  publishedAt,
  rows,
}: CatalogueRow): NonNullable<ReplyOf<'getWearCatalogue'>['catalogue']> => ({
  version,
  publishedAt: publishedAt.toISOString(),
  rows: rows.map(({ loss, repair, ...finding }) => ({
    ...finding,
    loss: loss && euros(loss),
    repair: repair && { kind: repair.kind, ...euros(repair) },
  })),
});

const rowsOf = ({ rows }: Body): WearRow[] =>
  rows.map(({ loss, repair, ...finding }) => ({
    ...finding,
    loss: loss && inCents(loss),
    repair: repair && { kind: repair.kind, ...inCents(repair) },
  }));

/** Publishes the next version. The same version with the same rows changes nothing. */
export function publishCatalogue(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  body: Body,
): Promise<Result<void, Refusal>> {
  return db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const rows = rowsOf(body);
    const { version } = body;
    const newest = await newestCatalogue(tx);
    if (newest?.version === version && isDeepStrictEqual(newest.rows, rows)) return ok(undefined);
    const changed = { code: 'WEAR_CATALOGUE_CHANGED', params: { version: newest?.version ?? 0 } } as const;
    if (version !== (newest?.version ?? 0) + 1) return refuse(changed);
    const at = clock.now();
    const stored = await tx
      .insert(wearCatalogues)
      .values({ version, rows, publishedAt: at })
      .onConflictDoNothing()
      .returning({ id: wearCatalogues.id });
    const [row] = stored;
    if (!row) return refuse(changed);
    await recordAuditEvent(tx, {
      at,
      actorId: caller.userId,
      actorRole: 'ADMIN',
      tenantId: null,
      action: 'WEAR_CATALOGUE_PUBLISHED',
      record: 'wear_catalogue',
      recordId: row.id,
      details: { version },
    });
    return ok(undefined);
  });
}
