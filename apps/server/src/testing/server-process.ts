import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The whole product as a process of its own, which can be killed and started again. */
export interface ServerProcess {
  readonly url: string;
  /** Starts it at this time and waits until it answers. */
  start(now: Date): Promise<void>;
  /** Ends it at once, as the machine's power would: nothing is cleaned up. */
  kill(): void;
  /** Asks it to end, as an upgrade does (SIGTERM). */
  stop(): void;
  /** Resolves when the killed or stopped process is gone. */
  gone(): Promise<void>;
  close(): Promise<void>;
}

const BUILDER = fileURLToPath(new URL('../../../../scripts/setup/build-server.mjs', import.meta.url));
const BUILT = 'main-under-test.js';
const MAIN = fileURLToPath(new URL(`../../dist/${BUILT}`, import.meta.url));

// Only the test knows what day it is; the product reads the machine's clock.
const setClock = (now: Date) => `
  const RealDate = Date;
  const offset = ${now.getTime()} - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...values) {
      if (values.length === 0) super(RealDate.now() + offset);
      else super(...values);
    }
    static now() {
      return RealDate.now() + offset;
    }
  };`;

/**
 * Builds the server as `npm start` does; started once for each restart, it has to come up quickly.
 * @param environment of the process, on top of an address on the loopback interface
 */
export async function createServerProcess(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  await promisify(execFile)(process.execPath, [BUILDER, BUILT]);
  const directory = mkdtempSync(join(tmpdir(), 'stromwandel-process-'));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  async function gone(): Promise<void> {
    if (child !== null && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    child = null;
  }

  return {
    url,
    async start(now) {
      const preload = `data:text/javascript,${encodeURIComponent(setClock(now))}`;
      const started = spawn(process.execPath, ['--import', preload, MAIN], {
        env: {
          PATH: process.env['PATH'],
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: directory,
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      await new Promise<void>((resolve, reject) => {
        let said = '';
        const listen = (chunk: Buffer) => {
          said += chunk.toString('utf8');
          if (said.includes('is ready')) resolve();
        };
        started.stdout.on('data', listen);
        started.stderr.on('data', listen);
        started.once('exit', () => reject(new Error(`The server did not start.\n${said}`)));
      });
    },
    kill: () => void child?.kill('SIGKILL'),
    stop: () => void child?.kill('SIGTERM'),
    gone,
    async close() {
      child?.kill('SIGKILL');
      await gone();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
