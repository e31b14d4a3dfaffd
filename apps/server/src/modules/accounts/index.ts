import type { FastifyInstance } from 'fastify';
import { removeOldAttempts } from '../../platform/limits/attempt-limit.ts';
import { removeOldCodes } from './account-code-store.ts';
import type { AccountsServices } from './accounts-services.ts';
import { confirmNewAddress } from './change-email.ts';
import { removeUnconfirmedAccounts } from './claim-address.ts';
import { registerCodeEndpoints } from './code-endpoints.ts';
import { createPasswordHasher } from './hash-password.ts';
import { answerResetRequest } from './request-password-reset.ts';
import { registerOwnAccountEndpoints } from './own-account/own-account-endpoints.ts';
import { registerPersonEndpoints } from './person-endpoints.ts';
import type { OrdersOnSalary } from './save-user-info.ts';
import { registerSessionEndpoints } from './session-endpoints.ts';
import { removeOldChallenges } from './second-factor/challenge-store.ts';
import { registerSecondFactorEndpoints } from './second-factor/second-factor-endpoints.ts';
import { removeOldSessions } from './session-store.ts';

export type { UserWithRoles } from './account-store.ts';
export { findFirstPasswordKind } from './account-code-store.ts';
export { createFirstPasswordLink, recipientOf, sendFirstPasswordLink } from './account-mails.ts';
export { insertAccount, insertEmployee } from './registration-store.ts';
export { endSessionsOfTenant, endSessionsOfUser } from './session-store.ts';
export type { AccountsServices } from './accounts-services.ts';
export { getMe } from './get-me.ts';
export { getUserInfo } from './get-user-info.ts';
export { listOwnSessions } from './own-account/own-sessions.ts';
export { confirmPassword } from './second-factor/confirm-password.ts';
export { createPasswordHasher } from './hash-password.ts';
export { missingForOrder } from './missing-for-order.ts';
export { normaliseSalaryInfo } from './normalise-salary-info.ts';
export { getSignInMethods } from './second-factor/get-sign-in-methods.ts';
export { resetSecondFactor } from './second-factor/reset-second-factor.ts';
export { findCommuteDayBounds } from './user-info-store.ts';

const HOUR_S = 3_600;
const DAY_MS = 86_400_000;
// Long enough to recognise the reuse of an old token.
const KEEP_SESSIONS_DAYS = 30;

// Long enough to explain to a late visitor that a link was used or has expired.
const KEEP_CODES_DAYS = 90;

type Needed = Omit<AccountsServices, 'passwords'>;

/** Registers sign-in and sign-out, registration, mailed codes, terms and a person's own data. */
export function registerAccounts(
  app: FastifyInstance,
  services: Needed,
  runningOrders: OrdersOnSalary,
): void {
  const { configuration, db, systemClock, jobs, outbox } = services;
  const passwords = createPasswordHasher(configuration.passwordHashMemoryKib);
  const accounts: AccountsServices = { ...services, passwords };
  registerSessionEndpoints(app, accounts);
  registerCodeEndpoints(app, accounts);
  registerPersonEndpoints(app, accounts, runningOrders);
  registerSecondFactorEndpoints(app, accounts);
  registerOwnAccountEndpoints(app, accounts);
  outbox.handle('REQUEST_PASSWORD_RESET', ({ email }) => answerResetRequest(accounts, email));
  outbox.handle('CONFIRM_NEW_ADDRESS', (wish) => confirmNewAddress(accounts, wish));
  const daysAgo = (days: number) => new Date(systemClock.now().getTime() - days * DAY_MS);
  jobs.every('attempt-counters-clean-up', HOUR_S, () => removeOldAttempts(db, daysAgo(1)));
  jobs.every('account-codes-clean-up', HOUR_S, () => removeOldCodes(db, daysAgo(KEEP_CODES_DAYS)));
  jobs.every('unconfirmed-accounts-clean-up', HOUR_S, () => removeUnconfirmedAccounts(accounts));
  jobs.every('sessions-clean-up', HOUR_S, () => removeOldSessions(db, daysAgo(KEEP_SESSIONS_DAYS)));
  jobs.every('challenges-clean-up', HOUR_S, () => removeOldChallenges(db, systemClock.now()));
}
