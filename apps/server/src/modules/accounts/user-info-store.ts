import { eq } from 'drizzle-orm';
import type { SalaryInfo } from '@stromwandel/api-spec';
import type { DatabaseOrTransaction } from '../../database/database.ts';
import { salaryData, settings } from '../../database/schema/index.ts';

/** The saved salary data of a person; null before the first saving. */
export async function findSalaryInfo(db: DatabaseOrTransaction, userId: number): Promise<SalaryInfo | null> {
  const [row] = await db
    .select({ info: salaryData.info })
    .from(salaryData)
    .where(eq(salaryData.userId, userId));
  // Written by saveSalaryInfo alone, after validation.
  return row ? (row.info as SalaryInfo) : null;
}

/** Saves salary data, replacing earlier ones. */
export async function saveSalaryInfo(
  tx: DatabaseOrTransaction,
  { userId, tenantId, info, now }: { userId: number; tenantId: number; info: SalaryInfo; now: Date },
): Promise<void> {
  const values = { tenantId, info, updatedAt: now };
  await tx
    .insert(salaryData)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: salaryData.userId, set: values });
}

/** Bounds of the commute days a month, a setting of the provider. */
export interface CommuteDayBounds {
  readonly arrivalNumberMin: number;
  readonly arrivalNumberMax: number;
}

const DEFAULT_BOUNDS: CommuteDayBounds = { arrivalNumberMin: 0, arrivalNumberMax: 31 };

function isBounds(value: unknown): value is CommuteDayBounds {
  if (typeof value !== 'object' || value === null) return false;
  const { arrivalNumberMin, arrivalNumberMax }: Partial<Record<keyof CommuteDayBounds, unknown>> = value;
  return Number.isInteger(arrivalNumberMin) && Number.isInteger(arrivalNumberMax);
}

/** The provider's setting, or 0 to 31. */
export async function findCommuteDayBounds(db: DatabaseOrTransaction): Promise<CommuteDayBounds> {
  const [row] = await db.select().from(settings).where(eq(settings.name, 'commuteDays'));
  return isBounds(row?.value) ? row.value : DEFAULT_BOUNDS;
}
