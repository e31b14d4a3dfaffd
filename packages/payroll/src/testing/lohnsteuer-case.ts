import { LOHNSTEUER_DEFAULTS, type LohnsteuerInput } from '../pap/lohnsteuer-input.ts';

/** Inputs as the case files write them: money in cents, KVZ, ZKF and f as decimal texts. */
export type CaseInput = Partial<Omit<LohnsteuerInput, 'KVZ' | 'ZKF' | 'f'>> & {
  KVZ?: string | number;
  ZKF?: string | number;
  f?: string | number;
};

export interface LohnsteuerCase {
  id: string;
  /** Stratum: what the case was drawn for. */
  s: string;
  in: CaseInput;
  out: Record<string, number>;
}

function scaled(decimal: string | number | undefined, factor: number, otherwise: number): number {
  return decimal === undefined ? otherwise : Math.round(Number(decimal) * factor);
}

/** Inputs of the flow with its official defaults for what the case leaves out. */
export function flowInput(input: CaseInput): LohnsteuerInput {
  return {
    ...LOHNSTEUER_DEFAULTS,
    ...input,
    KVZ: scaled(input.KVZ, 100, 0),
    ZKF: scaled(input.ZKF, 10, 0),
    f: scaled(input.f, 1000, 1000),
  };
}
