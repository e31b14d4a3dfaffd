/** About so many parts between the lowest and the highest value of an axis. */
const PARTS = 3;

/** The least of 1, 2, 5, 10, 20, 50 and so on that is at least as large. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((one) => one * power >= least) ?? 10;
  return factor * power;
}

/** Round values of an axis, rising, that enclose all values and nothing; whole numbers, two at least. */
export function axisTicks(values: readonly number[]): number[] {
  const highest = Math.max(...values, 0);
  const lowest = Math.min(...values, 0);
  const step = roundStep(Math.max((highest - lowest) / PARTS, 1));
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
