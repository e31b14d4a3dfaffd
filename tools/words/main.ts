import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../layer-rules/list-files.ts';
import { findUnplainWords } from './find-unplain-words.ts';

// Licences keep the words of their authors.
const PROSE = /^(?!.*(?:\/drizzle\/|LICENCE)).*\.(?:tsx?|mjs|css|md)$/;

const root = join(import.meta.dirname, '../..');
const files = listFiles(root).filter((path) => PROSE.test(path));
const found = files.flatMap((path) =>
  findUnplainWords(path, readFileSync(join(root, path), 'utf8')).map((one) => ({ path, ...one })),
);
for (const { path, line, what } of found) console.log(`${path}:${line} ${what}`);
console.log(`${files.length} files, ${found.length} findings`);
// A run that reads nothing is a broken check.
if (found.length > 0 || files.length === 0) process.exitCode = 1;
