import { and, asc, desc, eq, isNull, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../platform/database/database.ts';
import { orders, orderSteps, userSteps, verificationCases } from '../../platform/database/schema/index.ts';
import type { CalendarDate } from '@stromwandel/kernel';
import type { DataSeal, SealedPlace } from '../../platform/sealing/data-seal.ts';
import type { NewCase, VerificationProduct } from '../../adapters/verification-provider/index.ts';

export type VerificationCase = typeof verificationCases.$inferSelect;

export interface StepKey {
  readonly orderId: number;
  readonly stepId: number;
}

/** The state of an own step, for the screen. */
export interface StepStanding {
  readonly passed: boolean;
  /** The step was started, is not decided, and its order has not ended. */
  readonly waiting: boolean;
}

const isLive = isNull(verificationCases.finishedAt);

/** The state of an own step of the product's kind; null for a foreign, absent or other one. One indexed read. */
export async function findStepStanding(
  db: DatabaseOrTransaction,
  { orderId, stepId, userId }: StepKey & { readonly userId: number },
  stepTypes: readonly string[],
): Promise<StepStanding | null> {
  const [row] = await db
    .select({
      stepType: orderSteps.stepType,
      passed: sql<boolean>`exists (select 1 from ${verificationCases}
        where ${verificationCases.stepId} = ${orderSteps.id} and ${verificationCases.state} = 'SUCCESS')`,
      waiting: sql<boolean>`${orders.endedAt} is null
        and exists (select 1 from ${userSteps} where ${userSteps.stepId} = ${orderSteps.id} and ${userSteps.status} is null)
        and not exists (select 1 from ${userSteps} where ${userSteps.stepId} = ${orderSteps.id} and ${userSteps.status} is not null)`,
    })
    .from(orderSteps)
    .innerJoin(orders, eq(orders.id, orderSteps.orderId))
    .where(and(eq(orderSteps.id, stepId), eq(orders.id, orderId), eq(orders.userId, userId)));
  return row !== undefined && stepTypes.includes(row.stepType) ? row : null;
}

/** The newest case of a step; null when none was started. */
export async function findLatestCase(
  db: DatabaseOrTransaction,
  stepId: number,
): Promise<VerificationCase | null> {
  const [row] = await db
    .select()
    .from(verificationCases)
    .where(eq(verificationCases.stepId, stepId))
    .orderBy(desc(verificationCases.id))
    .limit(1);
  return row ?? null;
}

export async function findCaseByCallback(db: Database, callbackId: string): Promise<VerificationCase | null> {
  const [row] = await db.select().from(verificationCases).where(eq(verificationCases.callbackId, callbackId));
  return row ?? null;
}

/** Stores the request to the provider; its key identifies the case, also in callbacks. */
export async function insertCase(
  tx: Transaction,
  seal: DataSeal,
  created: StepKey & {
    readonly userId: number;
    readonly product: VerificationProduct;
    readonly createdAt: Date;
    readonly request: NewCase;
  },
): Promise<VerificationCase> {
  const { request, ...columns } = created;
  const callbackId = request.idempotencyKey;
  const sealed = seal.seal(request, placeOf({ callbackId, userId: created.userId }, 'request'));
  const [row] = await tx
    .insert(verificationCases)
    .values({ ...columns, callbackId, request: sealed, state: 'OPEN' })
    .returning();
  if (row === undefined) throw new Error('The case was not stored');
  return row;
}

/** The stored request to the provider. */
export function openRequest(seal: DataSeal, found: CaseKey & { readonly request: string }): NewCase {
  // Only `insertCase` seals it, in this shape.
  return seal.open(found.request, placeOf(found, 'request')) as NewCase;
}

/** Stores the provider's answer to a new case. @returns false, storing nothing, when the case has ended meanwhile */
export async function saveOpenedCase(
  db: Database,
  id: number,
  opened: { readonly providerCaseId: string; readonly jumpUrl: string; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(verificationCases)
    .set({ ...opened, request: null })
    .where(and(eq(verificationCases.id, id), isLive))
    .returning({ id: verificationCases.id });
  return rows.length > 0;
}

/** Whether the case still waits for its result. */
export async function isCaseLive(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: verificationCases.id })
    .from(verificationCases)
    .where(and(eq(verificationCases.id, id), isLive));
  return rows.length > 0;
}

