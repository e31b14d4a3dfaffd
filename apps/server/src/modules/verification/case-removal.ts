import { ok, type Result } from '@stromwandel/kernel';
import type { CaseRemoval } from '../../outbox-jobs.ts';
import type { ProviderRefusal } from '../../adapters/verification-provider/index.ts';
import type { VerificationDependencies } from './verification-dependencies.ts';
import { openRequest, type VerificationCase } from './verification-store.ts';

/** How the provider finds the case to forget; null when it was never asked for one. */
export function removalOf({
  providerCaseId,
  callbackId,
  userId,
  request,
}: Pick<VerificationCase, 'providerCaseId' | 'callbackId' | 'userId' | 'request'>): CaseRemoval | null {
  if (providerCaseId !== null) return { providerCaseId };
  return request === null ? null : { callbackId, userId, request };
}

// Nobody knows whether the provider has opened the case, or will: asked again under the same key, it tells its number.
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
 * Has the provider forget a case with all it keeps of it. Safe to repeat.
 * @throws Error when the provider does not; to be tried again
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
