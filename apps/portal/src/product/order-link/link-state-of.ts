import { ApiError, type ProblemCode } from '@stromwandel/api-spec';

/** Why a link leads no further. */
export type LinkState = 'invalid' | 'expired' | 'used' | 'replaced' | 'ended';

const LINK_STATES: Readonly<Partial<Record<ProblemCode, LinkState>>> = {
  INVALID_CODE: 'invalid',
  EXPIRED_CODE: 'expired',
  USED_CODE: 'used',
  REPLACED_CODE: 'replaced',
  ORDER_ENDED: 'ended',
};

/** What an answer says of the link itself; undefined for answers of any other kind. */
export function linkStateOf(error: unknown): LinkState | undefined {
  const problem = error instanceof ApiError ? error.problem?.code : undefined;
  return problem && LINK_STATES[problem];
}

/** The same for the page's first call, whose only input is the code. */
export function linkStateOfPage(error: unknown): LinkState | undefined {
  const problem = error instanceof ApiError ? error.problem?.code : undefined;
  return problem === 'INVALID_INPUT' || problem === 'NOT_FOUND' ? 'invalid' : linkStateOf(error);
}
