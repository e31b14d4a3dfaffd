import type { FiguresFile } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import { and, count, eq, gte, or, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { lawFigures, orders, payrollFiles } from '../../platform/database/schema/index.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { checkFigures } from './check-figures.ts';
import { findFiguresFiles, findRowsInForce, lockFigures, type StoredFigures } from './figures-store.ts';

type Dependencies = Pick<Services, 'db' | 'clock' | 'configuration'>;

function recordChange(
  tx: Transaction,
  { clock }: Dependencies,
  action: 'FIGURES_LOADED' | 'FIGURES_UNDONE',
  adminId: number,
  { id, content }: Pick<StoredFigures, 'id' | 'content'>,
): Promise<void> {
  return recordAuditEvent(tx, {
    at: clock.now(),
    actorId: adminId,
    actorRole: 'ADMIN',
    tenantId: null,
    action,
    record: 'law_figures',
    recordId: id,
    details: {
      issuedOn: content.issuedOn,
      rows: content.rows.map(({ subject, validFrom }) => `${subject} ${validFrom}`).join('; '),
      signature: content.signature,
    },
  });
}

/** Stores a signed file, whose rows are in force from the commit on. */
export async function loadFigures(
  dependencies: Dependencies,
  adminId: number,
  content: FiguresFile,
): Promise<Result<null, Refusal>> {
  return dependencies.db.transaction(async (tx) => {
    await lockFigures(tx);
    const checked = checkFigures(dependencies.configuration, content, await findRowsInForce(tx));
    if (!checked.ok) return checked;
    const [stored] = await tx
      .insert(lawFigures)
      .values({ content, loadedAt: dependencies.clock.now(), loadedBy: adminId })
      .returning({ id: lawFigures.id });
    if (!stored) throw new Error('An insert returns its row.');
    await recordChange(tx, dependencies, 'FIGURES_LOADED', adminId, { id: stored.id, content });
    return ok(null);
  });
}

/**
 * What has used a file since it was loaded: payroll files of its months; orders that it made final, and new ones whose car comes
 * in its months, which froze rates by it.
 */
async function findUses(
  tx: Transaction,
  { content, loadedAt }: StoredFigures,
): Promise<{ payrollFiles: number; orders: number }> {
  const months = content.rows
    .filter(({ subject }) => subject !== 'ELECTRICITY_PRICE')
    .map(({ validFrom }) => validFrom.slice(0, 7))
    .toSorted();
  const [first] = months;
  const isYear = content.rows.some(({ subject }) => subject === 'SOCIAL_INSURANCE');
  const [files] = await tx
    .select({ found: count() })
    .from(payrollFiles)
    .where(and(gte(payrollFiles.createdAt, loadedAt), gte(payrollFiles.month, first ?? '9999-12')));
  const comesOn = sql`${orders.snapshot} #>> '{calculation,car,acquiredOn}'`;
  const [frozen] = await tx
    .select({ found: count() })
    .from(orders)
    .where(
      and(
        sql`${isYear}`,
        or(
          gte(orders.recalculatedAt, loadedAt),
          and(gte(orders.createdAt, loadedAt), gte(comesOn, first ?? '9999-12')),
        ),
      ),
    );
  return { payrollFiles: files?.found ?? 0, orders: frozen?.found ?? 0 };
}

/** The newest file in force with its uses, which alone can be undone; null without loaded figures. */
export function findUndoable(db: Database) {
  return db.transaction((tx) => findUndoableIn(tx));
}

async function findUndoableIn(tx: Transaction) {
  const file = (await findFiguresFiles(tx)).find(({ undoneAt }) => undoneAt === null);
  // Payroll is between employer and employee: the provider learns counts alone.
  return file ? { file, uses: await asSystem(tx, () => findUses(tx, file)) } : null;
}

/** Takes the newest file in force back. Orders keep their frozen figures. */
export async function undoFigures(
  dependencies: Dependencies,
  adminId: number,
  id: number,
): Promise<Result<null, Refusal>> {
  return dependencies.db.transaction(async (tx) => {
    await lockFigures(tx);
    const undoable = await findUndoableIn(tx);
    if (undoable?.file.id !== id) return refuse({ code: 'NOT_FOUND' });
    const { file, uses } = undoable;
    if (uses.payrollFiles + uses.orders > 0) return refuse({ code: 'LAW_IN_USE', params: uses });
    await tx
      .update(lawFigures)
      .set({ undoneAt: dependencies.clock.now(), undoneBy: adminId })
      .where(eq(lawFigures.id, id));
    await recordChange(tx, dependencies, 'FIGURES_UNDONE', adminId, file);
    return ok(null);
  });
}
