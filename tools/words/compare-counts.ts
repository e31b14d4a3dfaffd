/** Counts the findings of each top folder, of `apps` and `packages` by workspace; files of the root count as `.`. */
export function countByFolder(paths: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const path of paths) {
    const folder = /^(?:(?:apps|packages)\/[^/]+|[^/]+)(?=\/)/.exec(path)?.[0] ?? '.';
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What to do about each folder whose count is not the kept one: counts only fall, and a lower one is kept. */
export function compareCounts(
  counts: Readonly<Record<string, number>>,
  baseline: Readonly<Record<string, number>>,
): string[] {
  const folders = [...new Set([...Object.keys(baseline), ...Object.keys(counts)])];
  return folders.flatMap((folder) => {
    const [now, kept] = [counts[folder] ?? 0, baseline[folder] ?? 0];
    if (now > kept)
      return [`${folder}: ${now} findings, ${kept} before: see \`npx tsx tools/words/main.ts ${folder}\``];
    if (now < kept)
      return [
        `${folder}: ${now} findings, ${kept} before: keep it with \`npx tsx tools/words/main.ts --update\``,
      ];
    return [];
  });
}
