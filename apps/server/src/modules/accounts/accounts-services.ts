import type { Services } from '../../services.ts';
import type { PasswordHasher } from './hash-password.ts';

/** What the use cases of accounts work with. */
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
