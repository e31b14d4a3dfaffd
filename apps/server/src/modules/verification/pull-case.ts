import { ok, refuse, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { Transaction } from '../../platform/database/database.ts';
import type { CaseReport, ProviderRefusal } from '../../adapters/verification-provider/index.ts';
import { removalOf } from './case-removal.ts';
import { caseVerdict, type CaseVerdict } from './case-verdict.ts';
import { isSameName } from './document-name.ts';
import { judgeSignedContract, type SignedContractVerdict } from './judge-signed-contract.ts';
import { CONTRACT_DOCUMENT, type VerificationDependencies } from './verification-dependencies.ts';
import type { CheckedStep } from './order-port.ts';
import { notePull } from './stuck-checks.ts';
import { claimPull, lockCase, saveCaseState, type VerificationCase } from './verification-store.ts';

interface PulledCase {
  readonly report: CaseReport;
  /** The signed contract; null unless a signature succeeded. */
  readonly signed: SignedContractVerdict | null;
}

/** The person has signed, and the operator must resolve a problem before the signature counts. */
type SignatureWait = 'SIGNER_NOT_TRUSTED' | 'REVOCATIONS_UNREADABLE';

type PullRefusal = ProviderRefusal['code'] | SignatureWait;

// A case unknown to the provider can no longer succeed; the person may start a new one.
const LOST: CaseReport = { state: 'FAILED', reason: 'TECHNICAL', result: null };

async function askProvider(
  deps: VerificationDependencies,
  asked: VerificationCase,
  providerCaseId: string,
): Promise<Result<PulledCase, PullRefusal>> {
  const { provider, log } = deps;
  const report = await provider.getCase(providerCaseId);
  if (!report.ok && report.error.code === 'NOT_FOUND') return ok({ report: LOST, signed: null });
  if (!report.ok) {
    log.warn({ refusal: report.error }, 'verification case could not be pulled');
    return refuse(report.error.code);
  }
  if (asked.product !== 'SIGN' || report.value.state !== 'SUCCESS') {
    return ok({ report: report.value, signed: null });
  }
  const signed = await provider.getSignedDocument(providerCaseId, CONTRACT_DOCUMENT);
  if (!signed.ok) {
    log.warn({ refusal: signed.error }, 'signed contract could not be pulled');
    return signed.error.code === 'UNAVAILABLE' ? refuse('UNAVAILABLE') : ok({ report: LOST, signed: null });
  }
  const verdict = await judgeSignedContract(deps, asked, signed.value);
  // The case waits: once the signer is trusted or the lists are readable, the signature counts without signing again.
  if (verdict.kind === 'SIGNER_NOT_TRUSTED' || verdict.kind === 'REVOCATIONS_UNREADABLE') {
    return refuse(verdict.kind);
  }
  return ok({ report: report.value, signed: verdict });
}

/** Keeps only result, day, licence classes and validity of a check. */
function keptResult({ result }: CaseReport, today: CalendarDate) {
  const licence = result?.licence ?? null;
  return licence === null
    ? { checkedOn: today }
    : { checkedOn: today, licenceClasses: licence.classes, validUntil: licence.validUntil };
}

/** Whether the signer's certificate names another person, compared as on identity documents. */
function isSignedByOther({ person }: CheckedStep, signed: SignedContractVerdict | null): boolean {
  return signed?.kind === 'SIGNED' && (signed.signer === null || !isSameName(person, signed.signer));
}

function verdictOf(
  { log }: VerificationDependencies,
  { id, orderId, product }: VerificationCase,
  step: CheckedStep,
  { report, signed }: PulledCase,
  today: CalendarDate,
): CaseVerdict {
  const verdict = caseVerdict(product, step.person, report, today);
  if (verdict.state !== 'SUCCESS') return verdict;
  if (isSignedByOther(step, signed)) {
    log.warn({ orderId, caseId: id, reason: 'SIGNER_OTHER_PERSON' }, 'signed contract refused');
    return { state: 'FAILED', reason: 'NAME_MISMATCH' };
  }
  return signed?.kind === 'SIGNATURE_INVALID' ? { state: 'FAILED', reason: 'SIGNATURE_INVALID' } : verdict;
}

/** Applies a successful case to the order. */
async function recordSuccess(
  { orders }: VerificationDependencies,
  tx: Transaction,
  step: CheckedStep,
  signed: SignedContractVerdict | null,
): Promise<void> {
  if (signed?.kind === 'SIGNED') return orders.recordSignature(tx, step, signed);
  if (signed?.kind === 'OTHER_CONTRACT') return orders.endAsContractChanged(tx, step);
}

async function settle(
  deps: VerificationDependencies,
  tx: Transaction,
  asked: VerificationCase,
  pulled: PulledCase,
): Promise<void> {
  const step = await deps.orders.lockStepForResult(tx, asked);
  const current = await lockCase(tx, asked.id);
  if (current === null || current.finishedAt !== null) return;
  const today = deps.clock.today();
  const verdict: CaseVerdict =
    step === null
      ? { state: 'ABORTED', reason: 'USER_CANCELLED' }
      : verdictOf(deps, current, step, pulled, today);
  const { state, reason } = verdict;
  if (state === 'OPEN' || state === 'IN_REVIEW')
    return saveCaseState(tx, deps.seal, current, { state, reason });
  const result = state === 'SUCCESS' ? keptResult(pulled.report, today) : null;
  await saveCaseState(tx, deps.seal, current, { state, reason, result, finishedAt: deps.clock.now() });
  const removal = removalOf(current);
  if (removal !== null) await deps.forgetCase(tx, removal);
  if (state === 'SUCCESS' && step !== null) await recordSuccess(deps, tx, step, pulled.signed);
}

/** Marks a case whose person has signed as waiting for the operator. */
async function waitForSignature(
  deps: VerificationDependencies,
  tx: Transaction,
  asked: VerificationCase,
  reason: SignatureWait,
) {
  await deps.orders.lockStepForResult(tx, asked);
  const current = await lockCase(tx, asked.id);
  if (current === null || current.finishedAt !== null) return;
  await saveCaseState(tx, deps.seal, current, { state: 'IN_REVIEW', reason });
}

/**
 * Reads a case's state from the provider and applies it once, even for simultaneous calls.
 * @param pauseMs does nothing if the last call was less than this ago
 */
export async function pullCase(
  deps: VerificationDependencies,
  caseId: number,
  pauseMs: number,
): Promise<void> {
  const now = deps.clock.now();
  const asked = await claimPull(deps.db, caseId, now, new Date(now.getTime() - pauseMs));
  if (asked === null || asked.providerCaseId === null) return;
  const pulled = await askProvider(deps, asked, asked.providerCaseId);
  await notePull(deps.db, asked, pulled.ok ? null : pulled.error, now);
  if (pulled.ok) return deps.db.transaction((tx) => settle(deps, tx, asked, pulled.value));
  const { error } = pulled;
  if (error === 'SIGNER_NOT_TRUSTED' || error === 'REVOCATIONS_UNREADABLE') {
    await deps.db.transaction((tx) => waitForSignature(deps, tx, asked, error));
  }
}
