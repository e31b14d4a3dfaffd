import type { FiguresFile } from '@stromwandel/api-spec';
import { figuresWith, putInForce, type FiguresRow } from '@stromwandel/payroll';
import { asc, desc, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { lawFigures } from '../../platform/database/schema/index.ts';
import { shareReads } from '../../platform/database/share-reads.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';

export interface StoredFigures extends Omit<typeof lawFigures.$inferSelect, 'content'> {
  readonly content: FiguresFile;
}

/** All loaded files, newest first. */
export async function findFiguresFiles(db: DatabaseOrTransaction): Promise<StoredFigures[]> {
  const found = await db.select().from(lawFigures).orderBy(desc(lawFigures.id));
  // Only checked files are stored.
  return found.map((row) => ({ ...row, content: row.content as FiguresFile }));
}

/** The rows in force, in the order in which they were loaded. */
export async function findRowsInForce(db: DatabaseOrTransaction): Promise<FiguresRow[]> {
  const files = await db
    .select({ content: lawFigures.content })
    .from(lawFigures)
    .where(isNull(lawFigures.undoneAt))
    .orderBy(asc(lawFigures.id));
  // Only checked files are stored.
  return files.flatMap(({ content }) => (content as FiguresFile).rows);
}

/** The rows in force when a file was loaded, oldest first. @param files all files, newest first */
export function rowsBefore(file: StoredFigures, files: readonly StoredFigures[]): FiguresRow[] {
  return files
    .filter(({ id, undoneAt }) => id < file.id && (undoneAt === null || undoneAt > file.loadedAt))
    .toReversed()
    .flatMap(({ content }) => content.rows);
}

/** Lets one transaction at a time load or undo. */
export async function lockFigures(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${lawFigures} in share row exclusive mode`);
}

/** Newest file and number of undone ones: both only grow, and every change raises one. */
async function readVersion(db: DatabaseOrTransaction): Promise<string> {
  const [found] = await db
    .select({ version: sql<string>`concat(max(${lawFigures.id}), '-', count(${lawFigures.undoneAt}))` })
    .from(lawFigures);
  return found?.version ?? '-0';
}

const REQUESTS_READ_EVERY_MS = 1_000;

/** The loaded figures of this process. */
interface LoadedFigures {
  /**
   * Puts them in force as they are in the database now.
   * @throws RangeError for a year whose wage tax flow this release does not have
   */
  refresh(): Promise<void>;
  /** The same, at most once a second: for requests, which a read before each one would slow down. */
  refreshEverySecond(): Promise<void>;
}

/** Puts the loaded figures in force in this process after any process has changed them. */
export function createFiguresRefresh(db: Database): LoadedFigures {
  let version: string | null = null;
  let readAt = -Infinity;
  const readShared = shareReads(() => runAsSystem(() => readVersion(db)));

  async function refresh(): Promise<void> {
    const begun = performance.now();
    const current = await readShared();
    if (current !== version) {
      const rows = await runAsSystem(() => findRowsInForce(db));
      putInForce(figuresWith(rows));
      version = current;
    }
    readAt = begun;
  }

  return {
    refresh,
    async refreshEverySecond() {
      if (performance.now() - readAt >= REQUESTS_READ_EVERY_MS) await refresh();
    },
  };
}
