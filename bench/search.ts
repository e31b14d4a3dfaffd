import { fileURLToPath } from 'node:url';
import { CARS, PACKAGES_PER_CAR } from './fill-catalogue.ts';
import { withFilledServer } from './filled-server.ts';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { call, fetchJson, load, type LoadResult, type Target } from './load.ts';
import { medianOf } from './measure.ts';
import { addressOf, startProgram } from './running-server.ts';
import { DEMO_EMPLOYEE, signIn } from './sign-in.ts';

/*
 * How fast the list of cars is answered by the built server on its own PostgreSQL: for visitors, and with the exact net
 * rates of a signed-in person. `npm run bench -- search`
 */

const ROUNDS = 3;
const ANCHORS = fileURLToPath(new URL('./dist/anchor-server.js', import.meta.url));

interface ListedCar {
  readonly yourLeaseFrom: number | null;
}

/** Every car is there, and each has a net rate for the person alone. */
async function checkReplies(anonymous: Target, personal: Target): Promise<void> {
  const [theirs, own] = (await Promise.all([fetchJson(anonymous), fetchJson(personal)])) as ListedCar[][]; // counted below
  const priced = own?.filter((car) => car.yourLeaseFrom !== null).length;
  const leaked = theirs?.filter((car) => car.yourLeaseFrom !== null).length;
  if (theirs?.length !== CARS || priced !== CARS || leaked !== 0) {
    throw new Error(`${theirs?.length} cars listed, ${priced} priced for the person, ${leaked} for visitors`);
  }
}

const CPU_ROUNDS = 5;
const CPU_CALLS = 60;
/** Of Linux, for times of processes. */
const TICKS_PER_SECOND = 100;
/** Node.js 24, and the ones before. */
const CPU_GOAL_MS = Number(process.versions.node.split('.')[0]) >= 24 ? 12 : 20;

/** CPU time of a process in all its threads, milliseconds. */
function cpuOf(processId: number): number {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

/** Prints the CPU time that a request for the personal list costs the server, its database aside. */
async function measureCpu(processId: number, personal: Target): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const each: number[] = [];
  for (let round = 0; round < CPU_ROUNDS; round += 1) {
    const before = cpuOf(processId);
    for (let calls = 0; calls < CPU_CALLS; calls += 1) await call(agent, personal);
    each.push((cpuOf(processId) - before) / CPU_CALLS);
  }
  agent.destroy();
  const median = medianOf(each);
  console.log(
    `\nCPU of a personal request, Node.js ${process.versions.node}: ${median.toFixed(1)} ms, best round ${Math.min(...each).toFixed(1)} ms` +
      `  (goal ${CPU_GOAL_MS}: ${median <= CPU_GOAL_MS ? 'met' : 'MISSED'})`,
  );
}

type Name = 'personal' | 'personal gzip' | 'anonymous' | 'vehicles' | 'list' | 'cached list';

async function measureInTurns(targets: Readonly<Record<Name, Target>>, connections: number) {
  const names = Object.keys(targets) as Name[]; // exactly the keys
  const results = new Map<Name, LoadResult[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) results.get(name)?.push(await load(targets[name], connections, 2));
  }
  return (name: Name): LoadResult =>
    (results.get(name) ?? []).reduce((best, one) => (one.perSecond > best.perSecond ? one : best));
}

function print(title: string, of: (name: Name) => LoadResult): void {
  console.log(`\n${title}`);
  for (const name of ['anonymous', 'cached list', 'personal', 'personal gzip', 'list', 'vehicles'] as const) {
    const { perSecond, medianMs, slowestMs } = of(name);
    console.log(
      `  ${name.padEnd(16)}${perSecond.toFixed(1).padStart(9)} /s   median ${medianMs.toFixed(1).padStart(7)} ms   slowest ${slowestMs.toFixed(1).padStart(7)} ms`,
    );
  }
  const anonymous = of('anonymous').perSecond / of('cached list').perSecond;
  const personal = of('personal').perSecond / of('list').perSecond;
  console.log(
    `  anonymous : cached list  ${anonymous.toFixed(2)}  (goal 0.35: ${anonymous >= 0.35 ? 'met' : 'MISSED'})`,
  );
  console.log(
    `  personal  : list         ${personal.toFixed(2)}  (goal 2.50: ${personal >= 2.5 ? 'met' : 'MISSED'})`,
  );
}

async function measureSearch(
  server: string,
  processId: number,
  anchors: string,
  token: string,
): Promise<void> {
  const anonymous = { url: `${server}/v1/search` };
  const personal = { url: anonymous.url, headers: { authorization: `Bearer ${token}` } };
  await checkReplies(anonymous, personal);
  const targets = {
    anonymous,
    personal,
    'personal gzip': { url: personal.url, headers: { ...personal.headers, 'accept-encoding': 'gzip' } },
    vehicles: { url: `${anchors}/vehicles` },
    list: { url: `${anchors}/list` },
    'cached list': { url: `${anchors}/cached` },
  };
  await measureInTurns(targets, 4);
  await measureCpu(processId, personal);
  const alone = await measureInTurns(targets, 1);
  print('one connection', alone);
  print('eight connections', await measureInTurns(targets, 8));
  const { medianMs } = alone('personal');
  console.log(
    `\n${CARS} cars x ${PACKAGES_PER_CAR} packages with exact net rates: ${medianMs.toFixed(1)} ms (goal 100: ${medianMs < 100 ? 'met' : 'MISSED'})`,
  );
}

/** Prints answers per second and times of the search, beside anchors measured in turns with it. */
export function benchSearch(): Promise<void> {
  return withFilledServer(async ({ address, processId, databaseUrl }) => {
    const environment = { DATABASE_URL: databaseUrl, LIST_URL: `${address}/v1/search` };
    const anchors = await startProgram(ANCHORS, environment, /^ready: /);
    try {
      await measureSearch(address, processId, addressOf(anchors), await signIn(address, DEMO_EMPLOYEE));
    } finally {
      await anchors.stop();
    }
  });
}
