import { refuse, ok, type Result } from '@stromwandel/kernel';
import { WAGE_TAX_FLOWS } from '../law/wage-tax-flows.ts';
import { isRecord } from '../is-record.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { LOHNSTEUER_DEFAULTS, type LohnsteuerInput, type LohnsteuerOutput } from './lohnsteuer-input.ts';
import { NO_SPECIAL_PAY, type SpecialPayInput } from './special-pay-input.ts';

/** Highest amount of money the flow takes: 100 million EUR in cents; keeps every product exact. */
const HIGHEST_AMOUNT = 10_000_000_000;

function invalid(field: string, allowed: string): PayrollRefusal {
  return { code: 'INVALID_INPUT', field, allowed };
}

function integer(
  name: keyof LohnsteuerInput | keyof SpecialPayInput,
  value: number,
  lowest: number,
  highest: number,
): PayrollRefusal | undefined {
  const fits = Number.isInteger(value) && value >= lowest && value <= highest;
  return fits ? undefined : invalid(name, `integer ${lowest} to ${highest}`);
}

function money(
  name: keyof LohnsteuerInput | keyof SpecialPayInput,
  value: number,
): PayrollRefusal | undefined {
  return integer(name, value, 0, HIGHEST_AMOUNT);
}

function flag(
  name: keyof LohnsteuerInput | keyof SpecialPayInput,
  value: number,
): PayrollRefusal | undefined {
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

function firstBadSpecialPay(S: Readonly<SpecialPayInput>): PayrollRefusal | undefined {
  return (
    money('VBEZ', S.VBEZ) ??
    money('VBEZM', S.VBEZM) ??
    money('VBEZS', S.VBEZS) ??
    integer('VJAHR', S.VJAHR, 0, 2200) ??
    integer('ZMVB', S.ZMVB, 0, 12) ??
    money('JVBEZ', S.JVBEZ) ??
    money('JRE4ENT', S.JRE4ENT) ??
    money('SONSTENT', S.SONSTENT) ??
    money('VBS', S.VBS) ??
    money('STERBE', S.STERBE) ??
    money('MBV', S.MBV)
  );
}

function countNames(input: object): number {
  let count = 0;
  for (const _name in input) count += 1;
  return count;
}

const NAMES_WITHOUT_SPECIAL_PAY = countNames(LOHNSTEUER_DEFAULTS);

function unknownName(input: object): PayrollRefusal | undefined {
  const isKnown = (name: string): boolean =>
    Object.hasOwn(LOHNSTEUER_DEFAULTS, name) || Object.hasOwn(NO_SPECIAL_PAY, name);
  const unknown = Object.keys(input).find((name) => !isKnown(name));
  return unknown === undefined ? undefined : invalid(unknown, 'an input of the official flow');
}

function factorOutsideClassIV(E: Readonly<LohnsteuerInput>): PayrollRefusal | undefined {
  if (E.af !== 1 || E.f === 1000 || E.STKL === 4) return undefined;
  return invalid('f', '1.0 outside tax class 4');
}

/**
 * Wage tax of one pay period after the official flow of a year.
 * @param input what differs from the official defaults; scaled as `LohnsteuerInput` and `SpecialPayInput` say
 * @returns tax, solidarity surcharge and church tax base in cents, or INVALID_INPUT naming the input
 */
export function calculateLohnsteuer(
  year: number,
  input: Readonly<Partial<LohnsteuerInput & SpecialPayInput>>,
): Result<LohnsteuerOutput, PayrollRefusal> {
  const flow = WAGE_TAX_FLOWS.get(year);
  if (!flow) return refuse(invalid('year', [...WAGE_TAX_FLOWS.keys()].join(', ')));
  if (!isRecord(input)) return refuse(invalid('input', 'an object'));
  const complete = { ...LOHNSTEUER_DEFAULTS, ...input };
  const refusal = firstBadInput(complete, year);
  if (refusal) return refuse(refusal);
  // Counting costs nothing where all inputs have the same shape, as they have without special pay.
  if (countNames(complete) === NAMES_WITHOUT_SPECIAL_PAY) return ok(flow.lohnsteuer(complete));
  const special = { ...NO_SPECIAL_PAY, ...complete };
  const specialRefusal = unknownName(input) ?? firstBadSpecialPay(special);
  return specialRefusal ? refuse(specialRefusal) : ok(flow.lohnsteuer(complete, special));
}
