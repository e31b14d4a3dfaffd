import type { EndSettlement, ReportPosition } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leaseReports } from '../../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../../platform/sealing/data-seal.ts';

export type ReportRow = typeof leaseReports.$inferSelect;

/** What a report holds. */
export interface ReportContent {
  readonly positions: readonly ReportPosition[];
  /** Null before it is settled. */
  readonly settlement: (EndSettlement & { readonly settledOn: string }) | null;
}

export const EMPTY_REPORT: ReportContent = { positions: [], settlement: null };

const placeOf = ({ leaseId, userId }: Pick<ReportRow, 'leaseId' | 'userId'>): SealedPlace => ({
  table: 'lease_reports',
  column: 'content',
  record: leaseId,
  ownerId: userId,
});

/** The report of a lease; null without one. */
export async function findReport(db: DatabaseOrTransaction, leaseId: number): Promise<ReportRow | null> {
  const [row] = await db.select().from(leaseReports).where(eq(leaseReports.leaseId, leaseId));
  return row ?? null;
}

/** Opens a report. For its driver, or after the reading was recorded. */
export const openReport = (seal: DataSeal, row: ReportRow): ReportContent =>
  // Sealed by `sealedReport` alone, in this shape.
  seal.open(row.content, placeOf(row)) as ReportContent;

/** The columns that hold a report. */
export const sealedReport = (
  seal: DataSeal,
  owner: Pick<ReportRow, 'leaseId' | 'userId'>,
  content: ReportContent,
): Pick<ReportRow, 'content' | 'photos'> => ({
  content: seal.seal(content, placeOf(owner)),
  photos: content.positions.flatMap(({ photo, objection }) =>
    [photo, objection?.photo ?? null].flatMap((name) => name ?? []),
  ),
});

/** Names of the photos that the report of a lease shows. */
export async function photosOfReport(db: DatabaseOrTransaction, leaseId: number): Promise<string[]> {
  return (await findReport(db, leaseId))?.photos ?? [];
}
