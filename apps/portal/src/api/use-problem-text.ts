import { ApiError, type ProblemCode } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';

function codeOf(error: unknown): ProblemCode | 'OFFLINE' | 'UNREADABLE' {
  if (error instanceof ApiError) return error.problem?.code ?? 'INTERNAL';
  // fetch rejects with a TypeError when no answer arrives; anything else is an answer that broke the contract.
  return error instanceof TypeError ? 'OFFLINE' : 'UNREADABLE';
}

/** Says in the person's language why a call failed. The keys are checked: every code of the API has its sentence. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    const params = error instanceof ApiError ? (error.problem?.params ?? {}) : {};
    return t(`problem.${codeOf(error)}`, params);
  };
}
