import pg from 'pg';

/** Cars on offer after filling, and lease packages of each. */
export const CARS = 1_000;
export const PACKAGES_PER_CAR = 15;

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and column_name not in ('id', 'vehicle_id') order by ordinal_position`,
    [table],
  );
  return rows.map((row) => row.name);
}

/** Puts copies of the demo cars on offer instead of them: 1,000 cars with 15 packages each, and their colours. */
export async function fillCatalogue(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // The provider's own number is the car's alone.
    const own = ['active', 'reference'];
    const vehicle = (await columnsOf(client, 'vehicles')).filter((name) => !own.includes(name)).join(', ');
    await client.query('begin');
    await client.query(`create temporary table source on commit drop as
      select *, row_number() over (order by id) - 1 as place from vehicles`);
    await client.query('update vehicles set active = false');
    await client.query(
      `insert into vehicles (${vehicle}, active, reference)
       select ${vehicle}, true, 'COPY-' || copy from source
       join generate_series(0, $1::int - 1) as copy on copy % (select count(*) from source) = source.place
       order by copy`,
      [CARS],
    );
    await client.query(`create temporary table copies on commit drop as
      select copy.id, source.id as source_id from (
        select id, row_number() over (order by id) - 1 as place from vehicles where active
      ) as copy join source on source.place = copy.place % (select count(*) from source)`);
    for (const [table, limit] of [
      ['lease_packages', PACKAGES_PER_CAR],
      ['vehicle_colors', 100],
    ] as const) {
      const columns = (await columnsOf(client, table)).join(', ');
      await client.query(`insert into ${table} (vehicle_id, ${columns})
        select copies.id, ${columns} from copies cross join lateral (
          select * from ${table} where vehicle_id = copies.source_id order by id limit ${limit}
        ) as original`);
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
