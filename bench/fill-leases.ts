import { spawnSync } from 'node:child_process';
import pg from 'pg';

/** Leases that are not over after filling. */
export const LEASES = 40_000;

/** Orders of which the others are copies, people and employers. */
const SEED = ['--tenants', '4', '--people', '8000', '--orders', '4000'];

/** Seeds people and orders into a database with the demo world, while no server runs on it. */
export function seedOrders(dataDir: string): void {
  const seeded = spawnSync('npm', ['run', '--silent', 'seed', '--', ...SEED], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'inherit',
  });
  if (seeded.status !== 0) throw new Error('The database could not be seeded');
}

async function columnsOf(client: pg.Client, table: string, own: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and column_name <> all($2) order by ordinal_position`,
    [table, ['id', ...own]],
  );
  return rows.map(({ name }) => name).join(', ');
}

/** Orders and leases like the seeded ones, each of another person of the same employer. */
async function copyLeases(client: pg.Client): Promise<void> {
  await client.query(
    `create temporary table copies on commit drop as
     select lease.id as lease_id, lease.order_id, person.ids[(lease.id * 31 + copy * 97) % cardinality(person.ids) + 1] as user_id,
       copy, 'bench-' || lease.id || '-' || copy as key
     from leases as lease cross join generate_series(1, 100) as copy
       join (select tenant_id, array_agg(id) as ids from users group by tenant_id) as person
         on person.tenant_id = lease.tenant_id
     where lease.state in ('PREPARED', 'ACTIVE')
     order by copy, lease.id
     limit $1::int - (select count(*) from leases where state in ('PREPARED', 'ACTIVE'))`,
    [LEASES],
  );
  const order = await columnsOf(client, 'orders', ['user_id', 'idempotency_key', 'search_text']);
  // The person's name is in the snapshot, which lists show, and in the text from which a trigger writes the words.
  await client.query(
    `insert into orders (user_id, idempotency_key, search_text, ${order})
     select copies.user_id, copies.key, app_folded(concat_ws(' ', u.first_name, u.last_name, u.employee_id,
         snapshot #>> '{vehicle,brand}', snapshot #>> '{vehicle,model}')),
       ${order
         .split(', ')
         .map((name) =>
           name === 'snapshot'
             ? `original.snapshot || jsonb_build_object('person', (original.snapshot -> 'person')
                || jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name))`
             : `original.${name}`,
         )
         .join(', ')}
     from copies join orders as original on original.id = copies.order_id join users as u on u.id = copies.user_id`,
  );
  const lease = await columnsOf(client, 'leases', [
    'order_id',
    'user_id',
    'vin',
    'plate',
    'plate_key',
    'vin_end',
  ]);
  await client.query(
    `insert into leases (order_id, user_id, ${lease})
     select orders.id, copies.user_id, ${lease
       .split(', ')
       .map((name) => `original.${name}`)
       .join(', ')}
     from copies join leases as original on original.id = copies.lease_id join orders on orders.idempotency_key = copies.key`,
  );
}

/** Ends over four years, some of them passed; plates, some of them missing; licences and damages, some of them open; late followers. */
const DETAILS = `
update leases set vin = 'WVWZZZE1Z' || lpad(id::text, 8, '0'), vin_end = lower(right(lpad(id::text, 8, '0'), 6)),
  plate = case when id % 50 > 0 then 'K-' || chr(65 + (id / 9000)::int) || 'B ' || (id % 9000 + 1000) || 'E' end;
update leases set plate_key = regexp_replace(lower(plate), '[^a-z0-9]', '', 'g'),
  ends_on = case when state = 'ACTIVE' then current_date - 20 + (id * 37 % 1440)::int end;
insert into lease_drivers (lease_id, tenant_id, user_id, name, relation, state, since, due_on, due_by)
  select id, tenant_id, user_id, 'self', 'SELF', 'ACTIVE', handed_over_on, current_date - 21 + (id * 7 % 200)::int, 'MONTHS_6'
  from leases where state = 'ACTIVE';
insert into lease_damages (lease_id, tenant_id, user_id, name, kind, state, day, reported_at, changed_at, report, photos,
    excess_state, excess_since)
  select id, tenant_id, user_id, 'bench', 'PARKING', case when id % 60 = 0 then 'REPORTED' else 'CLOSED' end,
    current_date - 30, now(), now(), '', '{}', case id % 240 when 0 then 'PROPOSED' when 120 then 'OBJECTED' end,
    current_date - 5
  from leases where id % 20 = 0;
with former as (select order_id, row_number() over (order by id) as place from leases where state = 'ACTIVE'),
  next as (select id, row_number() over (order by id) as place from orders
    where signed_at is not null and handed_over_on is null and end_reason is null limit 1000)
  update orders set follows_order_id = former.order_id, delivery_week = '2035-W01', delivered_on = null
  from former join next using (place) where orders.id = next.id;`;

/** Adds leases to a seeded database until there are 40,000. */
export async function fillLeases(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.scope', 'SYSTEM', true)`);
    await copyLeases(client);
    await client.query(DETAILS);
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
