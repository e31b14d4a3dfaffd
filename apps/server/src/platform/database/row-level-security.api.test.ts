import { contract } from '@stromwandel/api-spec';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAsSystem, runInScope, type Scope } from '../scope/scope.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/create-test-app.ts';
import { sampleSearch } from '../../testing/sample-search.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../testing/order-journey.ts';

/** Tables without rows of a person or an employer. Every other one needs a policy. */
const NOBODYS = [
  'vehicles',
  'vehicle_colors',
  'delivery_options',
  'lease_packages',
  'planned_prices',
  'photos',
  'drawings',
  'photo_images',
  'vehicle_photos',
  'catalogue_state',
  'catalogue_imports',
  'catalogue_import_problems',
  'catalogue_import_cars',
  'settings',
  'product_clock',
  // Hashes of addresses and accounts, and how often they tried.
  'attempt_counters',
  // Numbers of events, positions and hashes.
  'audit_chain',
  'audit_unsealed',
];

let test: TestApp;
let owner: pg.Client;
let anna: TestPerson;
let ben: TestPerson;
let employer: TestPerson;
let otherEmployer: TestPerson;
let admin: TestPerson;
let tables: string[];

beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
  const tenantId = await test.createTenant();
  anna = await createOrderingPerson(test, { tenantId });
  ben = await createOrderingPerson(test, { tenantId });
  employer = await test.createPerson({ roles: ['TENANT_ADMIN'], tenantId });
  otherEmployer = await test.createPerson({ roles: ['TENANT_ADMIN'] });
  admin = await test.createPerson({ roles: ['ADMIN'] });
  const offer = await createTestOffer(test);
  await orderJourney(test).signedAtProvider(anna, offer);
  for (const caller of [anna, ben]) {
    await test.call(contract.addFavourites, { body: { vehicleIds: [offer.vehicleId] } }, caller);
    await test.call(contract.saveSearch, { body: sampleSearch() }, caller);
  }
  const { rows } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

function scopeOf({ userId, tenantId, sessionId }: TestPerson, roles: Scope['caller']): Scope {
  const caller = { ...roles, userId, tenantId, sessionId } as Scope['caller']; // the roles are given
  return { kind: 'PERSON', caller, origin: null, readingsOf: new Set() };
}
const as = (person: TestPerson, role: 'EMPLOYEE' | 'TENANT_ADMIN' | 'ADMIN') =>
  scopeOf(person, {
    userId: 0,
    tenantId: null,
    roles: [role],
    sessionId: '',
    emailConfirmed: true,
    hasSecondFactor: true,
    mustSetUpSecondFactor: false,
  });

/** The rows of all tables that a use case without checks could read. */
async function everything(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const { rows } = await test.services.pool.query<{ rows: number }>(
      `select count(*)::int as rows from ${table}`,
    );
    if (rows[0] && rows[0].rows > 0) counts.set(table, rows[0].rows);
  }
  return counts;
}
const personal = async (scope: Scope) => {
  const counts = await runInScope(scope, everything);
  return Object.fromEntries([...counts].filter(([table]) => !NOBODYS.includes(table)));
};

