import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { withFilledServer, type FilledServer } from './filled-server.ts';
import { call, type Target } from './load.ts';
import { DEMO_COLLEAGUE, DEMO_EMPLOYEE, signIn } from './sign-in.ts';
import { askWhile, waitsLine, waitsOf } from './steady-load.ts';

/*
 * Measures how long one account waits for its own data. Alternates between an idle server and one where another
 * account asks on many connections at once: for its personal list of 1,000 cars, or for its own data.
 */

const ROUNDS = 3;
const SECONDS = 4;
const LOADS = [
  { path: '/v1/search', connections: 12 },
  { path: '/v1/search', connections: 300 },
  { path: '/v1/user/me', connections: 300 },
];
const PROBE_MS = 25;
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
async function ask(target: Target, connections: number): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + SECONDS * 1000;
  let [taken, turnedAway] = [0, 0];
  const connection = async () => {
    while (performance.now() < end) {
      const status = await statusOf(agent, target);
      if (status === 200) taken += 1;
      else if (status === 503) turnedAway += 1;
      else throw new Error(`${target.url}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { taken, turnedAway };
}

async function measure({ address }: FilledServer): Promise<void> {
  const targetOf = async (email: string, path: string): Promise<Target> => ({
    url: `${address}${path}`,
    headers: { authorization: `Bearer ${await signIn(address, email)}` },
  });
  const own = await targetOf(DEMO_COLLEAGUE, '/v1/user/me');
  // Both paths are warm before anything is measured.
  const agent = new Agent({ keepAlive: true });
  const targets = [own, ...(await Promise.all(LOADS.map(({ path }) => targetOf(DEMO_EMPLOYEE, path))))];
  for (let round = 0; round < 30; round += 1) {
    for (const target of targets) await call(agent, target);
  }
  agent.destroy();
  for (const { path, connections } of LOADS) {
    const load = await targetOf(DEMO_EMPLOYEE, path);
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
      `\n${path}, ${connections} connections: ${answers.taken} answers, ${answers.turnedAway} turned away`,
    );
    console.log(waitsLine('idle', idle));
    console.log(waitsLine('beside them', beside));
    const ratio = beside.median / idle.median;
    console.log(
      `  beside : idle, median  ${ratio.toFixed(2)}  (goal ${GOAL}: ${ratio <= GOAL ? 'met' : 'MISSED'})`,
    );
  }
}

/** Prints how long one account waits while another asks on many connections at once. */
export function benchFairness(): Promise<void> {
  return withFilledServer(measure);
}
