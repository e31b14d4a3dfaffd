import { Agent } from 'node:http';
import { call, type Target } from './load.ts';

/** How long requests took, milliseconds. */
export interface Waits {
  readonly median: number;
  /** What one of a hundred requests is longer than. */
  readonly p99: number;
  readonly slowest: number;
}

/** Sums up how long requests took. */
export function waitsOf(times: readonly number[]): Waits {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99), slowest: at(1) };
}

async function timed(agent: Agent, target: Target): Promise<number> {
  const asked = performance.now();
  await call(agent, target);
  return performance.now() - asked;
}

/** How long requests took that are sent at a steady pace while some work is done, whether or not the ones before were answered. */
export async function askWhile<T>(
  target: Target,
  paceMs: number,
  work: () => Promise<T>,
): Promise<[times: number[], result: T]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  const asking = setInterval(() => asked.push(timed(agent, target)), paceMs);
  let result: T;
  try {
    result = await work();
  } finally {
    clearInterval(asking);
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return [times, result];
}

/** Waits as columns of a table. */
export function waitsLine(name: string, { median, p99, slowest }: Waits): string {
  const figure = (value: number) => `${value.toFixed(1).padStart(8)} ms`;
  return `${name.padEnd(24)}median ${figure(median)}   p99 ${figure(p99)}   slowest ${figure(slowest)}`;
}
