import { type MeReply } from '@stromwandel/api-spec';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAuthData } from '../session/session-context.ts';
import { useApiQuery } from './use-api-query.ts';

/** Who is signed in and what is still missing; asks nothing while nobody is. */
export function useMe(): UseQueryResult<MeReply> {
  const signedIn = useAuthData() !== null;
  return useApiQuery('getMe', {}, { enabled: signedIn });
}
