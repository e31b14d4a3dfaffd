import { salaryInfoBody, type SalaryInfo } from '@stromwandel/api-spec';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { salaryData } from '../../platform/database/schema/index.ts';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';
import { keepCommute } from './order-commute-store.ts';

const placeOf = (userId: number): SealedPlace => ({
  table: 'salary_data',
  column: 'info',
  record: userId,
  ownerId: userId,
});

/** The saved salary data of a person; null before the first saving. */
export async function findSalaryInfo(
  db: DatabaseOrTransaction,
  seal: DataSeal,
  userId: number,
): Promise<SalaryInfo | null> {
  const [row] = await db
    .select({ info: salaryData.info })
    .from(salaryData)
    .where(eq(salaryData.userId, userId));
  return row ? salaryInfoBody.parse(seal.open(row.info, placeOf(userId))) : null;
}

/** Salary data of a person as they are stored. */
export function sealSalaryInfo(seal: DataSeal, userId: number, info: SalaryInfo): string {
  return seal.seal(info, placeOf(userId));
}

/** Saves salary data, replacing earlier ones; the way to work is kept with the orders that go on. */
export async function saveSalaryInfo(
  tx: DatabaseOrTransaction,
  seal: DataSeal,
  {
    userId,
    tenantId,
    info,
    now,
  }: {
    readonly userId: number;
    readonly tenantId: number;
    readonly info: SalaryInfo;
    readonly now: Date;
  },
): Promise<void> {
  await keepCommute(tx, seal, { userId, info, now });
  const values = { info: sealSalaryInfo(seal, userId, info), updatedAt: now };
  await tx
    .insert(salaryData)
    .values({ userId, tenantId, ...values })
    .onConflictDoUpdate({ target: salaryData.userId, set: values });
}
