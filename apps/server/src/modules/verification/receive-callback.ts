import { pullCase } from './pull-case.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import { findCaseByCallback } from './verification-store.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/**
 * Receives the provider's hint that a case changed and pulls the result. Unknown and finished cases change nothing.
 */
export async function receiveCallback(deps: VerificationDependencies, callbackId: string): Promise<void> {
  if (!UUID.test(callbackId)) return;
  const found = await findCaseByCallback(deps.db, callbackId);
  if (found !== null && found.finishedAt === null) await pullCase(deps, found.id, 0);
}
