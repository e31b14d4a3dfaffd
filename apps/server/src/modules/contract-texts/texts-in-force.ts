import { contractTextsOf, CURRENT_CONTRACT_TEXTS, type ContractTexts } from '@stromwandel/contract-document';
import type { CalendarDate } from '@stromwandel/kernel';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { contractTexts } from '../../platform/database/schema/index.ts';

/** Name of a version of the provider, in orders and contracts. */
export function contractTextsName(number: number): string {
  return `v${number}`;
}

/** The number of the version for orders of a day; null for the shipped one. */
export async function findNumberInForce(
  db: DatabaseOrTransaction,
  day: CalendarDate,
): Promise<number | null> {
  const [row] = await db
    .select({ number: contractTexts.number })
    .from(contractTexts)
    .where(and(eq(contractTexts.state, 'PUBLISHED'), lte(contractTexts.validFrom, day)))
    .orderBy(desc(contractTexts.validFrom), desc(contractTexts.number))
    .limit(1);
  return row?.number ?? null;
}

/** The name of the version that orders of a day freeze. */
export async function contractTextsNameInForce(
  db: DatabaseOrTransaction,
  day: CalendarDate,
): Promise<string> {
  const number = await findNumberInForce(db, day);
  return number === null ? CURRENT_CONTRACT_TEXTS.version : contractTextsName(number);
}

/** The texts that an order names, of any age. @throws Error for an unknown version */
export async function readContractTextsNamed(
  db: DatabaseOrTransaction,
  name: string,
): Promise<ContractTexts> {
  const number = /^v(\d+)$/.exec(name)?.[1];
  if (number === undefined) return contractTextsOf(name);
  const [row] = await db
    .select({ texts: contractTexts.texts })
    .from(contractTexts)
    .where(and(eq(contractTexts.number, Number(number)), eq(contractTexts.state, 'PUBLISHED')));
  if (!row) throw new Error(`No contract texts ${name}`);
  return row.texts;
}
