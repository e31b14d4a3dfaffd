import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  addressOf,
  buildServer,
  startServer,
  withTemporaryDirectory,
  type RunningProgram,
} from './running-server.ts';
import { DEMO_ADMIN, signIn } from './sign-in.ts';

/*
 * How much memory the server takes while it reads a file of cars, by the size of the file: it reads as the file arrives, so
 * that a hundred megabytes must not take more than ten. Reads /proc, and so runs on Linux only.
 */

const MEGABYTE = 1024 * 1024;
const SIZES_MEGABYTES = [1, 10, 100];
const SAMPLE_MS = 20;
const GOAL = 1.5;
/** As much as a car may have, so that a hundred megabytes are some thousand cars and not half a million. */
const EQUIPMENT = Array.from({ length: 200 }, (_, at) => `Merkmal ${at} ${'ä'.repeat(75)}`).join(' | ');

/** What the process has in memory at this moment, bytes. */
function residentBytes({ processId }: RunningProgram): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error('/proc tells nothing of the server');
  return Number(kibibytes) * 1024;
}

async function* cars(template: string, megabytes: number): AsyncGenerator<Uint8Array> {
  const [header = '', example = ''] = template.split('\r\n');
  yield Buffer.from(`${header}\r\n`);
  let bytes = 0;
  for (let car = 1; bytes < megabytes * MEGABYTE; car += 1) {
    const row = example
      .replace('BEISPIEL-1', `GROSS-${car}`)
      .replace('Wärmepumpe | LED-Scheinwerfer', EQUIPMENT);
    const piece = Buffer.from(`${row}\r\n`);
    bytes += piece.length;
    yield piece;
    // The event loop also has to take samples.
    await new Promise(setImmediate);
  }
}

interface Imported {
  readonly state: string;
  readonly bytes: number;
  readonly cars: number;
}

/** Most of what the server had in memory while it read a file, bytes. */
async function peakWhile(server: RunningProgram, work: () => Promise<Imported>): Promise<[number, Imported]> {
  let peak = residentBytes(server);
  const sampling = setInterval(() => (peak = Math.max(peak, residentBytes(server))), SAMPLE_MS);
  try {
    const imported = await work();
    return [peak, imported];
  } finally {
    clearInterval(sampling);
  }
}

/** Sends a file as it is made. */
async function upload(
  address: string,
  authorization: string,
  content: AsyncIterable<Uint8Array>,
): Promise<Imported> {
  const sent = request(`${address}/v1/provider/catalogue-imports?file=gross.csv`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'text/csv' },
  });
  const answered = once(sent, 'response');
  await pipeline(Readable.from(content), sent);
  const [response] = (await answered) as [IncomingMessage]; // what the event carries
  return (await json(response)) as Imported; // what the endpoint answers
}

const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(0).padStart(6)} MB`;

async function measure(server: RunningProgram): Promise<void> {
  const address = addressOf(server);
  const authorization = `Bearer ${await signIn(address, DEMO_ADMIN)}`;
  const format = await fetch(`${address}/v1/provider/catalogue-format`, { headers: { authorization } });
  const { template } = (await format.json()) as { template: string }; // what the endpoint answers
  console.log(`idle${inMegabytes(residentBytes(server)).padStart(26)}`);
  const peaks: number[] = [];
  for (const size of SIZES_MEGABYTES) {
    const [peak, read] = await peakWhile(server, () => upload(address, authorization, cars(template, size)));
    if (read.state !== 'READY') throw new Error(`The file is ${read.state}`);
    peaks.push(peak);
    console.log(`${`${size} MB, ${read.cars} cars`.padEnd(21)}${inMegabytes(peak)}`);
  }
  const [, ten = 0, hundred = 0] = peaks;
  const ratio = hundred / ten;
  console.log(
    `${SIZES_MEGABYTES[2]} MB : ${SIZES_MEGABYTES[1]} MB  ${ratio.toFixed(2)}  (goal ${GOAL}: ${ratio <= GOAL ? 'met' : 'MISSED'})`,
  );
}

export async function benchImport(): Promise<void> {
  buildServer();
  await withTemporaryDirectory(async (directory) => {
    const server = await startServer(directory, true);
    try {
      await measure(server);
    } finally {
      await server.stop();
    }
  });
}
