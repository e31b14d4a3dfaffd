import type { FastifyInstance } from 'fastify';
import { removeOldAttempts } from '../../limits/attempt-limit.ts';
import type { AccountsServices } from './accounts-services.ts';
import { registerCodeEndpoints } from './code-endpoints.ts';
import { createPasswordHasher } from './hash-password.ts';
import { answerResetRequest } from './request-password-reset.ts';
import { registerPersonEndpoints } from './person-endpoints.ts';
import { registerSessionEndpoints } from './session-endpoints.ts';

export { recipientOf } from './account-mails.ts';
export { createPasswordHasher, type PasswordHasher } from './hash-password.ts';
export { hasAddress } from './has-address.ts';
export { CURRENT_TERMS_VERSION } from './terms.ts';

const HOUR_S = 3_600;
const DAY_MS = 86_400_000;

type Needed = Omit<AccountsServices, 'passwords'>;

/** Signing in and out, registration, codes of mails, terms and the own data. */
export function registerAccounts(app: FastifyInstance, services: Needed): void {
  const { configuration, db, clock, jobs, outbox } = services;
  const passwords = createPasswordHasher(configuration.passwordHashMemoryKib);
  const accounts: AccountsServices = { ...services, passwords };
  registerSessionEndpoints(app, accounts);
  registerCodeEndpoints(app, accounts);
  registerPersonEndpoints(app, accounts);
  outbox.handle('REQUEST_PASSWORD_RESET', ({ email }) => answerResetRequest(accounts, email));
  jobs.every('remove old attempt counters', HOUR_S, () =>
    removeOldAttempts(db, new Date(clock.now().getTime() - DAY_MS)),
  );
}
