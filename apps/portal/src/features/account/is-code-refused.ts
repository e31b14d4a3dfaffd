import { ApiError } from '@stromwandel/api-spec';

/** Whether a register code is wrong, used up or over; other failures say nothing about it. */
export function isCodeRefused(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'REGISTER_CODE_REFUSED';
}
