import pg from 'pg';
import { defaultRoleName, ensureApplicationRole, grantToApplicationRole } from './application-role.ts';
import { migrateDatabase } from './migrate-database.ts';

export interface DatabaseAddresses {
  /** Account that owns the tables. */
  readonly ownerUrl: string;
  /** Account that the server works with; null: a role is made for it. */
  readonly applicationUrl: string | null;
  /** Password that the role made here gets to sign in with; null: the owner's connections act as it. */
  readonly rolePassword: string | null;
}

export interface PrepareOptions extends DatabaseAddresses {
  /** Folder of the generated migrations (`apps/server/drizzle`). */
  readonly migrationsFolder: string;
  /** Schemas beside the product's own, and who makes them. */
  readonly otherSchemas?: Readonly<Record<string, (owner: pg.Client) => Promise<void>>>;
}

export interface PreparedDatabase {
  /** How the server connects. */
  readonly connectionString: string;
  /** The server works as the owner of its tables: what protects them from the server itself does not hold. */
  readonly worksAsOwner: boolean;
}

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
    return { connectionString: applicationUrl, role: decodeURIComponent(new URL(applicationUrl).username) };
  }
  const role = await defaultRoleName(owner);
  if (!(await ensureApplicationRole(owner, role, rolePassword))) {
    return { connectionString: ownerUrl, role: null };
  }
  const connectionString =
    rolePassword === null ? actingAs(ownerUrl, role) : withUser(ownerUrl, role, rolePassword);
  return { connectionString, role };
}

/**
 * Brings the database to the newest schema and gives the role that the server works as what it needs. Safe when
 * several processes start at once.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<PreparedDatabase> {
  const { ownerUrl, migrationsFolder, otherSchemas = {} } = options;
  await migrateDatabase(ownerUrl, migrationsFolder);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    for (const make of Object.values(otherSchemas)) await make(owner);
    const { connectionString, role } = await applicationConnection(owner, options);
    if (role !== null) await grantToApplicationRole(owner, role, ['public', ...Object.keys(otherSchemas)]);
    return { connectionString, worksAsOwner: role === null };
  } finally {
    // Ending the session also gives the lock back.
    await owner.end();
  }
}
