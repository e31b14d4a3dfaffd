import { type MeReply } from '@stromwandel/api-spec';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAuthData } from '../session/session-context.ts';
import { useApiQuery } from './use-api-query.ts';

/** The signed-in person and what is still missing for an order; without a session it sends no request. */
export function useMe(): UseQueryResult<MeReply> {
  const signedIn = useAuthData() !== null;
  return useApiQuery('getMe', {}, { enabled: signedIn });
}
