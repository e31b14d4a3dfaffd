import type { SalaryInfo } from '@stromwandel/api-spec';
import { sealSalaryInfo } from '../../modules/salary-data/index.ts';
import { FIRST_NAMES, LAST_NAMES } from './sample-names.ts';
import type { SeedAmounts, SeedTarget } from './seed-target.ts';

const BATCH = 10_000;

const PLACES = ['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig', 'Bremen', 'Dresden', 'Essen'];
const TRADES = ['Werk', 'Logistik', 'Klinik', 'Stadtwerke', 'Maschinenbau', 'Software', 'Spedition', 'Labor'];

async function insertTenants({ client, now }: SeedTarget, count: number): Promise<void> {
  await client.query(
    `insert into tenants (name, street, street_number, postcode, place, created_at)
     select ($2::text[])[1 + n % $3] || ' ' || ($4::text[])[1 + n / $3 % $5] || ' ' || n || ' GmbH', 'Werkstraße',
       n::text, lpad((10000 + n % 80000)::text, 5, '0'), ($4::text[])[1 + n % $5], $6
     from generate_series(1, $1::int) as n`,
    [count, TRADES, TRADES.length, PLACES, PLACES.length, now],
  );
}

/** People number `from` to `to`; each of them belongs to the employer with the number `n % tenants`, the first ones lead its office. */
async function insertPeople({ client, now }: SeedTarget, from: number, to: number, tenants: number) {
  await client.query(
    `with t as (select id, row_number() over (order by id) - 1 as place from seed_tenants)
     insert into users (tenant_id, email, email_confirmed_at, password_hash, title, first_name, last_name, employee_id,
       employed_since, street, street_number, place, postcode, state, place_of_birth, accepted_terms_version,
       accepted_terms_at, created_at)
     select t.id, 'p' || n || '@seed' || t.id || '.example', $5, model.password_hash, 'Frau',
       ($6::text[])[1 + n * 31 % $7],
       ($8::text[])[1 + n * 17 % $9] || case when n % 3 = 0 then '-' || ($8::text[])[1 + n / 7 % $9] else '' end,
       'P-' || lpad(n::text, 6, '0'), date '2015-01-01' + n % 3000, 'Lindenweg', (1 + n % 90)::text, 'Köln', '50667',
       'Nordrhein-Westfalen', 'Köln', model.accepted_terms_version, $5, $5
     from generate_series($1::int, $2::int) as n
       join t on t.place = n % $3::int,
       (select password_hash, accepted_terms_version from users where id = $4) as model
     order by n`,
    [
      from,
      to,
      tenants,
      await modelAccount(client),
      now,
      FIRST_NAMES,
      FIRST_NAMES.length,
      LAST_NAMES,
      LAST_NAMES.length,
    ],
  );
}

/** One person in ten is reported absent for three months, one in a hundred to leave. $1 is now, $2 the number of employers. */
const INSERT_REPORTS = `
insert into employment_reports (tenant_id, user_id, kind, day, until, reported_at)
select tenant_id, id, kind, day, case when kind <> 'LEAVING' then day + 90 end, $1
from (select tenant_id, id, $1::date + (place % 200)::int as day,
    case when place / $2::int % 100 = 3 then 'LEAVING'
      else ('{PARENTAL_LEAVE,LONG_ILLNESS,UNPAID_LEAVE}'::text[])[1 + place % 3] end as kind
  from seed_people where place / $2::int % 10 = 3 order by place) as report`;

/** An account of the demo world, whose password and accepted terms all have. */
async function modelAccount(client: SeedTarget['client']): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select id from users where password_hash is not null and accepted_terms_version is not null order by id limit 1`,
  );
  if (!rows[0]) throw new Error('The demo world has no account');
  return rows[0].id;
}

async function insertSalaryData(
  { client, seal, now }: SeedTarget,
  afterId: number,
  salaries: readonly SalaryInfo[],
) {
  const { rows } = await client.query<{ id: string }>('select id from users where id > $1 order by id', [
    afterId,
  ]);
  const ids = rows.map(({ id }) => Number(id));
  const sealed = ids.map((id) => {
    const info = salaries[id % salaries.length];
    if (!info) throw new Error('There is no salary data to seed');
    return sealSalaryInfo(seal, id, info);
  });
  await client.query(
    `insert into salary_data (user_id, tenant_id, info, updated_at)
     select u.id, u.tenant_id, seeded.info, $3
     from unnest($1::bigint[], $2::text[]) as seeded (id, info) join users as u on u.id = seeded.id`,
    [ids, sealed, now],
  );
}

/**
 * Employers and their people, all with the demo password: `p<number>@seed<id of the employer>.example`. The first one of each employer is
 * its tenant admin. Leaves the seeded people, numbered from 0, in the temporary table `seed_people`.
 */
export async function seedPeople(
  target: SeedTarget,
  { tenants, people }: Pick<SeedAmounts, 'tenants' | 'people'>,
  salaries: readonly SalaryInfo[],
): Promise<void> {
  const { client, report } = target;
  const { rows } = await client.query<{ user: string; tenant: string }>(
    `select coalesce((select max(id) from users), 0) as user, coalesce((select max(id) from tenants), 0) as tenant`,
  );
  const before = { user: Number(rows[0]?.user), tenant: Number(rows[0]?.tenant) };
  await insertTenants(target, tenants);
  await client.query(
    `create temporary table seed_tenants as select id from tenants where id > ${before.tenant}`,
  );
  for (let from = 0, last = before.user; from < people; from += BATCH) {
    const to = Math.min(from + BATCH, people) - 1;
    await insertPeople(target, from, to, tenants);
    await insertSalaryData(target, last, salaries);
    const newest = await client.query<{ id: string }>('select max(id) as id from users');
    last = Number(newest.rows[0]?.id);
    report(`people: ${to + 1} of ${people}`);
  }
  await client.query(`create temporary table seed_people as
    select id, tenant_id, row_number() over (order by id) - 1 as place from users where id > ${before.user}`);
  await client.query('create unique index on seed_people (place)');
  await client.query(
    `insert into user_roles (user_id, role)
     select id, 'EMPLOYEE' from seed_people
     union all select id, 'TENANT_ADMIN' from seed_people where place < $1`,
    [tenants],
  );
  await client.query(INSERT_REPORTS, [target.now, tenants]);
}
