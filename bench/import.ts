import { importClient } from './import-client.ts';
import { inMegabytes, peakWhile, residentBytes } from './resident-memory.ts';
import { addressOf, withDemoServer, type RunningProgram } from './running-server.ts';

/*
 * How much memory the server takes while it reads a file of cars, by the size of the file: it reads as the file arrives, so
 * that a hundred megabytes must not take more than ten.
 */

const MEGABYTE = 1024 * 1024;
const SIZES_MEGABYTES = [1, 10, 100];
const GOAL = 1.5;
/** As much as a car may have, so that a hundred megabytes are some thousand cars and not half a million. */
const EQUIPMENT = Array.from({ length: 200 }, (_, at) => `Merkmal ${at} ${'ä'.repeat(75)}`).join(' | ');

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

async function measure(server: RunningProgram): Promise<void> {
  const client = await importClient(addressOf(server));
  console.log(`idle${inMegabytes(residentBytes(server)).padStart(26)}`);
  const peaks: number[] = [];
  for (const size of SIZES_MEGABYTES) {
    const [peak, read] = await peakWhile(server, () =>
      client.upload('gross.csv', cars(client.template, size)),
    );
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

export function benchImport(): Promise<void> {
  return withDemoServer(measure);
}
