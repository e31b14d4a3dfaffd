import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Primary key of a record: a number counted by the database. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to such a key. */
export const reference = () => bigint({ mode: 'number' });

/** Point in time with zone. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Amount in whole cents; up to 21 million euros. */
export const amountCents = () => integer();

/** A word to search by, without case and accents: compared byte by byte, so that an index finds beginnings of words. */
export const searchWord = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Content of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
