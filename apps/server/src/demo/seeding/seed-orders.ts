import { STEP_LIST } from '@stromwandel/ordering';
import { type PrivateSnapshot, putDocument, sealPrivateSnapshot } from '../../modules/orders/index.ts';
import { createFileStore } from '../../platform/files/index.ts';
import { ORDER_LIVES, type OrderLife } from './order-lives.ts';
import type { OrderTemplate } from './order-templates.ts';
import {
  INSERT_AUDIT,
  INSERT_LEASES,
  INSERT_LINKS,
  INSERT_LOG,
  INSERT_ORDERS,
  INSERT_STEPS,
  INSERT_WORDS,
} from './order-statements.ts';
import type { SeedTarget } from './seed-target.ts';

const BATCH = 5_000;
const DAY_MS = 86_400_000;
/** Of 1,000 orders, how many are over: those that came first. */
const OVER = 880;

/** A page that stands for the contract, so that the server prints none. */
const STAND_IN = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);

/** Payslips of orders that are over come without their lines, which are four fifths of an order. */
function frozenOf(template: OrderTemplate | undefined, { share }: OrderLife): PrivateSnapshot | undefined {
  if (!template || share.open > 0) return template?.own;
  return { ...template.own, taxResult: { ...template.own.taxResult, lines: [] } };
}

/** Which life the order with a number leads, the same one each time. */
function lifeOf(place: number, count: number): OrderLife {
  const kind = place * 1000 < count * OVER ? 'over' : 'open';
  // 607 has no divisor in common with 1,000: every number below comes once in 1,000 orders, of other people each time.
  let rest = (place * 607 + Math.floor(place / 1000) * 389) % 1000;
  for (const life of ORDER_LIVES) {
    rest -= life.share[kind];
    if (rest < 0) return life;
  }
  throw new Error(`The shares of orders that are ${kind} do not add up to 1,000`);
}

async function prepare({ client }: SeedTarget, templates: readonly OrderTemplate[]): Promise<void> {
  await client.query(`create temporary table seed_templates (place int primary key, snapshot jsonb, vehicle_id bigint,
    lease_package_id bigint, monthly_rate_cents int, duration_months int, contribution_cents int,
    employer_saving_cents int, employer_result_cents int, car_text text)`);
  for (const [place, template] of templates.entries()) {
    const { snapshot } = template;
    await client.query('insert into seed_templates values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      place,
      snapshot,
      snapshot.vehicle.id,
      snapshot.leasePackage.id,
      template.monthlyRateCents,
      template.durationMonths,
      template.contributionCents,
      template.employerSavingCents,
      template.employerResultCents,
      template.carText,
    ]);
  }
  await client.query(`create temporary table seed_steps ("stepType" text, "stepName" text, "orderNumber" int,
    "final" boolean, "success" boolean, "userEnabled" boolean, "userVisible" boolean, "adminVisible" boolean,
    "adminEnabled" boolean, "tenantAdminVisible" boolean, "tenantAdminEnabled" boolean)`);
  await client.query('insert into seed_steps select * from jsonb_populate_recordset(null::seed_steps, $1)', [
    JSON.stringify(STEP_LIST),
  ]);
  await client.query(`create temporary table seed_lives (life text primary key, stage text, end_reason text,
    has_week boolean, is_delivered boolean)`);
  await client.query(
    'create temporary table seed_log (life text, place int, of_all int, step_type text, status text)',
  );
  for (const { name, stage, state, log } of ORDER_LIVES) {
    const { endReason, deliveryWeek, deliveredOn } = state;
    await client.query('insert into seed_lives values ($1, $2, $3, $4, $5)', [
      name,
      stage,
      endReason,
      deliveryWeek !== null,
      deliveredOn !== null,
    ]);
    for (const [place, { stepType, status }] of log.entries()) {
      await client.query('insert into seed_log values ($1, $2, $3, $4, $5)', [
        name,
        place,
        log.length,
        stepType,
        status,
      ]);
    }
  }
  await client.query(`create temporary table seed_batch (key text primary key, person int, template int, life text,
    created_at timestamptz, days int, private_snapshot text)`);
}

interface Seeded {
  readonly id: string;
  readonly userId: string;
  readonly tenantId: string;
}

