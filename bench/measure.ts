import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** A timed piece of work: it does `count` units and returns a checksum of their results. */
export interface Work {
  readonly count: number;
  /** What every run must answer; anything else ends the benchmark. */
  readonly checksum: number;
  readonly run: () => number;
}

/** What a piece of work showed over all its rounds. */
export interface Measured {
  /** Things per second in the best round and in the middle one. */
  readonly best: number;
  readonly median: number;
  /** Seconds for one thing, round by round. */
  readonly secondsEach: readonly number[];
  /** Part of the time of all rounds that went into collecting garbage, 0 to 1. */
  readonly garbageShare: number;
}

/** Value in the middle of a list. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Run {
  readonly seconds: number;
  readonly garbageSeconds: number;
}

async function timed(name: string, work: Work): Promise<Run> {
  let garbageMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) garbageMs += entry.duration;
  });
  observer.observe({ entryTypes: ['gc'] });
  const started = performance.now();
  const checksum = work.run();
  const seconds = (performance.now() - started) / 1000;
  // The observer is called only after the work has released the thread.
  await setImmediate();
  await setImmediate();
  observer.disconnect();
  if (checksum !== work.checksum) throw new Error(`${name}: checksum ${checksum}, expected ${work.checksum}`);
  return { seconds, garbageSeconds: garbageMs / 1000 };
}

/**
 * How many times as fast one work is as another: the median of all rounds, each of which met both in the same moment, so
 * that a busy machine slows both alike.
 */
export function ratioOf(work: Measured, anchor: Measured): number {
  return medianOf(work.secondsEach.map((own, round) => (anchor.secondsEach[round] ?? Number.NaN) / own));
}

/**
 * Times pieces of work in turns, so that all of them meet the machine in the same state. The best round counts: a
 * machine may be busy with others, but is never faster than it is.
 * @throws Error when a checksum is not the known one: a fast wrong answer is no answer
 */
export async function measure<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  rounds: number,
): Promise<Record<Name, Measured>> {
  // Object.keys forgets the names of the keys.
  const names = Object.keys(works) as Name[];
  const runs = new Map(names.map((name): [Name, Run[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) runs.get(name)?.push(await timed(name, works[name]));
  }
  const measured = names.map((name): [Name, Measured] => {
    const seconds = (runs.get(name) ?? []).map((run) => run.seconds);
    const total = seconds.reduce((sum, one) => sum + one, 0);
    const garbage = (runs.get(name) ?? []).reduce((sum, run) => sum + run.garbageSeconds, 0);
    const { count } = works[name];
    return [
      name,
      {
        best: count / Math.min(...seconds),
        median: count / medianOf(seconds),
        secondsEach: seconds.map((one) => one / count),
        garbageShare: garbage / total,
      },
    ];
  });
  // One entry for each name.
  return Object.fromEntries(measured) as Record<Name, Measured>;
}
