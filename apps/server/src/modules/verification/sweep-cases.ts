import { pullCase } from './pull-case.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import { expireAbandonedCases, findCasesToPull } from './verification-store.ts';

const HOUR_MS = 3_600_000;
/** Maximum pause between two calls about a waiting case, with or without callback. */
export const SWEEP_PAUSE_MS = 30_000;
const BATCH = 50;

/** Recovers lost callbacks: asks about live cases and ends those without answer. */
export async function sweepCases(deps: VerificationDependencies): Promise<void> {
  const now = deps.clock.now().getTime();
  for (const id of await findCasesToPull(deps.db, new Date(now - SWEEP_PAUSE_MS), BATCH)) {
    await pullCase(deps, id, SWEEP_PAUSE_MS);
  }
  await expireAbandonedCases(deps.db, {
    now: new Date(now),
    expiredBefore: new Date(now - HOUR_MS),
    createdBefore: new Date(now - 48 * HOUR_MS),
  });
}
