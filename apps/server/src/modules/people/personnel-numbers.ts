import type { FieldError } from '@stromwandel/api-spec';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/index.ts';
import { isSomebody } from './account-columns.ts';

/** A person with a personnel number, entered by the employer or the person. */
export interface PersonWithNumber {
  readonly personId: number;
  readonly personnelNumber: string;
  readonly name: string;
  readonly email: string;
}

/** An employer's people with some personnel numbers, oldest account first. */
export async function findNumberHolders(
  db: DatabaseOrTransaction,
  tenantId: number,
  numbers: readonly string[],
): Promise<PersonWithNumber[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .select({
      personId: users.id,
      personnelNumber: users.employeeId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), inArray(users.employeeId, [...new Set(numbers)]), isSomebody))
    .orderBy(asc(users.id));
  return rows.flatMap(({ personnelNumber, firstName, lastName, ...row }) =>
    personnelNumber === null ? [] : [{ ...row, personnelNumber, name: `${firstName} ${lastName}` }],
  );
}

/** The error that another person has a personnel number, for people who may see the name. */
export function takenNumber(path: string, { name }: PersonWithNumber): FieldError {
  return { path, code: 'TAKEN_BY', params: { person: name } };
}
