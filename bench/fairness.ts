import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { withFilledServer, type FilledServer } from './filled-server.ts';
import { call, type Target } from './load.ts';
import { DEMO_COLLEAGUE, DEMO_EMPLOYEE, DEMO_STRANGER, signIn } from './sign-in.ts';
import { askWhile, waitsLine, waitsOf } from './steady-load.ts';

/*
 * Measures how long one account waits for its own data. Alternates between an idle server and one where others ask on many
 * connections at once: one colleague, for the personal list of 1,000 cars or for the own data, or 300 people of another
 * employer.
 */

const ROUNDS = 3;
const SECONDS = 5;
const CROWD = 300;
const LOADS = [
  { path: '/v1/search', connections: 12, people: 1 },
  { path: '/v1/search', connections: CROWD, people: 1 },
  { path: '/v1/user/me', connections: CROWD, people: 1 },
  { path: '/v1/user/me', connections: CROWD, people: CROWD },
];
// Wide enough that the account's own calls do not wait for each other.
const PROBE_MS = 100;
const GOAL = 3;

interface Answers {
  readonly taken: number;
  readonly turnedAway: number;
}

function statusOf(agent: Agent, { url, headers }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Each connection asks again as soon as it has an answer, also one that turns it away. */
async function ask(targets: readonly Target[], connections: number): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + SECONDS * 1000;
  let [taken, turnedAway] = [0, 0];
  const connection = async (target: Target) => {
    while (performance.now() < end) {
      const status = await statusOf(agent, target);
      if (status === 200) taken += 1;
      else if (status === 503) turnedAway += 1;
      else throw new Error(`${target.url}: ${status}`);
    }
  };
  const asked = Array.from({ length: connections }, (_, index) => targets[index % targets.length]!); // at least one
  await Promise.all(asked.map(connection));
  agent.destroy();
  return { taken, turnedAway };
}

const ADD_PEOPLE = `
with model as (select * from users where email = $1),
  added as (
    insert into users (tenant_id, email, password_hash, first_name, last_name, accepted_terms_version, accepted_terms_at,
      created_at, email_confirmed_at)
    select tenant_id, 'crowd' || number || '@crowd.example', password_hash, 'Alex', 'Muster', accepted_terms_version,
      accepted_terms_at, created_at, email_confirmed_at
    from model cross join generate_series(1, $2::int) as crowd (number)
    returning id, email),
  roles as (insert into user_roles (user_id, role) select id, 'EMPLOYEE' from added)
select email from added`;

/** Adds people to the employer of an account, with its password. @returns their addresses */
async function addPeople(databaseUrl: string, email: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`select set_config('app.scope', 'SYSTEM', false)`);
    const { rows } = await client.query<{ email: string }>(ADD_PEOPLE, [email, CROWD]);
    return rows.map((person) => person.email);
  } finally {
    await client.end();
  }
}

/** @returns tokens of people who work beside an account */
async function signInCrowd({ address, databaseUrl }: FilledServer, email: string): Promise<string[]> {
  const people = await addPeople(databaseUrl, email);
  const tokens: string[] = [];
  for (const person of people) tokens.push(await signIn(address, person));
  return tokens;
}

async function measure(server: FilledServer): Promise<void> {
  const { address } = server;
  const targetOf = (token: string, path: string): Target => ({
    url: `${address}${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const one = [await signIn(address, DEMO_EMPLOYEE)];
  const crowd = await signInCrowd(server, DEMO_EMPLOYEE);
  const colleague = await signIn(address, DEMO_COLLEAGUE);
  const stranger = await signIn(address, DEMO_STRANGER);
  // All paths are warm before anything is measured.
  const agent = new Agent({ keepAlive: true });
  for (let round = 0; round < 30; round += 1) {
    for (const token of [colleague, stranger]) await call(agent, targetOf(token, '/v1/user/me'));
    for (const { path } of LOADS) await call(agent, targetOf(one[0] ?? '', path));
  }
  agent.destroy();
  for (const { path, connections, people } of LOADS) {
    const load = (people === 1 ? one : crowd).map((token) => targetOf(token, path));
    const own = targetOf(people === 1 ? colleague : stranger, '/v1/user/me');
    const times: { idle: number[]; beside: number[] } = { idle: [], beside: [] };
    let answers: Answers = { taken: 0, turnedAway: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const [beside, result] = await askWhile(own, PROBE_MS, () => ask(load, connections));
      const [idle] = await askWhile(own, PROBE_MS, () => setTimeout(SECONDS * 1000));

      times.idle.push(...idle);
      times.beside.push(...beside);
      answers = {
        taken: answers.taken + result.taken,
        turnedAway: answers.turnedAway + result.turnedAway,
      };
    }
    const [idle, beside] = [waitsOf(times.idle), waitsOf(times.beside)];
    console.log(
      `\n${path}, ${connections} connections of ${people === 1 ? 'a colleague' : `${people} people of another employer`}: ${answers.taken} answers, ${answers.turnedAway} turned away`,
    );
    console.log(waitsLine('idle', idle));
    console.log(waitsLine('beside them', beside));
    const ratio = beside.median / idle.median;
    console.log(
      `  beside : idle, median  ${ratio.toFixed(2)}  (goal ${GOAL}: ${ratio <= GOAL ? 'met' : 'MISSED'})`,
    );
  }
}

/** Prints how long one account waits while others ask on many connections at once. */
export function benchFairness(): Promise<void> {
  // What a password costs is not measured, but 300 people sign in.
  process.env['PASSWORD_HASH_MEMORY_KIB'] = '8';
  return withFilledServer(measure);
}
