import pg from 'pg';
import { addressOf, embeddedDatabase, type RunningProgram } from './running-server.ts';
import { DEMO_ADMIN, signIn } from './sign-in.ts';

const FULL_PAGE = 50;

/** What one database has of what an employer's lists read. */
export interface Office {
  readonly tenantId: number;
  readonly email: string;
  readonly people: number;
  readonly signed: number;
  readonly waiting: number;
}

/** A seeded database with a server on it, and what the calls of the benchmark need of it. */
export interface World {
  readonly address: string;
  readonly admin: string;
  readonly office: string;
  readonly employer: Office;
  readonly totals: { readonly employers: number; readonly people: number; readonly orders: number };
  /** First and last name, unique within the employer. */
  readonly name: string;
  /** Two words that many orders have, and a page of 50 and more both. */
  readonly commonWords: string;
  /** A word that more people have than a page shows. */
  readonly commonPerson: string;
  readonly employerName: string;
  /** Number of one of the newest orders of all; places deep in the lists. */
  readonly orderId: number;
  readonly deepOrder: number;
  readonly deepPerson: number;
  /** Behind it as many employers follow as the small world has. */
  readonly deepTenant: number | null;
  /** Behind it the ten oldest reports of leavers and leaves follow. */
  readonly deepReport: number;
  /** Orders of that employer that wait for it. */
  readonly waiting: number[];
}

const OFFICES = `
select u.tenant_id::int as "tenantId", min(u.email) as email,
  (select count(*)::int from users p where p.tenant_id = u.tenant_id) as people,
  (select count(*)::int from orders o where o.tenant_id = u.tenant_id and o.signed_at is not null) as signed,
  (select count(*)::int from orders o where o.tenant_id = u.tenant_id and o.stage = 'WITH_EMPLOYER') as waiting
from users u join user_roles r on r.user_id = u.id
where r.role = 'TENANT_ADMIN' and u.email like '%@seed%' group by u.tenant_id`;

/** The employer with the most orders waiting, or the one that is most like another world's. */
async function findOffice(client: pg.Client, like: Office | null): Promise<Office> {
  const { rows } = await client.query<Office>(OFFICES);
  const difference = ({ people, signed, waiting }: Office) =>
    like === null
      ? -waiting
      : Math.abs(waiting - like.waiting) * 10 +
        Math.abs(people - like.people) +
        Math.abs(signed - like.signed);
  const [office] = rows.toSorted((a, b) => difference(a) - difference(b) || a.tenantId - b.tenantId);
  if (!office) throw new Error('The database was not seeded');
  return office;
}

async function one<Row extends object>(client: pg.Client, text: string, values: unknown[]): Promise<Row> {
  const { rows } = await client.query<Row>(text, values);
  const [row] = rows;
  if (!row) throw new Error(`The database has too little for: ${text}`);
  return row;
}

/** Names of letters that are searched as they are written. */
const NAME = `u.first_name ~ '^[A-Za-z]+$' and u.last_name ~ '^[A-Za-z]+(-[A-Za-z]+)?$'`;

const UNIQUE_NAME = `
select lower(u.first_name || ' ' || u.last_name) as name from users u
where u.tenant_id = $1 and ${NAME} and (select count(*) from orders o where o.user_id = u.id) between 9 and 11
  and not exists (select from users other where other.id <> u.id and other.first_name = u.first_name
    and (other.last_name like u.last_name || '%' or other.last_name like '%-' || u.last_name || '%'))
order by u.id limit 1`;

// With many people the commonest name of all; with a few none is common, so two words of a car.
const COMMON_NAME = `
select lower(u.first_name || ' ' || u.last_name) as words from users u where ${NAME} and u.last_name not like '%-%'
group by u.first_name, u.last_name having count(*) >= 10 order by count(*) desc, 1 limit 1`;
const COMMON_CAR = `
select a.word || ' ' || b.word as words
from order_words a join order_words b on b.order_id = a.order_id and b.word > a.word
where a.word ~ '^[a-z]{3,}$' and b.word ~ '^[a-z0-9]{2,}$'
group by a.word, b.word having count(*) > ${FULL_PAGE} order by count(*), 1 limit 1`;

// A last name of the end of the alphabet, or a word of the employer's name.
const COMMON_PERSON = `
select lower(u.last_name) as word, 1 as place from users u where u.last_name ~ '^[A-Za-z]+$'
group by u.last_name having count(*) > ${FULL_PAGE}
union all
select word, 2 from user_words where word ~ '^[a-z]{3,}$' group by word having count(*) > ${FULL_PAGE}
order by place, word desc limit 1`;

/** What the calls need of a world. @param like the small one: the employer and the places are chosen so that pages are as long */
export async function openWorld(dataDir: string, server: RunningProgram, like: World | null): Promise<World> {
  const client = new pg.Client({ connectionString: embeddedDatabase(dataDir) });
  await client.connect();
  try {
    const totals = await one<World['totals']>(
      client,
      `select (select count(*)::int from tenants) as employers, (select count(*)::int from users) as people,
         (select count(*)::int from orders) as orders`,
      [],
    );
    const employer = await findOffice(client, like?.employer ?? null);
    const of = [employer.tenantId];
    const [name] = (await client.query<{ words: string }>(COMMON_NAME)).rows;
    const { rows: waiting } = await client.query<{ id: number }>(
      `select id::int as id from orders where tenant_id = $1 and stage = 'WITH_EMPLOYER' order by id`,
      of,
    );
    const deep = await one<{
      order: number;
      person: number;
      newest: number;
      report: number;
      employerName: string;
    }>(
      client,
      `select (select id::int from orders where tenant_id = $1 and signed_at is not null order by id offset 60 limit 1) as order,
         (select id::int from users order by last_name_in_order, first_name_in_order, id offset (select count(*) / 2 from users)::int limit 1) as person,
         (select id::int from orders where tenant_id = $1 order by id desc offset 30 limit 1) as newest,
         coalesce((select id::int from employment_reports order by id offset 10 limit 1), 1000000000) as report,
         (select name from tenants where id = $1) as "employerName"`,
      of,
    );
    const follow = like?.totals.employers ?? totals.employers;
    const [behind] = (
      await client.query<{ id: number }>(
        'select id::int as id from tenants order by lower(name) desc, id desc offset $1 limit 1',
        [follow],
      )
    ).rows;
    const address = addressOf(server);
    return {
      address,
      admin: await signIn(address, DEMO_ADMIN),
      office: await signIn(address, employer.email),
      employer,
      totals,
      name: (await one<{ name: string }>(client, UNIQUE_NAME, of)).name,
      commonWords: name?.words ?? (await one<{ words: string }>(client, COMMON_CAR, [])).words,
      commonPerson: (await one<{ word: string }>(client, COMMON_PERSON, [])).word,
      employerName: deep.employerName,
      orderId: deep.newest,
      deepOrder: deep.order,
      deepPerson: deep.person,
      deepTenant: behind?.id ?? null,
      deepReport: deep.report,
      waiting: waiting.map(({ id }) => id),
    };
  } finally {
    await client.end();
  }
}
