import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import type { ClusterFiles } from './cluster-files.ts';

/** The lines of `postmaster.pid` that matter here. */
export interface PostmasterPid {
  readonly pid: number;
  readonly ready: boolean;
}

/** Reads PostgreSQL's own lock file; `null` when there is none. */
export function readPostmasterPid(files: ClusterFiles): PostmasterPid | null {
  try {
    const lines = readFileSync(files.postmasterPid, 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
}

/**
 * The number of the postmaster that works on this cluster, or `null`. A lock file whose number now belongs to some
 * other program is removed: PostgreSQL itself would take that program for a postmaster and refuse to start.
 */
export function findLivingPostmaster(files: ClusterFiles): number | null {
  const entry = readPostmasterPid(files);
  if (!entry) return null;
  if (!isAlive(entry.pid)) return null;
  if (worksOn(entry.pid, files.data)) return entry.pid;
  rmSync(files.postmasterPid, { force: true });
  return null;
}

/** Whether a process with this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another account exists although it may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function worksOn(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    return /postgres/.test(execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}
