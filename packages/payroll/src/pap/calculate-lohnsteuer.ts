import { refuse, ok, type Result } from '@stromwandel/kernel';
import { KNOWN_PAYROLL_LAWS } from '../law/known-payroll-laws.ts';
import { isRecord } from '../is-record.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { LOHNSTEUER_DEFAULTS, type LohnsteuerInput, type LohnsteuerOutput } from './lohnsteuer-input.ts';

/** Highest amount of money the flow takes: 100 million EUR in cents; keeps every product exact. */
const HIGHEST_AMOUNT = 10_000_000_000;

function invalid(field: string, allowed: string): PayrollRefusal {
  return { code: 'INVALID_INPUT', field, allowed };
}

function integer(
  name: keyof LohnsteuerInput,
  value: number,
  lowest: number,
  highest: number,
): PayrollRefusal | undefined {
  const fits = Number.isInteger(value) && value >= lowest && value <= highest;
  return fits ? undefined : invalid(name, `integer ${lowest} to ${highest}`);
}

function money(name: keyof LohnsteuerInput, value: number): PayrollRefusal | undefined {
  return integer(name, value, 0, HIGHEST_AMOUNT);
}

function flag(name: keyof LohnsteuerInput, value: number): PayrollRefusal | undefined {
  return integer(name, value, 0, 1);
}

// Each input is read by its own name: a loop over names takes three times as long as the flow itself.
function firstBadInput(E: Readonly<LohnsteuerInput>, year: number): PayrollRefusal | undefined {
  return (
    integer('LZZ', E.LZZ, 1, 4) ??
    money('RE4', E.RE4) ??
    integer('STKL', E.STKL, 1, 6) ??
    integer('KVZ', E.KVZ, 0, 2500) ??
    integer('ZKF', E.ZKF, 0, 990) ??
    flag('af', E.af) ??
    integer('f', E.f, 0, 1000) ??
    flag('ALTER1', E.ALTER1) ??
    integer('AJAHR', E.AJAHR, 0, 2200) ??
    flag('ALV', E.ALV) ??
    flag('KRV', E.KRV) ??
    integer('PKV', E.PKV, 0, year >= 2026 ? 1 : 2) ??
    money('PKPV', E.PKPV) ??
    money('PKPVAGZ', E.PKPVAGZ) ??
    integer('PVA', E.PVA, 0, 4) ??
    flag('PVS', E.PVS) ??
    flag('PVZ', E.PVZ) ??
    integer('R', E.R, 0, 99) ??
    money('LZZFREIB', E.LZZFREIB) ??
    money('LZZHINZU', E.LZZHINZU) ??
    money('SONSTB', E.SONSTB) ??
    money('JRE4', E.JRE4) ??
    money('JFREIB', E.JFREIB) ??
    money('JHINZU', E.JHINZU) ??
    factorOutsideClassIV(E)
  );
}

function factorOutsideClassIV(E: Readonly<LohnsteuerInput>): PayrollRefusal | undefined {
  if (E.af !== 1 || E.f === 1000 || E.STKL === 4) return undefined;
  return invalid('f', '1.0 outside tax class 4');
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
  if (!isRecord(input)) return refuse(invalid('input', 'an object'));
  const complete = { ...LOHNSTEUER_DEFAULTS, ...input };
  const refusal = firstBadInput(complete, year);
  return refusal ? refuse(refusal) : ok(law.lohnsteuer(complete));
}
