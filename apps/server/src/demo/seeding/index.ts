import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Clock } from '../../platform/clock/clock.ts';
import { sealAuditEvents } from '../../platform/audit/seal-audit-events.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema/index.ts';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';
import { createOrderTemplates, SEED_SALARIES } from './order-templates.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import type { SeedAmounts, SeedTarget } from './seed-target.ts';

export type { SeedAmounts } from './seed-target.ts';

/** Whether a database holds orders or accounts beside the demo world. */
export async function holdsMoreThanDemoWorld({ pool }: Pick<DatabaseConnection, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ more: boolean }>(
    `select exists(
        select from orders where not exists (
          select from settings, jsonb_each_text(value -> 'orders') as demo
          where name = 'demoOrders' and demo.value = orders.id::text)
      ) or exists(select from users where email not like '%.example') as more`,
  );
  return rows[0]?.more !== false;
}

/** Whether the demo world is there, from which cars and the password are taken. */
export async function hasDemoWorld({ pool }: Pick<DatabaseConnection, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select exists(select from settings where name = 'demoWorld') as there`,
  );
  return rows[0]?.there === true;
}

/** Cars, packages and colours of the catalogue to choose from, spread over it. */
const CHOICES = `select p.id as "leasePackageId", c.id as "colorId", d.id as "deliveryId"
  from vehicles as v
    join lateral (select id from lease_packages where vehicle_id = v.id and active order by id offset v.id % 3 limit 1) as p on true
    join lateral (select id from vehicle_colors where vehicle_id = v.id order by id limit 1) as c on true
    join lateral (select id from delivery_options where vehicle_id = v.id order by id limit 1) as d on true
  where v.active order by v.id * 7919 % 1000`;

type Choices = { leasePackageId: string; colorId: string; deliveryId: string }[];

/** Superusers may, and accounts that were granted it. */
async function maySwitchTriggersOff(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'SET') as may`,
  );
  return rows[0]?.may === true;
}

async function seedAll(target: SeedTarget, clock: Clock, amounts: SeedAmounts): Promise<void> {
  const { client } = target;
  await seedPeople(target, amounts, SEED_SALARIES);
  const { rows: people } = await client.query<{ id: string; tenantId: string }>(
    'select id, tenant_id as "tenantId" from seed_people order by place',
  );
  const [first] = people;
  if (amounts.orders === 0 || !first) return;
  const { rows: choices } = await client.query<Choices[number]>(CHOICES);
  const templates = await createOrderTemplates(
    // Sees the people of this transaction.
    drizzle(client, { schema, casing: 'snake_case' }),
    clock,
    choices.map(({ leasePackageId, colorId, deliveryId }) => ({
      leasePackageId: Number(leasePackageId),
      colorId: Number(colorId),
      deliveryId: Number(deliveryId),
    })),
    { userId: Number(first.id), tenantId: Number(first.tenantId) },
  );
  await seedOrders(
    target,
    amounts.orders,
    people.map(({ id }) => Number(id)),
    templates,
  );
}

/**
 * Seeds employers, people and orders in every state, as the product would have written them. All of it is one transaction, so that
 * a failure or an interruption leaves nothing.
 */
export async function seedWorld(
  { db, openSession }: Pick<DatabaseConnection, 'db' | 'openSession'>,
  {
    seal,
    clock,
    report,
  }: { readonly seal: DataSeal; readonly clock: Clock; readonly report: SeedTarget['report'] },
  amounts: SeedAmounts,
): Promise<void> {
  const client = await openSession();
  try {
    // As the system, without waiting for the disk, and as long as it takes.
    await client.query(`select set_config('app.scope', 'SYSTEM', false), set_config('synchronous_commit', 'off', false),
      set_config('statement_timeout', '0', false)`);
    const isFast = await maySwitchTriggersOff(client);
    await client.query('begin');
    await seedAll({ client, isFast, seal, now: clock.now(), report }, clock, amounts);
    await client.query('commit');
    report('chaining events');
    await sealAuditEvents(db);
    report('analysing');
    await client.query('vacuum (analyze)');
    const { rows: counted } = await client.query<{ tenants: string; users: string; orders: string }>(
      `select (select count(*) from tenants) as tenants, (select count(*) from users) as users,
         (select count(*) from orders) as orders`,
    );
    const [there] = counted;
    if (there)
      report(
        `the database has ${there.tenants} employers, ${there.users} accounts and ${there.orders} orders`,
      );
  } finally {
    await client.end();
  }
}
