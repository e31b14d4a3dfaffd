import type { ContractInput } from '@stromwandel/contract-document';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** Name of the provider's setting. */
export const LESSOR_SETTING = 'lessor';

const lessorSchema = z.strictObject({
  company: z.string(),
  legalForm: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  postcode: z.string(),
  place: z.string(),
  register: z.string().nullable(),
  vatId: z.string().nullable(),
  representative: z.string().nullable(),
});

/** The company that leases the cars to the employers, as printed in contracts and receipts. */
export type Lessor = Readonly<z.infer<typeof lessorSchema>>;

/** The lessor until the provider saves another. */
export const DEFAULT_LESSOR: Lessor = {
  company: 'Stromwandel Leasing',
  legalForm: 'GmbH',
  street: 'Spannungsallee',
  streetNumber: '3',
  postcode: '50668',
  place: 'Köln',
  register: null,
  vatId: null,
  representative: null,
};

/** Reads the provider's setting, or the default. @throws Error when the stored setting is invalid */
export async function readLessor(db: DatabaseOrTransaction): Promise<Lessor> {
  const [row] = await db.select().from(settings).where(eq(settings.name, LESSOR_SETTING));
  return row ? lessorSchema.parse(row.value) : DEFAULT_LESSOR;
}

/** The lessor as the contract names it. */
export function contractLessor(lessor: Lessor): ContractInput['lessor'] {
  const { company, legalForm, street, streetNumber, postcode, place, ...rest } = lessor;
  return { name: `${company} ${legalForm}`, address: { street, streetNumber, postcode, place }, ...rest };
}
