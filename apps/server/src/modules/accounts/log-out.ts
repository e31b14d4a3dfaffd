import type { AccountsServices } from './accounts-services.ts';
import { hashRefreshToken } from './refresh-token.ts';
import { endSession, findRefreshToken } from './session-store.ts';

/** Ends the session of a refresh token, also when the token was rotated already. Unknown tokens are no error. */
export async function logOut({ db, clock }: AccountsServices, refreshToken: string): Promise<void> {
  const token = await findRefreshToken(db, hashRefreshToken(refreshToken));
  if (token) await endSession(db, token.sessionId, 'LOGOUT', clock.now());
}
