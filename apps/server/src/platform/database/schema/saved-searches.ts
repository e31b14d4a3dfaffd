import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { vehicles } from './catalogue.ts';
import { id, instant, reference } from './columns.ts';
import { users } from './people.ts';

/** Searches that a person saves; new cars that fit are mailed. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    savedAt: instant().notNull(),
    /** Name and filter, sealed: a budget says much about the pay. */
    content: text().notNull(),
  },
  (table) => [index('saved_searches_of_person').on(table.userId, table.id)],
);

/** Cars that fit a saved search, or once did: they are no news any more. */
export const savedSearchCars = pgTable(
  'saved_search_cars',
  {
    searchId: reference()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    vehicleId: reference()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** Null for cars that fitted when the search was saved, and for those mailed for another search before. */
    mailedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.vehicleId] }),
    index('saved_search_cars_vehicle').on(table.vehicleId),
  ],
);
