import { readFileSync } from 'node:fs';
import type { LohnsteuerInput, LohnsteuerOutput } from '@stromwandel/payroll';

/** A wage tax case of `packages/payroll/cases`, its inputs scaled to the integers that payroll takes. */
export interface WageTaxCase {
  readonly input: Partial<LohnsteuerInput>;
  readonly expected: Partial<LohnsteuerOutput>;
}

interface CaseLine {
  readonly in: Readonly<Record<string, number | string>>;
  readonly out: Partial<LohnsteuerOutput>;
}

const DIRECTORY = new URL('../packages/payroll/cases/', import.meta.url);
/** Inputs that the files hold as decimals, and their smallest units. */
const SCALES: Readonly<Record<string, number>> = { KVZ: 100, ZKF: 10, f: 1000 };

function scaled([name, value]: [string, number | string]): [string, number] {
  return [name, Math.round(Number(value) * (SCALES[name] ?? 1))];
}

/** The cases of some files, in their order: all classes, factors, allowances, private insurance and exemptions mixed. */
export function readWageTaxCases(files: readonly string[]): WageTaxCase[] {
  return files.flatMap((file) =>
    readFileSync(new URL(file, DIRECTORY), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const one: CaseLine = JSON.parse(line);
        return { input: Object.fromEntries(Object.entries(one.in).map(scaled)), expected: one.out };
      }),
  );
}
