import { ApiError, type ProblemCode } from '@stromwandel/api-spec';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';

const CODE_PROBLEMS: ReadonlySet<ProblemCode> = new Set(['INVALID_CODE', 'USED_CODE', 'EXPIRED_CODE']);

interface PasswordCode {
  /** Address of the account whose password the code sets; undefined while it is not known. */
  readonly username: string | undefined;
  /** Why the code leads to nothing; null while that is not known. */
  readonly refused: string | null;
}

/** Asks once what the code of a mail is worth, before anybody types a password. */
export function usePasswordCode(code: string): PasswordCode {
  const problemText = useProblemText();
  // Once: after the password is set, the code is used up, and that is no news.
  const once = { retry: false, staleTime: Infinity, gcTime: 0, refetchOnReconnect: false } as const;
  const { data, error } = useApiQuery('readPasswordCode', { body: { code } }, once);
  const problem = error instanceof ApiError ? error.problem?.code : undefined;
  const isRefused = problem !== undefined && CODE_PROBLEMS.has(problem);
  return { username: data?.username, refused: isRefused ? problemText(error) : null };
}
