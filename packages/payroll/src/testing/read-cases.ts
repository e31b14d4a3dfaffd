import { readFileSync } from 'node:fs';

const DIRECTORY = new URL('../../cases/', import.meta.url);

/** Lines of a case file, parsed; the shape is the caller's claim about the file. */
export function readCaseLines<T>(file: string): T[] {
  return readFileSync(new URL(file, DIRECTORY), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A whole case file, parsed; the shape is the caller's claim about the file. */
export function readCases<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, DIRECTORY), 'utf8'));
}
