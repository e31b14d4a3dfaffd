import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { calculateLohnsteuer, compareConversion } from '@stromwandel/payroll';
import { build, type BuildResult } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';

/**
 * What the whole package may weigh in a browser, compressed; it weighs 27.7 kB. That is two years of wage tax, and the limits of a term, of
 * a month and of running cars with their figures. Coverage of the law and loaded figures are in it too.
 */
const HEAVIEST_GZIP_BYTES = 28_000;

/** Employee, other conversions, car and payroll month, as JSON. */
const CONVERSION = [
  {
    federalState: 'NW',
    dateOfBirth: '1990-05-14',
    grossMonthlySalary: 450_000,
    taxClass: 1,
    spouseFactorThousandths: null,
    taxAllowancePerMonth: 0,
    children: false,
    childrenUnder25: 0,
    childAllowances: 0,
    pension: 'STATUTORY',
    unemploymentInsurance: true,
    churchTax: false,
    akb: false,
    healthInsurance: { type: 'STATUTORY', basicRateBasisPoints: 1460, additionalRateBasisPoints: 290 },
    commuteKilometers: 15,
    commuteDaysPerMonth: 18,
  },
  [],
  {
    ratePerMonth: 50_000,
    employerContribution: 0,
    grossListPrice: 4_500_000,
    driveType: 'ELECTRIC',
    acquiredOn: '2026-07-01',
    benefitCap: { kind: 'statutory' },
    commuteValuation: 'FLAT_003',
  },
  '2026-11-01',
];

let bundled: BuildResult<{ write: false; metafile: true }>;
let script: string;

beforeAll(async () => {
  // For browsers esbuild knows no module of Node.js: an import of one ends the build with an error.
  bundled = await build({
    absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
    entryPoints: ['packages/payroll/src/index.ts'],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'payroll',
    target: 'es2023',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  script = bundled.outputFiles[0]?.text ?? '';
});

test('contains only payroll and kernel for the browser', () => {
  const sources = Object.keys(bundled.metafile.inputs);
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter((path) => !/^packages\/(payroll|kernel)\/src\//.test(path))).toEqual([]);
  expect(Object.values(bundled.metafile.outputs).flatMap((output) => output.imports)).toEqual([]);
});

test('stays within its size budget', () => {
  expect(gzipSync(script).length).toBeLessThan(HEAVIEST_GZIP_BYTES);
});

test('computes with the language alone, without Node.js or browser APIs', () => {
  // A context of its own has what ECMAScript defines and nothing else: no process, no Buffer, no timers, no network.
  const context = createContext({});
  const missing = ['process', 'Buffer', 'fetch', 'setTimeout', 'require'];
  expect(runInContext(`[${missing.map((name) => `typeof ${name}`).join()}]`, context)).toEqual(
    missing.map(() => 'undefined'),
  );
  runInContext(script, context);
  const compute = (call: string): unknown =>
    JSON.parse(runInContext(`JSON.stringify(payroll.${call})`, context));

  const inputs = JSON.stringify(CONVERSION);
  const compared = compareConversion(...(JSON.parse(inputs) as Parameters<typeof compareConversion>));
  expect(compared).toMatchObject({ ok: true, value: { userPrice: 34_098 } });
  expect(compute(`compareConversion(...${inputs})`)).toEqual(JSON.parse(JSON.stringify(compared)));
  expect(compute('calculateLohnsteuer(2026, { LZZ: 2, RE4: 450000, KVZ: 290 })')).toEqual(
    calculateLohnsteuer(2026, { LZZ: 2, RE4: 450_000, KVZ: 290 }),
  );
});