/** Finds a case and locks it until the transaction ends; the order's row must be locked before. */
export async function lockCase(tx: Transaction, id: number): Promise<VerificationCase | null> {
  const [row] = await tx.select().from(verificationCases).where(eq(verificationCases.id, id)).for('update');
  return row ?? null;
}

type CaseKey = Pick<VerificationCase, 'callbackId' | 'userId'>;

function placeOf({ callbackId, userId }: CaseKey, column: 'request' | 'reason' | 'result'): SealedPlace {
  return { table: 'verification_cases', column, record: callbackId, ownerId: userId };
}

/** The stored result of a passed check. */
export interface KeptResult {
  readonly checkedOn: CalendarDate;
  readonly licenceClasses?: readonly string[];
  readonly validUntil?: CalendarDate | null;
}

/** Stores a case's state. Reason and result are sealed, because they contain data of a person's documents. */
export async function saveCaseState(
  tx: DatabaseOrTransaction,
  seal: DataSeal,
  found: CaseKey & Pick<VerificationCase, 'id'>,
  {
    reason,
    result,
    ...change
  }: Partial<Pick<VerificationCase, 'state' | 'reason' | 'finishedAt'>> & {
    readonly result?: KeptResult | null;
  },
): Promise<void> {
  const sealed = (column: 'reason' | 'result', value: unknown) =>
    value === undefined ? {} : { [column]: value === null ? null : seal.seal(value, placeOf(found, column)) };
  await tx
    .update(verificationCases)
    .set({
      ...change,
      ...sealed('reason', reason),
      ...sealed('result', result),
      ...(change.finishedAt && { request: null }),
    })
    .where(eq(verificationCases.id, found.id));
}

/** Why a check failed; null without a reason. */
export function openReason(
  seal: DataSeal,
  found: CaseKey & Pick<VerificationCase, 'reason' | 'state'>,
): string | null {
  if (found.reason !== null) return String(seal.open(found.reason, placeOf(found, 'reason')));
  // An ending order ends its running checks.
  return found.state === 'ABORTED' ? 'USER_CANCELLED' : null;
}

/** The stored result of a passed check; null before. */
export function openResult(
  seal: DataSeal,
  found: CaseKey & Pick<VerificationCase, 'result'>,
): KeptResult | null {
  // Only `saveCaseState` seals it, in this shape.
  return found.result === null ? null : (seal.open(found.result, placeOf(found, 'result')) as KeptResult);
}

/** Claims the next call of the provider; null when the case has ended or was asked about after the given instant. */
export async function claimPull(
  db: Database,
  id: number,
  now: Date,
  notAskedSince: Date,
): Promise<VerificationCase | null> {
  const [row] = await db
    .update(verificationCases)
    .set({ lastPulledAt: now })
    .where(
      and(
        eq(verificationCases.id, id),
        isLive,
        isNotNull(verificationCases.providerCaseId),
        or(isNull(verificationCases.lastPulledAt), lte(verificationCases.lastPulledAt, notAskedSince)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Live cases not asked about since the given instant, longest waiting first. */
export async function findCasesToPull(
  db: Database,
  notAskedSince: Date,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .select({ id: verificationCases.id })
    .from(verificationCases)
    .where(
      and(
        isLive,
        isNotNull(verificationCases.providerCaseId),
        or(isNull(verificationCases.lastPulledAt), lte(verificationCases.lastPulledAt, notAskedSince)),
      ),
    )
    .orderBy(sql`${verificationCases.lastPulledAt} asc nulls first`, asc(verificationCases.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Ends live cases without provider answer: expired, or never opened there. */
export async function expireAbandonedCases(
  db: Database,
  moments: { readonly now: Date; readonly expiredBefore: Date; readonly createdBefore: Date },
): Promise<void> {
  await db
    .update(verificationCases)
    .set({ state: 'EXPIRED', finishedAt: moments.now, request: null })
    .where(
      and(
        isLive,
        or(
          lt(verificationCases.expiresAt, moments.expiredBefore),
          and(
            isNull(verificationCases.providerCaseId),
            lt(verificationCases.createdAt, moments.createdBefore),
          ),
        ),
      ),
    );
}
