import type { Services } from '../../services.ts';
import type { PasswordHasher } from './hash-password.ts';

/** The services that the use cases of accounts need. */
export interface AccountsServices extends Pick<
  Services,
  | 'configuration'
  | 'db'
  | 'clock'
  | 'systemClock'
  | 'rootSecret'
  | 'seal'
  | 'accessTokens'
  | 'jobs'
  | 'outbox'
> {
  readonly passwords: PasswordHasher;
}
