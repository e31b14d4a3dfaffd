import pg from 'pg';
import { defaultRoleName, ensureApplicationRole, grantToApplicationRole } from './application-role.ts';
import { migrateDatabase } from './migrate-database.ts';
import { requireSchema } from './schema-version.ts';

export interface DatabaseAddresses {
  /** Account that owns the tables. */
  readonly ownerUrl: string;
  /** Account that the server works with; null: a role is made for it. */
  readonly applicationUrl: string | null;
  /** Password of the created role; null: the owner's connections act as it. */
  readonly rolePassword: string | null;
}

export interface PrepareOptions extends DatabaseAddresses {
  /** Folder of the generated migrations (`apps/server/drizzle`). */
  readonly migrationsFolder: string;
  /** Schemas beside the product's own, and who makes them. */
  readonly otherSchemas?: Readonly<Record<string, (owner: pg.Client) => Promise<void>>>;
}

export interface PreparedDatabase {
  /** Migrations that were carried out. */
  readonly migrations: number;
  /** How the server connects. */
  readonly connectionString: string;
  readonly separation: AccountSeparation;
}

/**
 * How the server's sessions are separated from the account that owns the tables (row-level security, append-only
 * audit log):
 * - `FULL`: by their own account
 * - `ONE_ACCOUNT`: by a role that injected SQL could reset
 * - `NONE`: they run as the owner, a superuser or a member of the owner
 */
export type AccountSeparation = 'FULL' | 'ONE_ACCOUNT' | 'NONE';

// Any constant will do; it must only be the same in every process.
const PREPARE_LOCK = 4_711_003;

function withUser(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = encodeURIComponent(user);
  changed.password = encodeURIComponent(password);
  return changed.href;
}

function actingAs(url: string, role: string): string {
  const changed = new URL(url);
  const options = [changed.searchParams.get('options'), `-c role=${role}`].filter(Boolean).join(' ');
  // `URLSearchParams` writes spaces as plus signs, which PostgreSQL's drivers take for plus signs.
  changed.searchParams.delete('options');
  const others = changed.searchParams.toString();
  changed.search = `${others}${others ? '&' : ''}options=${encodeURIComponent(options)}`;
  return changed.href;
}

async function applicationConnection(
  owner: pg.Client,
  { ownerUrl, applicationUrl, rolePassword }: DatabaseAddresses,
): Promise<{ connectionString: string; role: string | null }> {
  if (applicationUrl !== null) {
    const role = decodeURIComponent(new URL(applicationUrl).username);
    const { rows } = await owner.query<{ name: string }>('select session_user as name');
    // The owner would take its own rights, also those that its triggers need.
    return { connectionString: applicationUrl, role: role === rows[0]?.name ? null : role };
  }
  const role = await defaultRoleName(owner);
  if (!(await ensureApplicationRole(owner, role, rolePassword))) {
    return { connectionString: ownerUrl, role: null };
  }
  const connectionString =
    rolePassword === null ? actingAs(ownerUrl, role) : withUser(ownerUrl, role, rolePassword);
  return { connectionString, role };
}

async function separationOf(
  owner: pg.Client,
  { applicationUrl, rolePassword }: DatabaseAddresses,
  role: string | null,
): Promise<AccountSeparation> {
  if (role === null) return 'NONE';
  if (applicationUrl === null) return rolePassword === null ? 'ONE_ACCOUNT' : 'FULL';
  const { rows } = await owner.query<{ powerful: boolean }>(
    `select rolsuper or rolbypassrls or pg_has_role(rolname, current_user, 'MEMBER') as powerful
     from pg_roles where rolname = $1`,
    [role],
  );
  return rows[0]?.powerful === false ? 'FULL' : 'NONE';
}

/**
 * Brings the database to the newest schema and gives the role that the server works as what it needs. Safe when
 * several processes start at once.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<PreparedDatabase> {
  const { ownerUrl, migrationsFolder, otherSchemas = {} } = options;
  const migrations = await migrateDatabase(ownerUrl, migrationsFolder);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    for (const make of Object.values(otherSchemas)) await make(owner);
    const { connectionString, role } = await applicationConnection(owner, options);
    if (role !== null) await grantToApplicationRole(owner, role, ['public', ...Object.keys(otherSchemas)]);
    return { migrations, connectionString, separation: await separationOf(owner, options, role) };
  } finally {
    // Ending the session also gives the lock back.
    await owner.end();
  }
}

/** @returns the role that an account which owns the tables acts as; null without one, and where the account owns nothing */
async function roleToActAs(client: pg.Client): Promise<string | null> {
  const role = await defaultRoleName(client);
  const { rows } = await client.query<{ acts: boolean }>(
    `select pg_has_role(rolname, 'MEMBER') as acts from pg_roles where rolname = $1`,
    [role],
  );
  return rows[0]?.acts === true ? role : null;
}

/**
 * Finds out how the server works on a database that `npm run migrate` has prepared; changes nothing.
 * @param isPooled behind a pooler a role cannot be chosen with the connection
 * @throws SchemaVersionError when the schema and this server do not fit together
 */
export async function findPreparedDatabase(
  url: string,
  { migrationsFolder, isPooled }: { readonly migrationsFolder: string; readonly isPooled: boolean },
): Promise<PreparedDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await requireSchema(client, migrationsFolder);
    const { rows } = await client.query<{ powerful: boolean }>(
      `select rolsuper or rolbypassrls or pg_has_role((select tableowner from pg_tables
         where schemaname = 'public' and tablename = 'users'), 'MEMBER') as powerful
       from pg_roles where rolname = current_user`,
    );
    const found = { migrations: 0, connectionString: url };
    if (rows[0]?.powerful === false) return { ...found, separation: 'FULL' };
    const role = isPooled ? null : await roleToActAs(client);
    if (role === null) return { ...found, separation: 'NONE' };
    return { ...found, connectionString: actingAs(url, role), separation: 'ONE_ACCOUNT' };
  } finally {
    await client.end();
  }
}
