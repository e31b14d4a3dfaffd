import { createHash, randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../http/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import type {
  CreatedCase,
  NewCase,
  ProviderRefusal,
  VerificationProduct,
} from '../../verification-provider/index.ts';
import { CONTRACT_DOCUMENT, type VerificationDependencies } from './verification-dependencies.ts';
import type { CheckedStep, PreviewedContract } from './verification-orders.ts';
import {
  findLatestCase,
  insertCase,
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
  readonly step: CheckedStep;
  readonly case: VerificationCase;
  /** What is to be signed; null for a licence check. */
  readonly contract: PreviewedContract | null;
}

/** A case that was written down but never opened at the provider is given up after this time. */
const UNOPENED_LIFE_MS = 24 * 3_600_000;

function isUsable(found: VerificationCase, now: Date): boolean {
  const end = found.expiresAt ?? new Date(found.createdAt.getTime() + UNOPENED_LIFE_MS);
  return found.finishedAt === null && end > now;
}

async function liveOrNewCase(
  { clock, seal }: VerificationDependencies,
  tx: Transaction,
  request: CheckRequest,
  latest: VerificationCase | null,
): Promise<VerificationCase> {
  const now = clock.now();
  if (latest !== null && isUsable(latest, now)) return latest;
  if (latest !== null && latest.finishedAt === null) {
    await saveCaseState(tx, seal, latest, { state: 'EXPIRED', finishedAt: now });
  }
  const { orderId, stepId, userId, product } = request;
  return insertCase(tx, { orderId, stepId, userId, product, callbackId: randomUUID(), createdAt: now });
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
  return ok({ step: step.value, case: await liveOrNewCase(deps, tx, request, latest), contract });
}

function newCase(deps: VerificationDependencies, prepared: PreparedCase): NewCase {
  const { step, contract } = prepared;
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
    product: prepared.case.product,
    callbackUri: `${deps.portalUrl}/order/${step.orderId}/checked`,
    serverCallbackUri: `${deps.callbackUrl()}/v1/callbacks/verification/${prepared.case.callbackId}`,
    locale: step.locale,
    expected: step.person,
    documents,
    // The same row always opens the same case, however often the call is repeated.
    idempotencyKey: prepared.case.callbackId,
  };
}

async function openAtProvider(
  deps: VerificationDependencies,
  prepared: PreparedCase,
): Promise<Result<CreatedCase, ProviderRefusal>> {
  const created = await deps.provider.createCase(newCase(deps, prepared));
  if (!created.ok || prepared.contract === null) return created;
  const upload = await deps.provider.putDocument(
    created.value.caseId,
    CONTRACT_DOCUMENT,
    prepared.contract.content,
  );
  return upload.ok ? created : upload;
}

// Somebody may be quicker than the job that prints the contract.
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

/**
 * Opens a check at the provider, or finds the live one, and answers with the address of its page. The case is written
 * down before the provider is called and opened there under its own key, so that a crash in between costs nothing.
 */
export async function startCheck(
  deps: VerificationDependencies,
  request: CheckRequest,
): Promise<Result<string, Refusal>> {
  const prepared = await prepareWithContract(deps, request);
  if (!prepared.ok) return prepared;
  const { jumpUrl, id } = prepared.value.case;
  if (jumpUrl !== null) return ok(jumpUrl);
  const opened = await openAtProvider(deps, prepared.value);
  if (!opened.ok) {
    deps.log.warn(
      { orderId: request.orderId, refusal: opened.error },
      'verification provider did not open a case',
    );
    return refuse({ code: 'VERIFICATION_UNAVAILABLE' });
  }
  const { caseId, expiresAt } = opened.value;
  await saveOpenedCase(deps.db, id, { providerCaseId: caseId, jumpUrl: opened.value.jumpUrl, expiresAt });
  return ok(opened.value.jumpUrl);
}
