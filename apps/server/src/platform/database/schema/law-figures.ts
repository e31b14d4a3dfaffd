import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, instant, reference } from './columns.ts';
import { users } from './people.ts';

/** Figures files that admins have loaded; only ever appended, and undone once at most. */
export const lawFigures = pgTable('law_figures', {
  id: id(),
  /** `FiguresFile` of the contract, with its signature. */
  content: jsonb().notNull(),
  loadedAt: instant().notNull(),
  loadedBy: reference().references(() => users.id, { onDelete: 'set null' }),
  undoneAt: instant(),
  undoneBy: reference().references(() => users.id, { onDelete: 'set null' }),
});