// Files of the database, also where others go to object storage.
async function insertDocuments({ client, seal, now }: SeedTarget, orders: readonly Seeded[]): Promise<void> {
  const store = createFileStore(seal, null);
  const put = await Promise.all(
    orders.map(({ id, userId, tenantId }) =>
      putDocument(
        store,
        { id: Number(id), userId: Number(userId), tenantId: Number(tenantId) },
        'CONTRACT_PREVIEW',
        STAND_IN,
      ),
    ),
  );
  const files = put.map(({ file }) => file);
  await client.query(
    `with document as (
       select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bytea[])
         as document (id, user_id, tenant_id, name, key, sealed_with, content)
     ), file as (
       insert into files (user_id, tenant_id, name, key, bytes, sealed_with, content)
       select user_id, tenant_id, name, key, $8, sealed_with, content from document returning id, key
     )
     insert into order_documents (order_id, kind, name, sha256, file_id, created_at)
     select document.id, 'CONTRACT_PREVIEW', 'Überlassungsvertrag-' || document.id || '.pdf', $9, file.id, $10
     from document join file using (key)`,
    [
      orders.map(({ id }) => id),
      orders.map(({ userId }) => userId),
      orders.map(({ tenantId }) => tenantId),
      files.map(({ name }) => name),
      files.map(({ key }) => key),
      files.map(({ sealedWith }) => sealedWith),
      files.map(({ content }) => content),
      STAND_IN.length,
      put[0]?.sha256,
      now,
    ],
  );
}

async function insertBatch(
  target: SeedTarget,
  { from, to, count }: { readonly from: number; readonly to: number; readonly count: number },
  people: readonly number[],
  templates: readonly OrderTemplate[],
): Promise<void> {
  const { client, seal, now, isFast } = target;
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const rows = places.map((place) => {
    // Neighbouring numbers are different people's, as they would be.
    const person = (place * 7919) % people.length;
    const life = lifeOf(place, count);
    const template = (place * 13) % templates.length;
    const own = frozenOf(templates[template], life);
    const userId = people[person];
    if (!own || userId === undefined) throw new Error('Somebody and something is always there');
    const key = `key:seed-${userId}-${place}`;
    const days = life.days[0] + ((place * 31) % life.days[1]);
    return {
      key,
      person,
      template,
      life: life.name,
      // Minutes apart, so that no two orders are of the same moment.
      createdAt: new Date(now.getTime() - days * DAY_MS - (place % 720) * 60_000),
      days,
      own: sealPrivateSnapshot(seal, { userId, idempotencyKey: key }, own),
    };
  });
  await client.query('truncate seed_batch');
  await client.query(
    `insert into seed_batch
     select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::timestamptz[], $6::int[], $7::text[])`,
    [
      rows.map(({ key }) => key),
      rows.map(({ person }) => person),
      rows.map(({ template }) => template),
      rows.map(({ life }) => life),
      rows.map(({ createdAt }) => createdAt),
      rows.map(({ days }) => days),
      rows.map(({ own }) => own),
    ],
  );
  const before = await client.query<{ id: string }>('select coalesce(max(id), 0) as id from orders');
  const last = [before.rows[0]?.id];
  // What is written fits together: without the checks and triggers of each row it takes half the time.
  if (isFast) await client.query(`set local session_replication_role = replica`);
  await client.query(INSERT_ORDERS, [now]);
  // With triggers, one writes the words.
  const words = isFast ? [INSERT_WORDS] : [];
  for (const statement of [...words, INSERT_STEPS, INSERT_LOG, INSERT_LINKS, INSERT_LEASES])
    await client.query(statement, last);
  // A trigger puts events into the queue, from which they are chained after the commit.
  if (isFast) await client.query(`set local session_replication_role = origin`);
  await client.query(INSERT_AUDIT, last);
  const running = await client.query<Seeded>(
    `select id, user_id as "userId", tenant_id as "tenantId" from orders where id > $1 and ended_at is null and confirmed_at is not null`,
    last,
  );
  if (running.rows.length > 0) await insertDocuments(target, running.rows);
}

/** Orders of the seeded people, each led to where its life says. @param people ids of those people, by their number */
export async function seedOrders(
  target: SeedTarget,
  count: number,
  people: readonly number[],
  templates: readonly OrderTemplate[],
): Promise<void> {
  await prepare(target, templates);
  const started = performance.now();
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(from + BATCH, count);
    await insertBatch(target, { from, to, count }, people, templates);
    const perSecond = (to / (performance.now() - started)) * 1000;
    const minutesLeft = Math.ceil((count - to) / perSecond / 60);
    if (to % (4 * BATCH) === 0 || to === count)
      target.report(
        `orders: ${to} of ${count}, ${Math.round(perSecond)} a second, some ${minutesLeft} min to go`,
      );
  }
}
