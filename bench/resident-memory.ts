import { readFileSync } from 'node:fs';
import type { RunningProgram } from './running-server.ts';

const SAMPLE_MS = 20;
const MEGABYTE = 1024 * 1024;

/** What the process has in memory at this moment, bytes. Reads /proc, and so runs on Linux only. */
export function residentBytes({ processId }: RunningProgram): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error('/proc tells nothing of the server');
  return Number(kibibytes) * 1024;
}

/** Most of what a program had in memory while some work was done, bytes, and what the work gave. */
export async function peakWhile<T>(program: RunningProgram, work: () => Promise<T>): Promise<[number, T]> {
  let peak = residentBytes(program);
  const sampling = setInterval(() => (peak = Math.max(peak, residentBytes(program))), SAMPLE_MS);
  try {
    const result = await work();
    return [peak, result];
  } finally {
    clearInterval(sampling);
  }
}

/** Bytes as whole megabytes, in a column. */
export const inMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(0).padStart(6)} MB`;
