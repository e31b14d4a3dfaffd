import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant, reference } from './columns.ts';
import { tenants } from './people.ts';

/** An employer's rules on its people's cars. */
export const employerRules = pgTable('employer_rules', {
  tenantId: reference()
    .primaryKey()
    .references(() => tenants.id),
  /** `EmployerRules` of employer-rules. */
  rules: jsonb().notNull(),
  updatedAt: instant().notNull(),
});
