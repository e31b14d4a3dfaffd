import Fastify from 'fastify';
import pg from 'pg';

/*
 * What the search is measured beside: the same rows read from the database for each request, and one prebuilt buffer.
 * Knows DATABASE_URL and LIST_URL, the address of the list whose bytes the buffer holds.
 */

const VEHICLES = `select id, brand, model, trim_level, body_style, drive_type, maximum_power_kw, range_km, consumption,
    list_price_cents, demo_price, has_picture, delivery_from_weeks, delivery_to_weeks, available_from,
    (select hex from vehicle_colors where vehicle_id = vehicles.id order by position limit 1) as paint
  from vehicles where active`;
const PACKAGES = `select id, vehicle_id, total_monthly_gross_cost_cents, gross_comparison_cost_cents
  from lease_packages where active and vehicle_id in (select id from vehicles where active)`;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const cached = Buffer.from(await (await fetch(process.env['LIST_URL'] ?? '')).arrayBuffer());
const app = Fastify();

app.get('/vehicles', async () => (await pool.query({ name: 'vehicles', text: VEHICLES })).rows);
app.get('/list', async () => {
  const [vehicles, packages] = await Promise.all([
    pool.query({ name: 'vehicles', text: VEHICLES }),
    pool.query({ name: 'packages', text: PACKAGES }),
  ]);
  return { vehicles: vehicles.rows, packages: packages.rows };
});
app.get('/cached', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(cached),
);
process.on('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(`ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
