import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../layer-rules/list-files.ts';
import { compareCounts, countByFolder } from './compare-counts.ts';
import { findUnplainWords } from './find-unplain-words.ts';

// Prints the findings of the paths it is given; without any, compares all folders with the kept counts.
const root = join(import.meta.dirname, '../..');
const baselinePath = join(import.meta.dirname, 'baseline.json');
const asked = process.argv.slice(2);
const files = listFiles(root).filter(
  (path) => /\.(?:tsx?|mjs|css|md)$/.test(path) && !path.includes('/drizzle/'),
);
const found = files.flatMap((path) =>
  findUnplainWords(path, readFileSync(join(root, path), 'utf8')).map((one) => ({ path, ...one })),
);
const counts = countByFolder(found.map(({ path }) => path));

if (asked.includes('--update')) {
  writeFileSync(baselinePath, `${JSON.stringify(counts, null, 2)}\n`);
} else if (asked.length > 0) {
  for (const { path, line, what } of found) {
    if (asked.some((start) => path.startsWith(start))) console.log(`${path}:${line} ${what}`);
  }
} else {
  // The file is written by `--update` above.
  const baseline = JSON.parse(readFileSync(baselinePath, 'utf8')) as Record<string, number>;
  const differences = compareCounts(counts, baseline);
  for (const line of differences) console.log(line);
  console.log(`${files.length} files, ${found.length} findings`);
  // A run that reads nothing is a broken check.
  if (differences.length > 0 || files.length === 0) process.exitCode = 1;
}
