import type pg from 'pg';
import type { DataSeal } from '../../platform/sealing/data-seal.ts';

/** How much to seed. */
export interface SeedAmounts {
  readonly tenants: number;
  readonly people: number;
  readonly orders: number;
}

/** Where to seed. The connection belongs to the owner of the tables, works as the system, and is in a transaction. */
export interface SeedTarget {
  readonly client: pg.Client;
  /** Whether the account may switch checks and triggers off. */
  readonly isFast: boolean;
  readonly seal: DataSeal;
  readonly now: Date;
  readonly report: (line: string) => void;
}
