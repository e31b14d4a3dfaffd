import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { medianOf } from './measure.ts';
import { embeddedDatabase, buildServer, startServer, withTemporaryDirectory } from './running-server.ts';

/*
 * Commits per second of 32 clients that change a row, with and without an event of the audit log, while a server chains
 * the events. `npm run bench -- audit`
 */

const CLIENTS = 32;
const ROUNDS = 5;
const SECONDS = 3;
const GOAL = 0.5;
const PATIENCE_MS = 60_000;

const EVENT = `insert into audit_events (at, actor_id, actor_role, tenant_id, action, record, record_id, details, person_id)
  values (now(), $1, 'EMPLOYEE', 1, 'STEP_STARTED', 'order', $1, '{"stepId": 1, "stepType": "CONFIRM_SUMMARY"}', $1)`;

async function transaction(client: pg.Client, row: number, isAudited: boolean): Promise<void> {
  await client.query('begin');
  await client.query('update bench_rows set changes = changes + 1 where id = $1', [row]);
  if (isAudited) await client.query(EVENT, [row]);
  await client.query('commit');
}

/** @returns commits per second */
async function commit(clients: readonly pg.Client[], isAudited: boolean): Promise<number> {
  const started = performance.now();
  let commits = 0;
  await Promise.all(
    clients.map(async (client, row) => {
      while (performance.now() < started + SECONDS * 1000) {
        await transaction(client, row, isAudited);
        commits += 1;
      }
    }),
  );
  return (commits / (performance.now() - started)) * 1000;
}

/** Waits until each event has its link. @returns seconds */
async function waitForChain(client: pg.Client): Promise<number> {
  const started = performance.now();
  const counts = `select (select count(*)::int from audit_events) as events, (select count(*)::int from audit_chain) as links`;
  for (;;) {
    const { rows } = await client.query<{ events: number; links: number }>(counts);
    const waited = performance.now() - started;
    if (rows[0] && rows[0].events === rows[0].links) return waited / 1000;
    if (waited > PATIENCE_MS) throw new Error(`Events without a link: ${JSON.stringify(rows[0])}`);
    await setTimeout(100);
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`select set_config('app.scope', 'SYSTEM', false)`);
  return client;
}

async function measure(connectionString: string): Promise<void> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect(connectionString)));
  const [first] = clients;
  if (!first) return;
  await first.query(`create table bench_rows (id integer primary key, changes integer not null default 0);
    insert into bench_rows select generate_series(0, ${CLIENTS - 1})`);
  const [plain, audited, lags]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await commit(clients, false));
    audited.push(await commit(clients, true));
    lags.push(await waitForChain(first));
  }
  await Promise.all(clients.map((client) => client.end()));
  const ratio = medianOf(audited.map((rate, round) => rate / (plain[round] ?? Number.NaN)));
  console.log(`plain     ${medianOf(plain).toFixed(0).padStart(6)} commits/s`);
  console.log(`audited   ${medianOf(audited).toFixed(0).padStart(6)} commits/s`);
  console.log(`chained   ${medianOf(lags).toFixed(1).padStart(6)} s after the last of them`);
  console.log(`audited : plain  ${ratio.toFixed(2)}  (goal ${GOAL}: ${ratio >= GOAL ? 'met' : 'MISSED'})`);
}

/** Prints the rates of commits with and without audit event, and how long the chain takes to follow. */
export async function benchAudit(): Promise<void> {
  buildServer();
  await withTemporaryDirectory(async (dataDir) => {
    const server = await startServer(dataDir, true);
    try {
      await measure(embeddedDatabase(dataDir));
    } finally {
      await server.stop();
    }
  });
}
