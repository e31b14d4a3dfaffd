import { spawn } from 'node:child_process';
import type { ServerAccount } from './server-account.ts';

/**
 * Makes the postmaster stop when this process dies, even by SIGKILL: a shell waits for the end of a pipe that the
 * kernel closes with us. Returns the function that calls it off.
 */
export function stopWithParent(postmasterPid: number, account: ServerAccount): () => void {
  const script = 'trap "" INT TERM HUP; read -r _; kill -INT "$0"';
  const watcher = spawn('/bin/sh', ['-c', script, String(postmasterPid)], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...account,
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => {
    watcher.kill('SIGKILL');
  };
}
