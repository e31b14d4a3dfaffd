import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './postmaster-pid.ts';

const POLL_MILLISECONDS = 20;

/** Fast shutdown first (open transactions roll back), then immediate (recovery at the next start), then by force. */
const ESCALATION = [
  { signal: 'SIGINT', waitMilliseconds: 10_000 },
  { signal: 'SIGQUIT', waitMilliseconds: 5_000 },
  { signal: 'SIGKILL', waitMilliseconds: 2_000 },
] as const;

/**
 * Stops the postmaster with this process number and waits until it is gone.
 * @throws Error when it survives even SIGKILL.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const { signal, waitMilliseconds } of ESCALATION) {
    if (!trySignal(pid, signal)) return;
    const end = Date.now() + waitMilliseconds;
    while (Date.now() < end) {
      if (!isAlive(pid)) return;
      await wait(POLL_MILLISECONDS);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) cannot be stopped.`);
}

function trySignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return isAlive(pid);
  }
}
