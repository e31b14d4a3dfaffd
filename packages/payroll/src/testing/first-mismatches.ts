const SHOWN = 5;

/** What the first cases that miss say about it: enough to see what is wrong, without a report of thousands of lines. */
export function firstMismatches<T>(cases: readonly T[], mismatches: (one: T) => readonly string[]): string[] {
  const found: string[] = [];
  for (const one of cases) {
    found.push(...mismatches(one));
    if (found.length >= SHOWN) return found.slice(0, SHOWN);
  }
  return found;
}
