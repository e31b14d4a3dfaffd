import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Bounds of commuting days a month, a setting of the provider. */
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
