import { describe, expect, it } from 'vitest';
import { answerLohnsteuerCase } from '../case-format/answer-lohnsteuer-case.ts';
import { firstMismatches } from '../testing/first-mismatches.ts';
import { readCaseLines, readCases } from '../testing/read-cases.ts';
import { TAB4, TAB5 } from './altersentlastung.ts';
import { lohnsteuer2025 } from './lohnsteuer-2025.ts';
import { lohnsteuer2026 } from './lohnsteuer-2026.ts';
import { LOHNSTEUER_DEFAULTS, type LohnsteuerInput, type LohnsteuerOutput } from './lohnsteuer-input.ts';
import { TAB1, TAB2, TAB3 } from './versorgungsfreibetrag.ts';

type Inputs = Record<string, number | string>;
type Flow = (input: Readonly<LohnsteuerInput>) => LohnsteuerOutput;

/** Inputs of the flow with its official defaults for what is left out; KVZ in percent. */
function flowInput({ KVZ = 0, ...input }: Inputs): LohnsteuerInput {
  return { ...LOHNSTEUER_DEFAULTS, ...input, KVZ: Math.round(Number(KVZ) * 100) };
}

/** Expected outputs that a case misses. */
function mismatches(year: number, input: Inputs, expected: Record<string, number>): string[] {
  const answer = answerLohnsteuerCase(year, input, true);
  if (!answer.ok) return [JSON.stringify(answer.error)];
  const out: Partial<Record<string, number>> = { ...answer.value };
  return Object.entries(expected)
    .filter(([name, value]) => out[name] !== value)
    .map(([name, value]) => `${name} is ${out[name]}, expected ${value}`);
}

interface LohnsteuerCase {
  readonly id: string;
  /** Stratum: what the case was drawn for. */
  readonly s: string;
  readonly in: Inputs;
  readonly out: Record<string, number>;
}

interface CheckTable {
  allgemein: { rows: number[][] };
  besonders: { rows: number[][] };
}

/** Cells of the check table (pay and tax in euros a year) that the flow misses. */
function missedCells(flow: Flow, table: CheckTable, generalRate: string): string[] {
  const missed: string[] = [];
  const check = (kind: 'allgemein' | 'besonders', row: number[], stkl: number): void => {
    const special: Inputs =
      kind === 'allgemein'
        ? { KVZ: generalRate }
        : { ALV: 1, KRV: 1, PKV: 1, PKPV: stkl === 3 ? 50_000 : stkl === 6 ? 0 : 30_000 };
    const input: Inputs = {
      ...special,
      LZZ: 1,
      STKL: stkl,
      RE4: row[0]! * 100,
      PVZ: stkl === 2 ? 0 : 1,
    };
    const { LSTLZZ } = flow(flowInput(input));
    if (LSTLZZ !== row[stkl]! * 100) missed.push(`${kind} ${row[0]} class ${stkl}: ${LSTLZZ / 100}`);
  };
  for (const kind of ['allgemein', 'besonders'] as const) {
    for (const row of table[kind].rows) for (let stkl = 1; stkl <= 6; stkl += 1) check(kind, row, stkl);
  }
  return missed;
}

describe('wage tax against official figures', () => {
  it('meets all 516 cells of the official check table of 2026', () => {
    const table = readCases<CheckTable>('pruftabelle-2026.json');
    expect((table.allgemein.rows.length + table.besonders.rows.length) * 6).toBe(516);
    expect(missedCells(lohnsteuer2026, table, '2.90')).toEqual([]);
  });

  it('meets the table of 2025 computed from the official flow', () => {
    const table = readCases<CheckTable>('pruftabelle-2025-computed.json');
    expect(missedCells(lohnsteuer2025, table, '2.50')).toEqual([]);
  });

  it('meets all 207 answers of the ministry interface for 2026', () => {
    const answers =
      readCases<{ inputs: Inputs; expected: Record<string, number> }[]>('bmf-api-vectors-2026.json');
    expect(answers).toHaveLength(207);
    const missed = firstMismatches(answers, ({ inputs, expected }) => {
      // ZKF is in tenths inside the flow.
      const out: Partial<Record<string, number>> = {
        ...lohnsteuer2026(flowInput({ ...inputs, ZKF: Number(inputs.ZKF ?? 0) * 10 })),
      };
      return Object.entries(expected)
        .filter(([name, value]) => out[name] !== value)
        .map(([name, value]) => `${name} is ${out[name]}, expected ${value}`);
    });
    expect(missed).toEqual([]);
  });

  it('uses tables of the pension allowance in their official proportions', () => {
    // § 19 (2) s. 3 EStG: 40 % up to 3,000 EUR and 900 EUR in 2005, falling in step.
    expect(TAB2).toEqual(TAB1.map((thousandths) => (thousandths * 3000) / 400));
    expect(TAB3).toEqual(TAB1.map((thousandths) => (thousandths * 900) / 400));
    expect(TAB1).toEqual(TAB4);
  });

  it('uses the official table of the old-age relief', () => {
    const table = readCases<{ TAB4: number[]; TAB5: number[] }>('altersentlastung.json');
    expect(TAB4.map((thousandths) => thousandths / 1000)).toEqual(table.TAB4);
    expect(TAB5).toEqual(table.TAB5);
  });
});

describe.each([2025, 2026] as const)('wage tax %i against independent calculations', (year) => {
  const files = [
    ['monthly pay', `lohnsteuer-${year}.jsonl`, 1500],
    ['other periods and age relief', `lohnsteuer-${year}-other-periods-and-age.jsonl`, 250],
    ['one-off pay', `lohnsteuer-${year}-sonstb.jsonl`, 250],
    ['pensions, severance pay and shares', `lohnsteuer-${year}-special-pay.jsonl`, 350],
  ] as const;

  it.each(files)('meets every case of %s', (_, file, count) => {
    const cases = readCaseLines<LohnsteuerCase>(file);
    expect(cases).toHaveLength(count);
    const missed = firstMismatches(cases, (one) =>
      mismatches(year, one.in, one.out).map((difference) => `${one.id} (${one.s}): ${difference}`),
    );
    expect(missed).toEqual([]);
  });
});
