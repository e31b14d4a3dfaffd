import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ContractDocument, RenderOptions } from '@stromwandel/contract-document';

/** A document to print; its identity and instant are part of the file. */
export interface PrintJob extends Omit<RenderOptions, 'fonts'> {
  readonly model: ContractDocument;
}

export type PrintRequest = PrintJob & { readonly id: number };
export type PrintAnswer =
  | { readonly id: number; readonly content: Uint8Array }
  | { readonly id: number; readonly failure: string };

export interface PrintingThread {
  print(job: PrintJob): Promise<Uint8Array>;
}

interface Waiting {
  readonly resolve: (content: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** The thread ended or was too slow; a retry may succeed. */
class PrintingThreadGone extends Error {
  readonly code = 'PRINTING_THREAD_GONE';
}

const require = createRequire(import.meta.url);

/** Many times the duration of a contract, also on a busy machine. */
const TIMEOUT_MS = 30_000;

// `filename` is the file that runs, in the bundle too, where other addresses are those of the sources.
const HERE = import.meta.filename;

/** Starts the thread from the bundle beside the server's, or from the TypeScript source without a build. */
function startFromFile(): Worker {
  if (!HERE.endsWith('.ts')) return new Worker(join(dirname(HERE), 'print-worker.js'));
  // Node 20 cannot run TypeScript, and threads ignore a loader given as an argument.
  const start = `const { loader, source } = require('node:worker_threads').workerData;
    import(loader).then(({ register }) => {
      register();
      return import(source);
    });`;
  const workerData = {
    // `require` resolves to the CommonJS half of the loader; its ESM half is beside it.
    loader: pathToFileURL(require.resolve('tsx/esm/api').replace(/\.cjs$/, '.mjs')).href,
    source: pathToFileURL(join(dirname(HERE), 'print-worker.ts')).href,
  };
  return new Worker(start, { eval: true, workerData });
}

/**
 * A separate thread that prints contracts, so that the main thread stays responsive. It starts with the first job and
 * does not keep the process alive. When it ends or answers too late, all its jobs fail and the next job starts a new
 * thread.
 */
export function createPrintingThread(
  start: () => Worker = startFromFile,
  timeoutMs: number = TIMEOUT_MS,
): PrintingThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function giveUp(ended: Worker, reason: string): void {
    if (worker !== ended) return;
    worker = null;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new PrintingThreadGone(reason));
    }
    waiting.clear();
    void ended.terminate();
  }

  function settle(answer: PrintAnswer): void {
    const job = waiting.get(answer.id);
    if (!job) return;
    waiting.delete(answer.id);
    clearTimeout(job.timer);
    if (waiting.size === 0) worker?.unref();
    if ('content' in answer) job.resolve(answer.content);
    else job.reject(new Error(answer.failure));
  }

  function running(): Worker {
    if (worker) return worker;
    const started = start();
    worker = started;
    started.on('message', settle);
    started.on('error', (error) => giveUp(started, `The printing thread failed: ${String(error)}`));
    started.on('exit', () => giveUp(started, 'The printing thread ended'));
    return started;
  }

  return {
    print: (job) =>
      new Promise((resolve, reject) => {
        const thread = running();
        lastId += 1;
        const id = lastId;
        const timer = setTimeout(() => giveUp(thread, 'The printing thread answered too late'), timeoutMs);
        waiting.set(id, { resolve, reject, timer });
        thread.ref();
        thread.postMessage({ ...job, id } satisfies PrintRequest);
      }),
  };
}
