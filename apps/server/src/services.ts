import type pg from 'pg';
import type { AccessTokens } from './platform/access/access-tokens.ts';
import type { RootSecret } from './platform/access/root-secret.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './platform/database/database.ts';
import type { BackgroundJobs } from './platform/jobs/background-jobs.ts';
import type { FileStore } from './platform/files/index.ts';
import type { DataSeal } from './platform/sealing/data-seal.ts';
import type { ProductOutbox } from './outbox-jobs.ts';

/** Services for modules. Each names the few it needs: `Pick<Services, 'db' | 'clock'>`. */
export interface Services {
  readonly configuration: Configuration;
  readonly db: Database;
  /** For work that needs a connection of its own. */
  readonly pool: pg.Pool;
  /** The product's time, which demo mode can move: what happens in the business, and when. */
  readonly clock: Clock;
  /** Real time, which cannot be moved; for sessions, tokens, codes, attempt limits and their ends. */
  readonly systemClock: Clock;
  readonly rootSecret: RootSecret;
  readonly accessTokens: AccessTokens;
  /** Seals personal data before they are stored. */
  readonly seal: DataSeal;
  /** Documents and photos, sealed; in the database or in object storage. */
  readonly files: FileStore;
  readonly outbox: ProductOutbox;
  readonly jobs: BackgroundJobs;
  /** Enacted figures beside those of the release. */
  readonly figures: { refresh(): Promise<void>; refreshEverySecond(): Promise<void> };
}
