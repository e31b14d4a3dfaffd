import { ok, refuse, type Result } from '@stromwandel/kernel';
import { calculateLohnsteuer } from '../pap/calculate-lohnsteuer.ts';
import type { LohnsteuerOutput } from '../pap/lohnsteuer-input.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { asRecord } from './case-record.ts';
import { scaledDecimal } from './scaled-decimal.ts';

// Maps, not objects: a case may name an input `toString`, which every object has.
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ['KVZ', 2],
  ['ZKF', 1],
  ['f', 3],
]);

/** Outputs of a wage tax case: those of running pay, with STS, SOLZS and BKS where it has one-off pay, or all. */
export type LohnsteuerAnswer = Pick<LohnsteuerOutput, 'LSTLZZ' | 'SOLZLZZ' | 'BK'> &
  Partial<LohnsteuerOutput>;

// The flow takes decimals as integers of their smallest unit; the case writes them as decimals.
const DECIMAL_RANGES: ReadonlyMap<string, string> = new Map([
  ['KVZ', 'decimal 0 to 25, at most 2 places'],
  ['ZKF', 'decimal 0 to 99, at most 1 place'],
  ['f', 'decimal 0 to 1, at most 3 places, 1 outside tax class 4'],
]);

function inCaseUnits(refusal: PayrollRefusal): PayrollRefusal {
  if (refusal.code !== 'INVALID_INPUT') return refusal;
  return { ...refusal, allowed: DECIMAL_RANGES.get(refusal.field) ?? refusal.allowed };
}

/**
 * Answers a wage tax case in the exchange format of `cases/README.md`: money in cents, KVZ, ZKF and f as decimals.
 * @param input the `in` of the case
 * @param allOutputs answer every output of the flow, whatever the case asks
 */
export function answerLohnsteuerCase(
  year: unknown,
  input: unknown,
  allOutputs = false,
): Result<LohnsteuerAnswer, PayrollRefusal> {
  const record = asRecord(input);
  if (!record) return refuse({ code: 'INVALID_INPUT', field: 'in', allowed: 'an object' });
  const scaled = Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const decimals = DECIMALS.get(name);
      return [name, decimals === undefined ? value : scaledDecimal(value, decimals)];
    }),
  );
  // Whatever the values are, calculateLohnsteuer checks each of them before it computes.
  const out = calculateLohnsteuer(year as number, scaled);
  if (!out.ok) return refuse(inCaseUnits(out.error));
  if (allOutputs) return out;
  const { LSTLZZ, SOLZLZZ, BK, STS, SOLZS, BKS } = out.value;
  const oneOffPay = record.SONSTB !== undefined || record.MBV !== undefined;
  return ok(oneOffPay ? { LSTLZZ, SOLZLZZ, BK, STS, SOLZS, BKS } : { LSTLZZ, SOLZLZZ, BK });
}
