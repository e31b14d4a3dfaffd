import type pg from 'pg';

/** Tables that the application may only read and append to. */
const APPEND_ONLY = ['audit_events', 'payroll_files'];
/** Tables whose rows come and go whole. */
const NEVER_UPDATED = ['user_roles', 'files'];
/** Columns that say whose row it is. The server never changes them, so that no mistake hands a row to another employer. */
const OWNERSHIP = ['user_id', 'tenant_id'];
/** Tables that only functions of the owner write. */
const READ_ONLY = ['audit_chain', 'audit_unsealed'];

const INSUFFICIENT_PRIVILEGE = '42501';
const ALREADY_EXISTS = new Set(['42710', '23505']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The default name of the server's database role: one for each database of a cluster. */
export async function defaultRoleName(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  return `${rows[0]?.name ?? 'stromwandel'}_app`.slice(-63);
}

async function canActAs(owner: pg.Client, name: string): Promise<boolean> {
  try {
    await owner.query(`set role ${name}`);
    await owner.query('reset role');
    return true;
  } catch (error) {
    if (codeOf(error) === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
}

/**
 * Makes sure that a role exists which the owner can act as.
 * @param password lets it sign in; null: only the owner acts as it
 * @returns false when the owner may create no roles
 */
export async function ensureApplicationRole(
  owner: pg.Client,
  role: string,
  password: string | null,
): Promise<boolean> {
  const name = owner.escapeIdentifier(role);
  try {
    const found = await owner.query('select from pg_roles where rolname = $1', [role]);
    if (found.rowCount === 0) {
      // Another database of the cluster may be making it at this very moment.
      await owner.query(`create role ${name} nologin`).catch((error: unknown) => {
        if (!ALREADY_EXISTS.has(codeOf(error))) throw error;
      });
    }
    if (!(await canActAs(owner, name))) await owner.query(`grant ${name} to current_user`);
    if (password !== null) {
      await owner.query(`alter role ${name} login password ${owner.escapeLiteral(password)}`);
    }
    return true;
  } catch (error) {
    if (codeOf(error) === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
}

/** Takes the right to change the columns of `OWNERSHIP`: a right on columns replaces the one on their table. */
async function protectOwnership(owner: pg.Client, name: string): Promise<void> {
  const { rows } = await owner.query<{ table: string; others: string }>(
    `select table_name as table, string_agg(quote_ident(column_name), ', ')
       filter (where column_name <> all ($1) and is_generated = 'NEVER') as others
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
     group by table_name having bool_or(column_name = any ($1))`,
    [OWNERSHIP],
  );
  for (const { table, others } of rows) {
    await owner.query(
      `revoke update on ${table} from ${name}; grant update (${others}) on ${table} to ${name}`,
    );
  }
}

/** Gives the role what the server needs in a schema, and nothing more; takes back what an earlier version gave. */
export async function grantToApplicationRole(
  owner: pg.Client,
  role: string,
  schemas: readonly string[],
): Promise<void> {
  const name = owner.escapeIdentifier(role);
  await owner.query('begin');
  try {
    // The server compares its version with the schema's.
    await owner.query(
      `grant usage on schema drizzle to ${name}; grant select on all tables in schema drizzle to ${name}`,
    );
    for (const schema of schemas) {
      await owner.query(`
        grant usage on schema ${schema} to ${name};
        grant select, insert, update, delete on all tables in schema ${schema} to ${name}`);
    }
    await protectOwnership(owner, name);
    for (const table of NEVER_UPDATED) await owner.query(`revoke update on ${table} from ${name}`);
    for (const table of APPEND_ONLY) await owner.query(`revoke update, delete on ${table} from ${name}`);
    for (const table of READ_ONLY)
      await owner.query(`revoke insert, update, delete on ${table} from ${name}`);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
