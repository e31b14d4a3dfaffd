import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A program of this repository that runs beside the benchmark. */
export interface RunningProgram {
  /** What it wrote up to the line that it is ready. */
  readonly announcement: string;
  readonly processId: number;
  stop(): Promise<void>;
}

/** What a benchmark that is ended from outside leaves behind: programs to stop and directories to remove. */
const programs = new Set<() => Promise<void>>();
const directories = new Set<string>();

function remove(directory: string): void {
  directories.delete(directory);
  rmSync(directory, { recursive: true, force: true });
}

/** No started process outlives the benchmark, however it ends. */
async function endByHand(exitCode: number): Promise<never> {
  await Promise.all([...programs].map((stop) => stop()));
  for (const directory of directories) remove(directory);
  process.exit(exitCode);
}

// Exit codes are those of a process that a signal ends.
process.once('SIGINT', () => void endByHand(130));
process.once('SIGTERM', () => void endByHand(143));

/** Starts a program and waits until a line of its output says that it is ready. */
export async function startProgram(
  script: string,
  environment: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<RunningProgram> {
  const child: ChildProcess = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<void>((resolve) =>
    child.once('close', () => {
      programs.delete(stop);
      resolve();
    }),
  );
  const stop = () => (child.kill('SIGTERM'), closed);
  programs.add(stop);
  if (!child.stdout || child.pid === undefined) throw new Error(`${script} could not be started`);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    // What the program writes later is of no interest, but must not fill the pipe.
    if (ready.test(line))
      return (child.stdout.resume(), { announcement: lines.join('\n'), processId: child.pid, stop });
  }
  // Its output ends before the program does.
  await closed;
  throw new Error(`${script} ended before it was ready:\n${lines.join('\n')}`);
}

/** Where a program listens, from what it wrote when it was ready. */
export function addressOf({ announcement }: RunningProgram): string {
  const port = /ready: https?:\/\/[^:]+:(\d+)/.exec(announcement)?.[1];
  if (port === undefined) throw new Error('The program announced no address');
  return `http://127.0.0.1:${port}`;
}

/** Builds the server as `npm start` does, without the portal. */
export function buildServer(): void {
  const build = spawnSync(process.execPath, ['scripts/setup/build-server.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The server could not be built');
}

/** Starts the built server on a directory of its own; `demo` creates the demo world, with orders unless told otherwise. */
export function startServer(dataDir: string, demo: boolean, demoOrders?: '0'): Promise<RunningProgram> {
  return startProgram(
    'apps/server/dist/main.js',
    {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: demo ? '1' : '0',
      NODE_ENV: 'production',
      ...(demoOrders && { DEMO_ORDERS: demoOrders }),
    },
    /^Ctrl-C stops everything/,
  );
}

/** How to connect to the embedded PostgreSQL of a running server. */
export function embeddedDatabase(dataDir: string): string {
  const cluster = join(dataDir, 'postgres');
  const password = readFileSync(join(cluster, 'password'), 'utf8').trim();
  // Line 4 of PostgreSQL's own lock file is the port.
  const port = readFileSync(join(cluster, 'data', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://stromwandel:${password}@127.0.0.1:${port}/stromwandel`;
}

/** A temporary directory that is removed afterwards. */
export async function withTemporaryDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'stromwandel-bench-'));
  directories.add(directory);
  try {
    return await work(directory);
  } finally {
    remove(directory);
  }
}

/** Builds the server and starts it on the demo world for some work, which it does not outlive. */
export async function withDemoServer(work: (server: RunningProgram) => Promise<void>): Promise<void> {
  buildServer();
  await withTemporaryDirectory(async (directory) => {
    const server = await startServer(directory, true);
    try {
      await work(server);
    } finally {
      await server.stop();
    }
  });
}
