import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, id, reference } from './columns.ts';

/** Files of rows of other tables (`platform/files`). Never changed by the server. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** The employer whose data it is; null for files of the provider. */
    tenantId: reference(),
    /** The person whose data it is. */
    userId: reference(),
    /** Table and key of the row that it belongs to; the seal is bound to it. */
    name: text().notNull(),
    /** Of the object: tenant and hex SHA-256 of the sealed bytes. */
    key: text().notNull(),
    /** Size before sealing. */
    bytes: integer().notNull(),
    /** Id of the data key. */
    sealedWith: text().notNull(),
    /** Sealed; null while the bytes are in object storage. */
    content: bytes(),
  },
  (table) => [uniqueIndex('files_key').on(table.key), index('files_user').on(table.userId)],
);

/** Reference to the file of a row; the row gets a trigger that deletes the file with it. */
export const fileReference = () =>
  reference()
    .notNull()
    .references(() => files.id);

/** Objects of deleted files, to be removed from object storage. */
export const removedObjects = pgTable('removed_objects', { key: text().primaryKey() });
