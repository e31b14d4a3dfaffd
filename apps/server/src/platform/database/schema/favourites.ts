import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { vehicles } from './catalogue.ts';
import { id, instant, reference } from './columns.ts';
import { users } from './people.ts';

/** Cars that a person remembers. */
export const favourites = pgTable(
  'favourites',
  {
    /** Their order: several may be added at one moment. */
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vehicleId: reference()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    addedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('favourites_of_person').on(table.userId, table.vehicleId),
    index('favourites_vehicle').on(table.vehicleId),
  ],
);
