import { carOfFile, type CatalogueImportReply, type ImportProblem } from '@stromwandel/api-spec';
import type { ReadCar } from './rules/car-collector.ts';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Caller } from '../../platform/scope/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { FileTooLarge, limitedFile } from '../../platform/table-file/limited-file.ts';
import type { TableFacts } from '../../platform/table-file/read-table-rows.ts';
import { createTurns } from '../../platform/table-file/take-turns.ts';
import { compareImport } from './compare-import.ts';
import {
  findImport,
  forgetCars,
  keepCars,
  keepProblems,
  MOST_PROBLEMS,
  startImport,
  updateImport,
} from './import-store.ts';
import { readCars } from './read-cars.ts';
import { recordImport } from './record-import.ts';
import { whileSeen } from './while-seen.ts';

export type ImportServices = Pick<Services, 'db' | 'clock' | 'systemClock'>;

/** Cars written per step; progress is reported after each. */
const BATCH = 100;

interface Upload {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly isJson: boolean;
  readonly maximumBytes: number;
}

/** The state of a file's import so far. */
interface Progress {
  bytes: number;
  cars: number;
  problems: number;
}

async function readAll(
  { db, clock, systemClock }: ImportServices,
  id: number,
  { upload, progress, facts }: { upload: Upload; progress: Progress; facts: TableFacts },
): Promise<void> {
  let cars: ReadCar[] = [];
  let problems: ImportProblem[] = [];
  const flush = async () => {
    const room = Math.max(0, MOST_PROBLEMS - progress.problems);
    progress.cars += cars.length;
    progress.problems += problems.length;
    // A file with an error is not taken over: its cars need not be kept.
    if (progress.problems === 0 && cars.length > 0) await keepCars(db, id, cars);
    await keepProblems(db, id, problems.slice(0, room));
    await updateImport(db, id, { ...progress, ...facts, seenAt: systemClock.now() });
    cars = [];
    problems = [];
  };
  const pieces = limitedFile(upload.content, upload.maximumBytes, (bytes) => (progress.bytes = bytes));
  const reading = { facts, schema: carOfFile(clock.today()), isJson: upload.isJson };
  const takeTurn = createTurns();
  for await (const read of readCars(pieces, reading)) {
    if (read.car) cars.push(read);
    problems.push(...read.problems);
    if (cars.length >= BATCH || problems.length >= BATCH) await flush();
    await takeTurn();
  }
  if (progress.cars + cars.length + progress.problems + problems.length === 0) {
    problems.push({ line: 1, column: null, code: 'EMPTY_FILE', value: null, params: {} });
  }
  await flush();
}

/** Says what a file that was read would change, if there is nothing wrong in it. */
async function finishReading(
  services: ImportServices,
  caller: Caller,
  { id, progress }: { readonly id: number; readonly progress: Progress },
): Promise<void> {
  const valid = progress.problems === 0;
  await services.db.transaction(async (tx) => {
    if (valid) await compareImport(tx, id);
    else await forgetCars(tx, id);
    await updateImport(tx, id, { state: valid ? 'READY' : 'INVALID' });
    await recordImport(tx, services, caller, { action: 'CATALOGUE_UPLOADED', id, details: { ...progress } });
  });
}

/** Reads and checks a file while it arrives; the catalogue stays as it is. */
export async function uploadCatalogue(
  services: ImportServices,
  caller: Caller,
  upload: Upload,
): Promise<Result<CatalogueImportReply, Refusal>> {
  const { db, systemClock } = services;
  const id = await startImport(db, upload.name, systemClock.now());
  const progress: Progress = { bytes: 0, cars: 0, problems: 0 };
  const facts: TableFacts = { encoding: null, separator: null };
  try {
    await whileSeen(services, id, async () => {
      await readAll(services, id, { upload, progress, facts });
      await finishReading(services, caller, { id, progress });
    });
  } catch (error) {
    await forgetCars(db, id);
    await updateImport(db, id, { ...progress, ...facts, state: 'BROKEN_OFF' });
    if (error instanceof FileTooLarge) return refuse({ code: 'PAYLOAD_TOO_LARGE' });
    throw error;
  }
  const reply = await findImport(db, id, systemClock.now());
  return reply ? ok(reply) : refuse({ code: 'NOT_FOUND' });
}
