import type { contract, EndpointReply } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { VerificationProduct } from '../../adapters/verification-provider/index.ts';
import { pullCase } from './pull-case.ts';
import { STEP_TYPES, type VerificationDependencies } from './verification-dependencies.ts';
import { findLatestCase, findStepStanding, openReason, type StepKey } from './verification-store.ts';

export interface OwnStepKey extends StepKey {
  readonly userId: number;
}

type VerificationStatus = EndpointReply<typeof contract.getVerificationStatus>;

/** Minimum pause between calls of the provider when a person returns to the tab or presses "check". */
const STATUS_PAUSE_MS = 3_000;

const NOT_FOUND = { code: 'NOT_FOUND' } as const;

/** Whether the check of an own step has passed; reads only our database, never browser or provider. */
export async function isCheckPassed(
  { db }: VerificationDependencies,
  step: OwnStepKey,
  product: VerificationProduct,
): Promise<Result<boolean, Refusal>> {
  const standing = await findStepStanding(db, step, [STEP_TYPES[product]]);
  return standing === null ? refuse(NOT_FOUND) : ok(standing.passed);
}

/** The status of an own step's check for the screen; asks the provider about a live case. */
export async function readVerificationStatus(
  deps: VerificationDependencies,
  step: OwnStepKey,
): Promise<Result<VerificationStatus, Refusal>> {
  const stepTypes = Object.values(STEP_TYPES);
  if ((await findStepStanding(deps.db, step, stepTypes)) === null) return refuse(NOT_FOUND);
  const before = await findLatestCase(deps.db, step.stepId);
  if (before !== null && before.finishedAt === null) await pullCase(deps, before.id, STATUS_PAUSE_MS);
  const [standing, latest] = [
    await findStepStanding(deps.db, step, stepTypes),
    await findLatestCase(deps.db, step.stepId),
  ];
  const over = latest === null || (latest.finishedAt !== null && latest.state !== 'SUCCESS');
  return ok({
    state: latest?.state ?? 'NONE',
    // Only the closed list of verdict reasons is stored here.
    reason: (latest && openReason(deps.seal, latest)) as VerificationStatus['reason'],
    jumpUrl: latest?.state === 'OPEN' ? latest.jumpUrl : null,
    expiresAt: latest?.finishedAt === null ? (latest.expiresAt?.toISOString() ?? null) : null,
    openedElsewhere: latest?.finishedAt === null && latest.handoverUsedAt !== null,
    retryAllowed: over && standing?.waiting === true,
  });
}
