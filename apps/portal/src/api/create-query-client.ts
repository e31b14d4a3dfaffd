import { ApiError } from '@stromwandel/api-spec';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

// A refusal stays one however often it is asked; only a failure of the way there is worth another try.
function isWorthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status < 500;
  const contractBroken = error instanceof SyntaxError;
  return failures < RETRIES && !refused && !contractBroken;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
