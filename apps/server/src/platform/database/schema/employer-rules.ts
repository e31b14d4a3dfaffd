import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns.ts';
import { tenants } from './people.ts';

/** What an employer has settled about the cars of its people. */
export const employerRules = pgTable('employer_rules', {
  tenantId: reference()
    .primaryKey()
    .references(() => tenants.id),
  /** `EmployerRules` of employer-rules. */
  rules: jsonb().notNull(),
  updatedAt: instant().notNull(),
});
