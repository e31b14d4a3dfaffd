import type { ReplyOf } from '@stromwandel/api-spec';
import { foldForSearch } from '@stromwandel/kernel';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const ORDER_ADDRESS_SETTING = 'orderAddresses';
type OrderAddresses = ReplyOf<'getProviderSettings'>['orderAddresses'];

const stored = z.strictObject({
  /** Null for the address in the server's configuration. */
  address: z.string().nullable(),
  brands: z.array(z.strictObject({ brand: z.string(), address: z.string() })),
});

/**
 * Mail addresses for manufacturer orders: the provider's setting over the configuration.
 * @throws Error when the stored setting is invalid
 */
export async function readOrderAddresses(
  db: DatabaseOrTransaction,
  { manufacturerEmail }: { readonly manufacturerEmail: string },
): Promise<OrderAddresses> {
  const [row] = await db.select().from(settings).where(eq(settings.name, ORDER_ADDRESS_SETTING));
  const own = row ? stored.parse(row.value) : { address: null, brands: [] };
  return { address: own.address ?? manufacturerEmail, brands: own.brands };
}

/** The address for orders of a brand. */
export function orderAddressOf({ address, brands }: OrderAddresses, brand: string): string {
  const wanted = foldForSearch(brand);
  return brands.find((one) => foldForSearch(one.brand) === wanted)?.address ?? address;
}