it('covers every table', async () => {
  const { rows } = await owner.query<{ name: string; forced: boolean; policies: string }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
       (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const open = rows.filter(({ forced, policies }) => !forced || policies === '0').map(({ name }) => name);
  expect(open.toSorted()).toEqual(NOBODYS.toSorted());
});

it('looks rows of other tables up by their key, never by a hash of all of them', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select polname as name from pg_policy
     where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~ 'EXISTS|IN \\( ?SELECT'`,
  );
  expect(rows).toEqual([]);
});

describe('a use case without checks', () => {
  it('sees all rows as the server itself', async () => {
    const counts = await runAsSystem(everything);
    for (const table of ['users', 'salary_data', 'orders', 'order_documents', 'audit_events', 'outbox']) {
      expect(counts.get(table), table).toBeGreaterThan(0);
    }
  });

  it('sees no personal row without a scope', async () => {
    const none: Scope = { kind: 'NONE', caller: null, origin: null, readingsOf: new Set() };
    expect(await personal(none)).toEqual({});
    expect(
      Object.fromEntries([...(await everything())].filter(([table]) => !NOBODYS.includes(table))),
    ).toEqual({});
  });

  it("sees only the employee's own rows, none of a colleague", async () => {
    const wordsOfBen = await owner.query<{ count: number }>(
      'select count(*)::int as count from user_words where user_id = $1',
      [ben.userId],
    );
    expect(await personal(as(ben, 'EMPLOYEE'))).toEqual({
      favourites: 1,
      saved_search_cars: 1,
      saved_searches: 1,
      salary_data: 1,
      sessions: 1,
      tenants: 1,
      user_roles: 1,
      user_words: wordsOfBen.rows[0]?.count,
      users: 1,
    });
    expect(await personal(as(anna, 'EMPLOYEE'))).toMatchObject({
      orders: 1,
      files: 1,
      order_documents: 1,
      salary_data: 1,
    });
  });

  it('sees people and signed orders of the own employer, but no salary data, contracts or checks', async () => {
    const seen = await personal(as(employer, 'TENANT_ADMIN'));
    expect(seen).toMatchObject({ users: 3, tenants: 1, orders: 1 });
    for (const table of ['salary_data', 'favourites', 'saved_searches', 'saved_search_cars', 'files'])
      expect(seen).not.toHaveProperty(table);
    for (const table of ['order_documents', 'verification_cases']) expect(seen).not.toHaveProperty(table);
    expect(await personal(as(otherEmployer, 'TENANT_ADMIN'))).toMatchObject({ users: 1, tenants: 1 });
    expect(await personal(as(otherEmployer, 'TENANT_ADMIN'))).not.toHaveProperty('orders');
  });

  it("sees in the own employer's log the actions of HR team, provider and system, on orders after their signature", async () => {
    const roles = ['TENANT_ADMIN', 'ADMIN', 'SYSTEM', 'EMPLOYEE', 'ANONYMOUS', 'MANUFACTURER'];
    const { rows: orders } = await owner.query<{ id: string }>('select id from orders');
    for (const tenantId of [employer.tenantId, otherEmployer.tenantId]) {
      for (const role of roles) {
        for (const [record, id] of [
          ['user', null],
          ['order', orders[0]?.id],
          ['order', 987_654],
        ] as const) {
          await owner.query(
            `insert into audit_events (at, tenant_id, actor_role, action, record, record_id, details)
             values (now(), $1, $2, 'PLANTED', $3, $4, '{}')`,
            [tenantId, role, record, id],
          );
        }
      }
    }
    const { rows } = await runInScope(as(employer, 'TENANT_ADMIN'), () =>
      test.services.pool.query<{ seen: string }>(
        `select tenant_id || ' ' || actor_role || ' ' || coalesce(record_id::text, record) as seen
         from audit_events where action = 'PLANTED' order by id`,
      ),
    );
    expect(rows.map(({ seen }) => seen)).toEqual(
      ['TENANT_ADMIN', 'ADMIN', 'SYSTEM'].flatMap((role) => [
        `${employer.tenantId} ${role} user`,
        `${employer.tenantId} ${role} ${orders[0]?.id}`,
      ]),
    );
  });

  it('sees no salary data as the provider', async () => {
    const seen = await personal(as(admin, 'ADMIN'));
    expect(seen).toMatchObject({ users: 5, orders: 1 });
    expect(seen).not.toHaveProperty('salary_data');
    expect(seen).not.toHaveProperty('favourites');
    expect(seen).not.toHaveProperty('saved_searches');
    expect(seen).not.toHaveProperty('refresh_tokens');
  });

  it('cannot change, remove or add rows of a colleague', async () => {
    const { pool } = test.services;
    await runInScope(as(ben, 'EMPLOYEE'), async () => {
      for (const statement of [
        'update users set email = $$x$$ where id <> $1',
        'delete from orders where user_id <> $1',
        'delete from salary_data where user_id <> $1',
        'delete from favourites where user_id <> $1',
        'delete from saved_searches where user_id <> $1',
        'update sessions set ended_at = now() where user_id <> $1',
      ]) {
        expect((await pool.query(statement, [ben.userId])).rowCount, statement).toBe(0);
      }
      await expect(
        pool.query(`insert into salary_data values ($1, $2, 'x', now())`, [
          employer.userId,
          employer.tenantId,
        ]),
      ).rejects.toThrow('row-level security');
    });
  });
});

describe('a person', () => {
  const REFUSED = /row-level security|permission denied/;
  const attempt = (
    person: TestPerson,
    role: 'EMPLOYEE' | 'TENANT_ADMIN',
    statement: string,
    value: unknown,
  ) => runInScope(as(person, role), () => test.services.pool.query(statement, [person.userId, value]));

  it.each([
    [`insert into user_roles values ($1, $2)`, 'ADMIN'],
    [`insert into user_roles values ($1, $2)`, 'TENANT_ADMIN'],
    [`update user_roles set role = $2 where user_id = $1`, 'ADMIN'],
    ['update users set tenant_id = $2 where id = $1', 1],
  ])('cannot gain a role or another employer by "%s" with %s', async (statement, value) => {
    await expect(attempt(ben, 'EMPLOYEE', statement, value)).rejects.toThrow(REFUSED);
  });

  it('cannot rename the employer as an employee', async () => {
    const rename = 'update tenants set name = $2 where id = (select tenant_id from users where id = $1)';
    expect((await attempt(ben, 'EMPLOYEE', rename, 'Mine')).rowCount).toBe(0);
  });

  it("as a tenant admin cannot grant the provider's role, or any to other employers' people", async () => {
    const admin = `insert into user_roles values ($1, $2)`;
    await expect(attempt(employer, 'TENANT_ADMIN', admin, 'ADMIN')).rejects.toThrow(REFUSED);
    const other = `insert into user_roles select $2::bigint, 'EMPLOYEE' where $1 > 0`;
    await expect(attempt(employer, 'TENANT_ADMIN', other, otherEmployer.userId)).rejects.toThrow(REFUSED);
  });
});

it("the server itself cannot change a row's owner column", async () => {
  const { rows } = await owner.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.column_privileges
     where table_schema = 'public' and privilege_type = 'UPDATE' and column_name in ('user_id', 'tenant_id')
       and grantee <> current_user`,
  );
  expect(rows).toEqual([]);
});

describe('connections', () => {
  it('never keep an earlier scope, however requests mix', async () => {
    const people = [anna, ben];
    const names = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const person = people[index % 2];
        if (!person) throw new Error('two people');
        const { rows } = await runInScope(as(person, 'EMPLOYEE'), () =>
          test.services.pool.query<{ id: string }>('select id from users'),
        );
        return [rows.map(({ id }) => Number(id)), person.userId];
      }),
    );
    for (const [seen, userId] of names) expect(seen).toEqual([userId]);
  });

  it('lose the wider scope of a transaction, also when it fails', async () => {
    const body = { firstName: 'Ben', lastName: 'Zwei', email: ben.email };
    expect((await test.call(contract.invitePerson, { body }, employer)).problem.code).toBe(
      'EMAIL_NOT_AVAILABLE',
    );
    expect(await personal(as(ben, 'EMPLOYEE'))).toMatchObject({ users: 1 });
  });
});
