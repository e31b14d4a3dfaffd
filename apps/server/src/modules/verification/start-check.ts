import { createHash, randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CaseRemoval } from '../../outbox-jobs.ts';
import type {
  CreatedCase,
  NewCase,
  ProviderRefusal,
  VerificationProduct,
} from '../../adapters/verification-provider/index.ts';
import { removalOf } from './case-removal.ts';
import { CONTRACT_DOCUMENT, type VerificationDependencies } from './verification-dependencies.ts';
import type { CheckedStep, PreviewedContract } from './order-port.ts';
import {
  findLatestCase,
  insertCase,
  isCaseLive,
  openRequest,
  saveCaseState,
  saveOpenedCase,
  type StepKey,
  type VerificationCase,
} from './verification-store.ts';

export interface CheckRequest extends StepKey {
  readonly userId: number;
  readonly product: VerificationProduct;
}

interface PreparedCase {
  readonly case: VerificationCase;
  /** The contract to sign; null for a licence check. */
  readonly contract: PreviewedContract | null;
}

/** A stored case that was never opened at the provider expires after this time. */
const UNOPENED_LIFE_MS = 24 * 3_600_000;

function isUsable(found: VerificationCase, now: Date): boolean {
  const end = found.expiresAt ?? new Date(found.createdAt.getTime() + UNOPENED_LIFE_MS);
  const canBeOpened = found.jumpUrl !== null || found.request !== null;
  return found.finishedAt === null && canBeOpened && end > now;
}

async function giveUp(deps: VerificationDependencies, tx: Transaction, latest: VerificationCase) {
  await saveCaseState(tx, deps.seal, latest, { state: 'EXPIRED', finishedAt: deps.clock.now() });
  const removal = removalOf(latest);
  if (removal !== null) await deps.forgetCase(tx, removal);
}

function newCase(
  deps: VerificationDependencies,
  step: CheckedStep,
  product: VerificationProduct,
  contract: PreviewedContract | null,
): NewCase {
  const callbackId = randomUUID();
  const documents =
    contract === null
      ? []
      : [
          {
            id: CONTRACT_DOCUMENT,
            filename: contract.filename,
            sha256: createHash('sha256').update(contract.content).digest('hex'),
          },
        ];
  return {
    product,
    callbackUri: `${deps.portalUrl}/order/${step.orderId}/checked`,
    serverCallbackUri: `${deps.callbackUrl()}/v1/callbacks/verification/${callbackId}`,
    locale: step.locale,
    expected: step.person,
    documents,
    // The same row always opens the same case, also on repetition.
    idempotencyKey: callbackId,
  };
}

async function prepareCase(
  deps: VerificationDependencies,
  tx: Transaction,
  request: CheckRequest,
): Promise<Result<PreparedCase, Refusal>> {
  const step = await deps.orders.lockStepForCheck(tx, request, request.product);
  if (!step.ok) return step;
  const latest = await findLatestCase(tx, request.stepId);
  if (latest?.state === 'SUCCESS') return refuse({ code: 'STEP_ALREADY_DECIDED' });
  const contract = request.product === 'SIGN' ? await deps.orders.findPreviewedContract(tx, request) : null;
  if (request.product === 'SIGN' && contract === null) return refuse({ code: 'DOCUMENT_NOT_READY' });
  const createdAt = deps.clock.now();
  if (latest !== null && isUsable(latest, createdAt)) return ok({ case: latest, contract });
  if (latest !== null && latest.finishedAt === null) await giveUp(deps, tx, latest);
  const asked = newCase(deps, step.value, request.product, contract);
  return ok({ case: await insertCase(tx, deps.seal, { ...request, createdAt, request: asked }), contract });
}

async function openAtProvider(
  { provider, seal }: VerificationDependencies,
  found: VerificationCase & { readonly request: string },
  contract: PreviewedContract | null,
): Promise<Result<CreatedCase, ProviderRefusal>> {
  const created = await provider.createCase(openRequest(seal, found));
  if (!created.ok || contract === null) return created;
  const upload = await provider.putDocument(created.value.caseId, CONTRACT_DOCUMENT, contract.content);
  return upload.ok ? created : upload;
}

// The person may be faster than the job that prints the contract.
async function prepareWithContract(
  deps: VerificationDependencies,
  request: CheckRequest,
): Promise<Result<PreparedCase, Refusal>> {
  const prepare = () => deps.db.transaction((tx) => prepareCase(deps, tx, request));
  const prepared = await prepare();
  if (prepared.ok || prepared.error.code !== 'DOCUMENT_NOT_READY') return prepared;
  await deps.orders.printContract(request);
  return prepare();
}

/** The order ended or was deleted while the provider opened its case, so only this call knows the case. */
async function refuseEnded(
  deps: VerificationDependencies,
  request: CheckRequest,
  removal: CaseRemoval,
): Promise<Result<never, Refusal>> {
  await deps.forgetCase(deps.db, removal);
  const step = await deps.db.transaction((tx) => deps.orders.lockStepForCheck(tx, request, request.product));
  return refuse(step.ok ? { code: 'VERIFICATION_UNAVAILABLE' } : step.error);
}

/**
 * Opens a check at the provider, or finds the live one, and returns its page's address. The case is stored first and
 * opened under its own key, so that a crash in between loses nothing. No lock is held during the call; if the order
 * ends meanwhile, the case is deleted at the provider.
 */
export async function startCheck(
  deps: VerificationDependencies,
  request: CheckRequest,
): Promise<Result<string, Refusal>> {
  const prepared = await prepareWithContract(deps, request);
  if (!prepared.ok) return prepared;
  const { case: found, contract } = prepared.value;
  const { id, jumpUrl, request: asked } = found;
  if (jumpUrl !== null) return ok(jumpUrl);
  if (asked === null) throw new Error(`The case ${id} can be neither opened nor shown`);
  const opened = await openAtProvider(deps, { ...found, request: asked }, contract);
  if (!opened.ok) {
    deps.log.warn(
      { orderId: request.orderId, refusal: opened.error },
      'verification provider did not open a case',
    );
    if (await isCaseLive(deps.db, id)) return refuse({ code: 'VERIFICATION_UNAVAILABLE' });
    return refuseEnded(deps, request, { callbackId: found.callbackId, userId: found.userId, request: asked });
  }
  const { caseId: providerCaseId, jumpUrl: page, expiresAt } = opened.value;
  if (await saveOpenedCase(deps.db, id, { providerCaseId, jumpUrl: page, expiresAt })) return ok(page);
  return refuseEnded(deps, request, { providerCaseId });
}
