/** Line number (from 1) of an offset in a source text. */
export type LineOf = (offset: number) => number;

/** Prepares the line lookup of one source text. */
export function lineCounter(source: string): LineOf {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
