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

/** What the screen of an own step needs to know. */
export interface StepStanding {
  readonly passed: boolean;
  /** The step was started, is not decided, and its order has not ended. */
  readonly waiting: boolean;
}

const isLive = isNull(verificationCases.finishedAt);

/** How an own step of the product's kind stands; null for a foreign, absent or other one. One indexed read. */
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

/** Writes down what the provider will be asked for; the key of the request names the case, also toward its callbacks. */
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

/** What the provider was asked for. */
export function openRequest(seal: DataSeal, found: CaseKey & { readonly request: string }): NewCase {
  // Sealed by `insertCase` alone, in this very shape.
  return seal.open(found.request, placeOf(found, 'request')) as NewCase;
}

/** Notes what the provider answered to a new case. @returns false when the case is over meanwhile, and nothing was noted */
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

/** The case, locked until the transaction ends; the order's row must be locked before. */
export async function lockCase(tx: Transaction, id: number): Promise<VerificationCase | null> {
  const [row] = await tx.select().from(verificationCases).where(eq(verificationCases.id, id)).for('update');
  return row ?? null;
}

type CaseKey = Pick<VerificationCase, 'callbackId' | 'userId'>;

function placeOf({ callbackId, userId }: CaseKey, column: 'request' | 'reason' | 'result'): SealedPlace {
  return { table: 'verification_cases', column, record: callbackId, ownerId: userId };
}

/** What is kept of a check that passed. */
export interface KeptResult {
  readonly checkedOn: CalendarDate;
  readonly licenceClasses?: readonly string[];
  readonly validUntil?: CalendarDate | null;
}

/** Writes down how a case stands. Reason and result are sealed: they tell of a person's documents. */
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

/** Why a check did not pass; null when there is nothing to say. */
export function openReason(
  seal: DataSeal,
  found: CaseKey & Pick<VerificationCase, 'reason' | 'state'>,
): string | null {
  if (found.reason !== null) return String(seal.open(found.reason, placeOf(found, 'reason')));
  // An order that ends takes its running checks along.
  return found.state === 'ABORTED' ? 'USER_CANCELLED' : null;
}

/** What is kept of a check that passed; null before. */
export function openResult(
  seal: DataSeal,
  found: CaseKey & Pick<VerificationCase, 'result'>,
): KeptResult | null {
  // Sealed by `saveCaseState` alone, in this very shape.
  return found.result === null ? null : (seal.open(found.result, placeOf(found, 'result')) as KeptResult);
}

/** Takes the right to ask the provider now; null when the case is over or somebody asked after the given moment. */
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

/** Live cases nobody asked about since the given moment, those waiting longest first. */
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

/** Ends live cases the provider no longer answers for: past their life, or never opened there. */
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
