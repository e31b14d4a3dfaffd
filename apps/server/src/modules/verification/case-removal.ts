import { ok, type Result } from '@stromwandel/kernel';
import type { CaseRemoval } from '../../outbox-jobs.ts';
import type { ProviderRefusal } from '../../adapters/verification-provider/index.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import { openRequest, type VerificationCase } from './verification-store.ts';

/** The provider's key of a case to delete; null when the provider was never called. */
export function removalOf({
  providerCaseId,
  callbackId,
  userId,
  request,
}: Pick<VerificationCase, 'providerCaseId' | 'callbackId' | 'userId' | 'request'>): CaseRemoval | null {
  if (providerCaseId !== null) return { providerCaseId };
  return request === null ? null : { callbackId, userId, request };
}

// After a lost answer the case may exist at the provider. Repeating the request under the same key returns its
// number.
async function findAtProvider(
  { provider, seal }: Pick<VerificationDependencies, 'provider' | 'seal'>,
  removal: CaseRemoval,
): Promise<Result<string | null, ProviderRefusal>> {
  if ('providerCaseId' in removal) return ok(removal.providerCaseId);
  const found = await provider.createCase(openRequest(seal, removal));
  if (found.ok) return ok(found.value.caseId);
  return found.error.code === 'NOT_FOUND' ? ok(null) : found;
}

/**
 * Deletes a case and its data at the provider. Safe to repeat.
 * @throws Error when the provider fails; the job retries
 */
export async function removeCase(
  deps: Pick<VerificationDependencies, 'provider' | 'seal'>,
  removal: CaseRemoval,
): Promise<void> {
  const found = await findAtProvider(deps, removal);
  const removed = found.ok && found.value !== null ? await deps.provider.deleteCase(found.value) : found;
  if (!removed.ok) {
    throw new Error(`The case was not deleted: ${removed.error.code} ${removed.error.detail}`);
  }
}
