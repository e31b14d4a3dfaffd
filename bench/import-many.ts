import { setTimeout } from 'node:timers/promises';
import { importClient, type ImportClient } from './import-client.ts';
import { inMegabytes, peakWhile, residentBytes } from './resident-memory.ts';
import { addressOf, withDemoServer, type RunningProgram } from './running-server.ts';
import { askWhile, waitsLine, waitsOf, type Waits } from './steady-load.ts';

/*
 * Measures the import of 10,000 cars with 15 lease packages each from file to catalogue. Also measures how long other
 * requests for the list of cars wait meanwhile; they get it compressed, as browsers do.
 */

const CARS = 10_000;
const TERMS = [12, 24, 36, 48, 60];
const DISTANCES = [10_000, 15_000, 20_000];
const ROWS_AT_ONCE = 1_000;
const PACE_MS = 100;
const QUIET_MS = 20_000;
const GOAL = 10;

const rate = (car: number, round: number) => 300.5 + (car % 400) + round;

/** One row for each package, by the columns of the template. */
function* rows(template: string, round: number): Generator<string> {
  const [header = '', example = ''] = template.replace('\ufeff', '').split('\r\n');
  const names = header.split(';');
  const cells = example.split(';');
  yield header;
  for (let car = 1; car <= CARS; car += 1) {
    for (const months of TERMS) {
      for (const kilometres of DISTANCES) {
        const own: Readonly<Record<string, string>> = {
          Fahrzeugnummer: `VIELE-${car}`,
          'Laufzeit Monate': String(months),
          'Kilometer im Jahr': String(kilometres),
          'Rate im Monat': rate(car, round).toFixed(2).replace('.', ','),
        };
        yield names.map((name, at) => own[name] ?? cells[at]).join(';');
      }
    }
  }
}

function* tableOfMany(template: string, round: number): Generator<Uint8Array> {
  let piece: string[] = [];
  for (const row of rows(template, round)) {
    piece.push(row);
    if (piece.length < ROWS_AT_ONCE) continue;
    yield Buffer.from(`${piece.join('\r\n')}\r\n`);
    piece = [];
  }
  yield Buffer.from(`${piece.join('\r\n')}\r\n`);
}

/** A list of cars like one of the catalogue. */
function* listOfMany(sample: Readonly<Record<string, unknown>>, round: number): Generator<Uint8Array> {
  const { leasePackages } = sample;
  const leasePackage: unknown = Array.isArray(leasePackages) ? leasePackages[0] : undefined;
  if (typeof leasePackage !== 'object') throw new Error('The demo world has no lease package');
  for (let car = 1; car <= CARS; car += 1) {
    const packages = TERMS.flatMap((durationMonths) =>
      DISTANCES.map((kmPerYear) => ({
        ...leasePackage,
        durationMonths,
        kmPerYear,
        totalMonthlyGrossCostEur: rate(car, round),
      })),
    );
    const text = JSON.stringify({ ...sample, reference: `VIELE-${car}`, leasePackages: packages });
    yield Buffer.from(`${car === 1 ? '[' : ','}\n${text}${car === CARS ? ']' : ''}`);
  }
}

/** Times work while a client requests the list, prints the result and compares it with a given one. */
type Phase = <T>(
  name: string,
  work: () => Promise<T>,
  quiet?: Waits,
) => Promise<{ readonly result: T; readonly waits: Waits }>;

function phasesOf(server: RunningProgram): Phase {
  const list = { url: `${addressOf(server)}/v1/search`, headers: { 'accept-encoding': 'gzip' } };
  return async (name, work, quiet) => {
    const started = performance.now();
    let seconds = 0;
    const [peak, [times, result]] = await peakWhile(server, () =>
      askWhile(list, PACE_MS, async () => {
        const done = await work();
        seconds = (performance.now() - started) / 1000;
        return done;
      }),
    );
    const waits = waitsOf(times);
    const ratio = quiet === undefined ? Number.NaN : waits.p99 / quiet.p99;
    const verdict =
      quiet === undefined ? '' : `  ${ratio.toFixed(1).padStart(6)} ${ratio <= GOAL ? 'met' : 'MISSED'}`;
    console.log(
      `${waitsLine(name, waits)}  ${seconds.toFixed(1).padStart(6)} s ${inMegabytes(peak)}${verdict}`,
    );
    return { result, waits };
  };
}

interface File {
  readonly name: string;
  readonly content: () => Iterable<Uint8Array>;
  readonly quiet: Waits;
}

/** Checks a file and takes it over; the path of the import. */
async function importFile(client: ImportClient, phase: Phase, file: File): Promise<string> {
  const { result: read } = await phase(
    `${file.name}: check`,
    () => client.upload(file.name, file.content()),
    file.quiet,
  );
  if (read.state !== 'READY' || read.cars !== CARS) throw new Error(`The file is ${read.state}`);
  console.log(`${''.padEnd(24)}${inMegabytes(read.bytes)} file`);
  const path = `/catalogue-imports/${read.id}/application`;
  await phase(`${file.name}: apply`, () => client.call(path, 'POST', { withdrawMissing: false }), file.quiet);
  return path;
}

async function measure(server: RunningProgram): Promise<void> {
  const client = await importClient(addressOf(server));
  const phase = phasesOf(server);
  const { cars } = await client.call<{ cars: { id: number }[] }>('/catalogue');
  const { car: sample } = await client.call<{ car: Readonly<Record<string, unknown>> }>(
    `/catalogue/${cars[0]?.id ?? 0}`,
  );
  console.log(`idle${inMegabytes(residentBytes(server)).padStart(29)}`);
  const nothing = () => setTimeout(QUIET_MS);
  const few = await phase('nothing, demo cars', nothing);
  await importFile(client, phase, {
    name: 'new.csv',
    content: () => tableOfMany(client.template, 0),
    quiet: few.waits,
  });
  const many = await phase('nothing, 10,000 cars', nothing);
  const path = await importFile(client, phase, {
    name: 'changed.json',
    content: () => listOfMany(sample, 1),
    quiet: many.waits,
  });
  await phase('changed.json: undo', () => client.call(path, 'DELETE'), many.waits);
}

/** Prints what an import of 10,000 cars takes, and what others wait for the list meanwhile, against nothing going on. */
export function benchImportMany(): Promise<void> {
  return withDemoServer(measure);
}
