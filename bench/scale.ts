import { spawnSync } from 'node:child_process';
import { medianOf } from './measure.ts';
import { buildServer, startServer, withTemporaryDirectory, type RunningProgram } from './running-server.ts';
import { LINES, type Call } from './scale-lines.ts';
import { openWorld, type World } from './scale-world.ts';

/*
 * Whether lists, searches and an approval cost the same at a thousand orders and at a million, on two databases that
 * `npm run seed` has filled. `npm run bench -- scale <directory of the small one> <directory of the large one> [lines with this]`
 */

const ROUNDS = 15;
const WARM_UP = 3;
const GOAL = 1.5;
/** Replies with more rows than this, compared with the other world's, are another page: no goal is held against them. */
const AS_LONG = 1.25;

interface Timed {
  readonly milliseconds: number;
  readonly rows: number;
}

/** Rows of the longest list in a reply. */
function rowsOf(reply: unknown): number {
  if (Array.isArray(reply)) return reply.length;
  if (typeof reply !== 'object' || reply === null) return 0;
  return Math.max(0, ...Object.values(reply).map((part) => (Array.isArray(part) ? part.length : 0)));
}

async function timed(world: World, { path, as, body }: Call): Promise<Timed> {
  const started = performance.now();
  const response = await fetch(world.address + path, {
    headers: { authorization: `Bearer ${world[as]}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const milliseconds = performance.now() - started;
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return { milliseconds, rows: rowsOf(JSON.parse(text)) };
}

/** Both worlds in turns, so that a busy machine slows both alike. @returns what each took, round by round */
async function measure(
  small: World,
  large: World,
  callOf: (world: World) => Call | null,
): Promise<{ small: Timed[]; large: Timed[] }> {
  const found: { small: Timed[]; large: Timed[] } = { small: [], large: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [ofSmall, ofLarge] = [callOf(small), callOf(large)];
    if (!ofSmall || !ofLarge) break;
    const [inSmall, inLarge] = [await timed(small, ofSmall), await timed(large, ofLarge)];
    if (round < 0) continue;
    found.small.push(inSmall);
    found.large.push(inLarge);
  }
  return found;
}

function report(name: string, found: { readonly small: Timed[]; readonly large: Timed[] }): void {
  const [inSmall, inLarge] = [found.small, found.large].map((rounds) => ({
    times: rounds.map(({ milliseconds }) => milliseconds),
    rows: rounds.at(-1)?.rows ?? 0,
  }));
  if (!inSmall || !inLarge || inLarge.times.length === 0) {
    console.log(`${name.padEnd(40)}   nothing left to measure it with`);
    return;
  }
  // The best rounds met the machine when others let it work.
  const ratio = Math.min(...inLarge.times) / Math.min(...inSmall.times);
  const isAsLong = inLarge.rows <= inSmall.rows * AS_LONG && inSmall.rows <= inLarge.rows * AS_LONG;
  const verdict = isAsLong ? (ratio <= GOAL ? 'met' : 'MISSED') : 'of other lengths';
  const milliseconds = (times: readonly number[]) => `${medianOf(times).toFixed(1).padStart(8)} ms`;
  const rows = `${inSmall.rows}/${inLarge.rows}`.padStart(10);
  console.log(
    `${name.padEnd(40)}${milliseconds(inSmall.times)}${milliseconds(inLarge.times)}${rows}${ratio.toFixed(2).padStart(8)}  ${verdict}`,
  );
}

const describe = ({ totals, employer, name, commonWords, commonPerson }: World) =>
  `${totals.orders} orders, ${totals.people} people, ${totals.employers} employers; the one measured: ${employer.people} people, ` +
  `${employer.signed} signed orders, ${employer.waiting} waiting; "${name}", "${commonWords}", "${commonPerson}"`;

async function compare(smallDir: string, largeDir: string, part: string): Promise<void> {
  const servers: RunningProgram[] = [];
  const open = async (dataDir: string, like: World | null) => {
    const server = await startServer(dataDir, true);
    servers.push(server);
    return openWorld(dataDir, server, like);
  };
  try {
    const small = await open(smallDir, null);
    const large = await open(largeDir, small);
    console.log(`small: ${describe(small)}\nlarge: ${describe(large)}\n`);
    console.log(`${''.padEnd(40)}   small      large            rows   ratio`);
    for (const [name, callOf] of Object.entries(LINES))
      if (name.includes(part)) report(name, await measure(small, large, callOf));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

export async function benchScale(): Promise<void> {
  const [smallDir, largeDir, part = ''] = process.argv.slice(3);
  if (smallDir === undefined || largeDir === undefined) {
    throw new Error('Name the directories of two seeded databases, the small one first: see bench/README.md');
  }
  buildServer();
  // Approvals use up what waits, of which the small world has just enough: it is measured on a copy.
  await withTemporaryDirectory(async (copy) => {
    // With owners and modes: PostgreSQL looks at both.
    const copied = spawnSync('cp', ['-a', `${smallDir}/.`, copy], { stdio: 'inherit' });
    if (copied.status !== 0) throw new Error(`${smallDir} could not be copied`);
    await compare(copy, largeDir, part);
  });
}
