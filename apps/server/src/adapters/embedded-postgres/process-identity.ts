import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A text that is the same for a process as long as it lives, and different for another process that later gets the
 * same number; `null` when no such process lives. After a container restart numbers repeat at once, so a bare
 * number proves nothing.
 */
export function processIdentity(pid: number): string | null {
  try {
    return process.platform === 'linux' ? linuxIdentity(pid) : portableIdentity(pid);
  } catch {
    return null;
  }
}

function linuxIdentity(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name is in parentheses and may contain spaces and parentheses.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z' || state === 'X') return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18] ?? ''}`;
}

function portableIdentity(pid: number): string | null {
  const startedAt = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return startedAt === '' ? null : startedAt;
}
