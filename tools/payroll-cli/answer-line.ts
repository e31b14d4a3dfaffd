import { answerBenefitsCase, type BenefitsAnswer, type BenefitsCaseLine } from '@stromwandel/later-benefits';
import {
  answerLohnsteuerCase,
  answerPayslipCase,
  type LohnsteuerAnswer,
  type PayrollRefusal,
  type PayslipAnswer,
} from '@stromwandel/payroll';
import type { Options } from './options.ts';

interface CaseLine extends BenefitsCaseLine {
  readonly id?: unknown;
  readonly in?: unknown;
}

type Answer =
  | { readonly id: unknown; readonly error: string }
  | { readonly id: unknown; readonly out: LohnsteuerAnswer }
  | ({ readonly id: unknown } & PayslipAnswer)
  | ({ readonly id: unknown } & BenefitsAnswer);

function sentence(refusal: PayrollRefusal): string {
  const { code, ...figures } = refusal;
  const told = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  return `${code}: ${told.join(', ')}`;
}

function parsed(line: string): CaseLine | null {
  try {
    // Editors of Windows begin a file with a byte order mark.
    const value: unknown = JSON.parse(line.startsWith('\uFEFF') ? line.slice(1) : line);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The answer to one line of a case file; what cannot be computed answers an error that names the input. */
export function answerLine(options: Options, line: string): Answer {
  const one = parsed(line);
  if (one === null) return { id: null, error: 'INVALID_INPUT: the line is not a JSON object' };
  const id = one.id ?? null;
  if (options.kind === 'lohnsteuer') {
    const out = answerLohnsteuerCase(one.year, one.in, options.allOutputs);
    return out.ok ? { id, out: out.value } : { id, error: sentence(out.error) };
  }
  if (options.kind === 'benefits') {
    const benefits = answerBenefitsCase(one, options.provisional);
    return benefits.ok ? { id, ...benefits.value } : { id, error: sentence(benefits.error) };
  }
  const slips = answerPayslipCase(one.year, one.employee, one.conversion, options.provisional);
  return slips.ok ? { id, ...slips.value } : { id, error: sentence(slips.error) };
}
