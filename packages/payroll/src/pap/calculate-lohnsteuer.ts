import { refuse, ok, type Result } from '@stromwandel/kernel';
import { KNOWN_PAYROLL_LAWS } from '../law/known-payroll-laws.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { LOHNSTEUER_DEFAULTS, type LohnsteuerInput, type LohnsteuerOutput } from './lohnsteuer-input.ts';

/** Highest amount of money the flow takes: 100 million EUR in cents; keeps every product exact. */
const HIGHEST_AMOUNT = 10_000_000_000;

const MONEY: readonly [number, number] = [0, HIGHEST_AMOUNT];
const FLAG: readonly [number, number] = [0, 1];

const BOUNDS: Readonly<Record<keyof LohnsteuerInput, readonly [lowest: number, highest: number]>> = {
  LZZ: [1, 4],
  RE4: MONEY,
  STKL: [1, 6],
  KVZ: [0, 2500],
  ZKF: [0, 990],
  af: FLAG,
  f: [0, 1000],
  ALTER1: FLAG,
  AJAHR: [0, 2200],
  ALV: FLAG,
  KRV: FLAG,
  PKV: [0, 2],
  PKPV: MONEY,
  PKPVAGZ: MONEY,
  PVA: [0, 4],
  PVS: FLAG,
  PVZ: FLAG,
  R: [0, 99],
  LZZFREIB: MONEY,
  LZZHINZU: MONEY,
  SONSTB: MONEY,
  JRE4: MONEY,
  JFREIB: MONEY,
  JHINZU: MONEY,
};

const CHECKS = Object.entries(BOUNDS).map(([name, [lowest, highest]]) => {
  // Object.entries forgets the names of the keys; BOUNDS has exactly those of the input.
  return [name as keyof LohnsteuerInput, lowest, highest] as const;
});

function invalid(field: string, allowed: string): PayrollRefusal {
  return { code: 'INVALID_INPUT', field, allowed };
}

function firstBadInput(input: LohnsteuerInput, year: number): PayrollRefusal | undefined {
  for (const [name, lowest, highest] of CHECKS) {
    const value = input[name];
    if (!Number.isInteger(value) || value < lowest || value > highest) {
      return invalid(name, `integer ${lowest} to ${highest}`);
    }
  }
  if (input.af === 1 && input.f !== 1000 && input.STKL !== 4) return invalid('f', '1.0 outside tax class 4');
  if (input.PKV === 2 && year >= 2026) return invalid('PKV', '0 or 1 since 2026');
  return undefined;
}

/**
 * Wage tax of one pay period after the official flow of a year.
 * @param input what differs from the official defaults; scaled as `LohnsteuerInput` says
 * @returns tax, solidarity surcharge and church tax base in cents, or INVALID_INPUT naming the input
 */
export function calculateLohnsteuer(
  year: number,
  input: Readonly<Partial<LohnsteuerInput>>,
): Result<LohnsteuerOutput, PayrollRefusal> {
  const law = KNOWN_PAYROLL_LAWS.find((known) => known.year === year);
  if (!law) return refuse(invalid('year', KNOWN_PAYROLL_LAWS.map((known) => known.year).join(', ')));
  const complete = { ...LOHNSTEUER_DEFAULTS, ...input };
  const refusal = firstBadInput(complete, year);
  return refusal ? refuse(refusal) : ok(law.lohnsteuer(complete));
}
