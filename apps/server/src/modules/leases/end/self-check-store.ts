import type { SelfCheckView, WearFinding } from '@stromwandel/leasing';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../platform/database/database.ts';
import { leaseSelfChecks } from '../../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../../platform/sealing/data-seal.ts';

export type SelfCheckRow = typeof leaseSelfChecks.$inferSelect;

/** What a self-check holds. */
export interface SelfCheckContent {
  readonly photos: readonly { readonly view: SelfCheckView; readonly photo: string }[];
  readonly findings: readonly (WearFinding & {
    readonly view: SelfCheckView;
    readonly photo: string | null;
  })[];
}

const placeOf = ({ leaseId, userId }: Pick<SelfCheckRow, 'leaseId' | 'userId'>): SealedPlace => ({
  table: 'lease_self_checks',
  column: 'content',
  record: leaseId,
  ownerId: userId,
});

/** The self-check of a lease, as far as the caller may read it; null without one. */
export async function findSelfCheck(
  db: DatabaseOrTransaction,
  leaseId: number,
): Promise<SelfCheckRow | null> {
  const [row] = await db.select().from(leaseSelfChecks).where(eq(leaseSelfChecks.leaseId, leaseId));
  return row ?? null;
}

/** Opens a self-check. For its employee, or after the reading was recorded. */
export const openSelfCheck = (seal: DataSeal, row: SelfCheckRow): SelfCheckContent =>
  // Sealed by `sealedSelfCheck` alone, in this shape.
  seal.open(row.content, placeOf(row)) as SelfCheckContent;

/** Names of the photos of a self-check. */
export const photosOfCheck = ({ photos, findings }: SelfCheckContent): string[] =>
  [...photos, ...findings].flatMap(({ photo }) => photo ?? []);

/** The columns that hold a self-check. */
export const sealedSelfCheck = (
  seal: DataSeal,
  owner: Pick<SelfCheckRow, 'leaseId' | 'userId'>,
  content: SelfCheckContent,
): Pick<SelfCheckRow, 'content' | 'photos'> => ({
  content: seal.seal(content, placeOf(owner)),
  photos: photosOfCheck(content),
});

/** Names of the photos that the self-check of a lease shows. */
export async function photosOfSelfCheck(db: DatabaseOrTransaction, leaseId: number): Promise<string[]> {
  return (await findSelfCheck(db, leaseId))?.photos ?? [];
}
