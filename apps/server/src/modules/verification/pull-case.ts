import { ok, type CalendarDate, type Result } from '@stromwandel/kernel';
import type { Transaction } from '../../database/database.ts';
import type { CaseReport, ProviderRefusal } from '../../verification-provider/index.ts';
import { caseVerdict, type CaseVerdict } from './case-verdict.ts';
import { CONTRACT_DOCUMENT, type VerificationDependencies } from './verification-dependencies.ts';
import type { CheckedStep } from './verification-orders.ts';
import { notePull } from './stuck-checks.ts';
import { claimPull, lockCase, saveCaseState, type VerificationCase } from './verification-store.ts';

interface PulledCase {
  readonly report: CaseReport;
  /** The signed contract; null unless a signature succeeded. */
  readonly signed: Uint8Array | null;
}

// A case the provider no longer knows cannot succeed any more; the person may start a new one.
const LOST: CaseReport = { state: 'FAILED', reason: 'TECHNICAL', result: null };

async function askProvider(
  { provider, log }: VerificationDependencies,
  product: VerificationCase['product'],
  providerCaseId: string,
): Promise<Result<PulledCase, ProviderRefusal>> {
  const report = await provider.getCase(providerCaseId);
  if (!report.ok && report.error.code === 'NOT_FOUND') return ok({ report: LOST, signed: null });
  if (!report.ok) {
    log.warn({ refusal: report.error }, 'verification case could not be pulled');
    return report;
  }
  if (product !== 'SIGN' || report.value.state !== 'SUCCESS') {
    return ok({ report: report.value, signed: null });
  }
  const signed = await provider.getSignedDocument(providerCaseId, CONTRACT_DOCUMENT);
  if (signed.ok) return ok({ report: report.value, signed: signed.value });
  log.warn({ refusal: signed.error }, 'signed contract could not be pulled');
  return signed.error.code === 'UNAVAILABLE' ? signed : ok({ report: LOST, signed: null });
}

/** Of a check only the result, the day, the licence classes and the validity are kept. */
function keptResult({ result }: CaseReport, today: CalendarDate) {
  const licence = result?.licence ?? null;
  return licence === null
    ? { checkedOn: today }
    : { checkedOn: today, licenceClasses: licence.classes, validUntil: licence.validUntil };
}

function startsWith(file: Uint8Array, beginning: Uint8Array): boolean {
  return (
    file.length > beginning.length &&
    Buffer.compare(Buffer.from(file.buffer, file.byteOffset, beginning.length), beginning) === 0
  );
}

async function recordSignature(
  { orders }: VerificationDependencies,
  tx: Transaction,
  step: CheckedStep,
  signed: Uint8Array | null,
): Promise<void> {
  const previewed = await orders.findPreviewedContract(tx, step);
  if (signed !== null && previewed !== null && startsWith(signed, previewed.content)) {
    return orders.recordSignature(tx, step, signed);
  }
  return orders.endAsContractChanged(tx, step);
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
      : caseVerdict(current.product, step.person, pulled.report, today);
  const { state, reason } = verdict;
  if (state === 'OPEN' || state === 'IN_REVIEW')
    return saveCaseState(tx, deps.seal, current, { state, reason });
  const result = state === 'SUCCESS' ? keptResult(pulled.report, today) : null;
  await saveCaseState(tx, deps.seal, current, { state, reason, result, finishedAt: deps.clock.now() });
  if (current.providerCaseId !== null) await deps.forgetCase(tx, current.providerCaseId);
  if (state === 'SUCCESS' && current.product === 'SIGN' && step !== null) {
    await recordSignature(deps, tx, step, pulled.signed);
  }
}

/**
 * Asks the provider how a case stands and settles what follows from it, once, however many ask at the same time.
 * @param pauseMs nothing happens when somebody asked less than this ago
 */
export async function pullCase(
  deps: VerificationDependencies,
  caseId: number,
  pauseMs: number,
): Promise<void> {
  const now = deps.clock.now();
  const asked = await claimPull(deps.db, caseId, now, new Date(now.getTime() - pauseMs));
  if (asked === null || asked.providerCaseId === null) return;
  const pulled = await askProvider(deps, asked.product, asked.providerCaseId);
  await notePull(deps.db, asked, pulled.ok ? null : pulled.error.code, now);
  if (pulled.ok) await deps.db.transaction((tx) => settle(deps, tx, asked, pulled.value));
}
