/** Maximum time of one piece of a long computation on the event loop. */
const SLICE_MS = 1;
/** A slice waits no longer than this for quick work to end. */
const LONGEST_PAUSE_MS = 5;

/** Computations that wait for their next slice; the first one continues next. */
const waiting: (() => void)[] = [];
let quickWorks = 0;
let pauseEnds = 0;
let pause: NodeJS.Timeout | null = null;

function startUnlessBusy(): void {
  const remaining = pauseEnds - performance.now();
  if (quickWorks > 0 && remaining > 0) {
    pause = setTimeout(endPause, Math.ceil(remaining));
    return;
  }
  waiting.shift()?.();
  if (waiting.length > 0) planNext();
}

function endPause(): void {
  if (pause === null) return;
  clearTimeout(pause);
  pause = null;
  setImmediate(startUnlessBusy);
}

function planNext(): void {
  pauseEnds = performance.now() + LONGEST_PAUSE_MS;
  // Calls that arrived meanwhile run first, as they may be quick.
  setImmediate(startUnlessBusy);
}

function nextSlice(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) planNext();
  });
}

/**
 * Computes something for each item, in order, in slices of about a millisecond. Between slices other requests run; while
 * quick work is under way, the next slice waits for its end, but not long. Of all computations of the process one has
 * a slice at a time.
 */
export async function computeInSlices<T, R>(items: readonly T[], compute: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  let sliceEnds = 0;
  for (const item of items) {
    if (performance.now() >= sliceEnds) {
      await nextSlice();
      sliceEnds = performance.now() + SLICE_MS;
    }
    results.push(compute(item));
  }
  return results;
}

/** Runs work that computes nothing long, so that it comes before the slices of long computations. */
export async function runQuickly<T>(work: () => Promise<T>): Promise<T> {
  quickWorks += 1;
  try {
    return await work();
  } finally {
    quickWorks -= 1;
    if (quickWorks === 0) endPause();
  }
}
