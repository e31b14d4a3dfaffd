import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../adapters/embedded-postgres/find-free-port.ts';
import { chooseServerAccount } from '../adapters/embedded-postgres/server-account.ts';

export interface Pgbouncer {
  /** The same database, through the pooler. */
  readonly connectionString: string;
  stop(): Promise<void>;
}

/**
 * Starts pgbouncer before a database, on the loopback interface.
 * @param mode what a client keeps its server connection for
 * @returns null where pgbouncer is not installed
 */
export async function startPgbouncer(
  connectionString: string,
  mode: 'session' | 'transaction' | 'statement',
): Promise<Pgbouncer | null> {
  const database = new URL(connectionString);
  const name = database.pathname.slice(1);
  const port = await findFreePort();
  const directory = mkdtempSync(join(tmpdir(), 'stromwandel-pgbouncer-'));
  // It runs as another account where the tests run as root.
  chmodSync(directory, 0o755);
  const settings = join(directory, 'pgbouncer.ini');
  const { hostname, username, password } = database;
  const account = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  writeFileSync(
    settings,
    `[databases]
${name} = host=${hostname} port=${database.port} dbname=${name} ${account}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 6
max_client_conn = 200
`,
  );
  const child = spawn('pgbouncer', [settings], {
    ...chooseServerAccount(null),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const remove = () => rmSync(directory, { recursive: true, force: true });
  for await (const line of createInterface({ input: child.stderr })) {
    if (line.includes('process up')) {
      child.stderr.resume();
      return {
        connectionString: Object.assign(new URL(connectionString), {
          hostname: '127.0.0.1',
          port: String(port),
          search: '',
        }).href,
        async stop() {
          child.kill('SIGINT');
          await ended;
          remove();
        },
      };
    }
  }
  remove();
  return null;
}
