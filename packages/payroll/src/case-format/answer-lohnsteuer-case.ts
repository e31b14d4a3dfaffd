import { ok, refuse, type Result } from '@stromwandel/kernel';
import { calculateLohnsteuer } from '../pap/calculate-lohnsteuer.ts';
import { LOHNSTEUER_DEFAULTS, type LohnsteuerOutput } from '../pap/lohnsteuer-input.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { asRecord } from './case-record.ts';
import { scaledDecimal } from './scaled-decimal.ts';

const DECIMALS: Readonly<Record<string, number>> = { KVZ: 2, ZKF: 1, f: 3 };

/** Outputs of a wage tax case; the last three only where the case has one-off pay. */
export type LohnsteuerAnswer = Pick<LohnsteuerOutput, 'LSTLZZ' | 'SOLZLZZ' | 'BK'> &
  Partial<Pick<LohnsteuerOutput, 'STS' | 'SOLZS' | 'BKS'>>;

/**
 * Answers a wage tax case in the exchange format of `cases/README.md`: money in cents, KVZ, ZKF and f as decimals.
 * @param input the `in` of the case
 */
export function answerLohnsteuerCase(
  year: unknown,
  input: unknown,
): Result<LohnsteuerAnswer, PayrollRefusal> {
  const record = asRecord(input);
  if (!record) return refuse({ code: 'INVALID_INPUT', field: 'in', allowed: 'an object' });
  const unknown = Object.keys(record).find((name) => !Object.hasOwn(LOHNSTEUER_DEFAULTS, name));
  if (unknown) return refuse({ code: 'INVALID_INPUT', field: unknown, allowed: 'a covered input' });
  const scaled = Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const decimals = DECIMALS[name];
      return [name, decimals === undefined ? value : scaledDecimal(value, decimals)];
    }),
  );
  // Whatever the values are, calculateLohnsteuer checks each of them before it computes.
  const out = calculateLohnsteuer(year as number, scaled);
  if (!out.ok) return out;
  const { LSTLZZ, SOLZLZZ, BK, STS, SOLZS, BKS } = out.value;
  return ok(record.SONSTB === undefined ? { LSTLZZ, SOLZLZZ, BK } : { LSTLZZ, SOLZLZZ, BK, STS, SOLZS, BKS });
}
