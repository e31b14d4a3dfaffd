import type { Pool } from 'pg';
import type { SigningIdentity } from './signature/signing-identity.ts';

/** Runs a task later; the task's errors are its own business. */
export type Schedule = (task: () => Promise<void>, delayMs: number) => void;

export interface SandboxLog {
  warn(details: object, message: string): void;
}

/** What the sandbox works with. Nothing in it belongs to the product. */
export interface SandboxContext {
  readonly pool: Pool;
  /** Name of the client in the API's paths, and its key. */
  readonly provider: string;
  readonly apiKey: string;
  /** Address of the pages as a browser reaches them, up to and including the mount path. */
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly schedule: Schedule;
  readonly log: SandboxLog;
  /** The test certificate; made when it is needed first. */
  readonly signingIdentity: () => Promise<SigningIdentity>;
}

/** How long a slow case is in review, and how late a late callback comes. */
export const REVIEW_MS = 6_000;
export const LATE_CALLBACK_MS = 12_000;
