import { ok, refuse, type Result } from '@stromwandel/kernel';
import { calculateLohnsteuer } from '../pap/calculate-lohnsteuer.ts';
import { LOHNSTEUER_DEFAULTS, type LohnsteuerOutput } from '../pap/lohnsteuer-input.ts';
import { NO_SPECIAL_PAY } from '../pap/special-pay-input.ts';
import type { PayrollRefusal } from '../payroll-refusal.ts';
import { asRecord } from './case-record.ts';
import { scaledDecimal } from './scaled-decimal.ts';

const COVERED_INPUTS = { ...LOHNSTEUER_DEFAULTS, ...NO_SPECIAL_PAY };
const DECIMALS: Readonly<Record<string, number>> = { KVZ: 2, ZKF: 1, f: 3 };

/** Outputs of a wage tax case: those of running pay, with STS, SOLZS and BKS where it has one-off pay, or all. */
export type LohnsteuerAnswer = Pick<LohnsteuerOutput, 'LSTLZZ' | 'SOLZLZZ' | 'BK'> &
  Partial<LohnsteuerOutput>;

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
  const unknown = Object.keys(record).find((name) => !Object.hasOwn(COVERED_INPUTS, name));
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
  if (allOutputs) return out;
  const { LSTLZZ, SOLZLZZ, BK, STS, SOLZS, BKS } = out.value;
  const oneOffPay = record.SONSTB !== undefined || record.MBV !== undefined;
  return ok(oneOffPay ? { LSTLZZ, SOLZLZZ, BK, STS, SOLZS, BKS } : { LSTLZZ, SOLZLZZ, BK });
}
