import { ApiError, type ProblemCode } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import type { Formatters } from '../format/create-formatters.ts';

function codeOf(error: unknown): ProblemCode | 'OFFLINE' | 'UNREADABLE' {
  if (error instanceof ApiError) return error.problem?.code ?? 'INTERNAL';
  // fetch rejects with a TypeError when no answer arrives; anything else is an answer that broke the contract.
  return error instanceof TypeError ? 'OFFLINE' : 'UNREADABLE';
}

type Params = Readonly<Record<string, unknown>>;

/** Amounts are written as money; why there is no price, and which limit forbids a car, choose the sentence. */
function sentenceParams(
  params: Params,
  format: Pick<Formatters, 'euroCents'>,
): Params & { context?: string } {
  const written = new Map<string, unknown>(
    Object.entries(params).map(([name, value]) => [
      name,
      name.endsWith('Eur') && typeof value === 'number' ? format.euroCents(value) : value,
    ]),
  );
  const context = params['reason'] ?? params['stop'];
  const texts: Params = Object.fromEntries(written);
  return { ...texts, ...(typeof context === 'string' && { context }) };
}

/** Says in the person's language why a call failed. The keys are checked: every code of the API has its sentence. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  const format = useFormat();
  return (error) => {
    const params = error instanceof ApiError ? (error.problem?.params ?? {}) : {};
    return t(`problem.${codeOf(error)}`, sentenceParams(params, format));
  };
}
