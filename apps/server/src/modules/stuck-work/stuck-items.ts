import { ORDER_MAIL_KINDS, type StuckItem } from '@stromwandel/api-spec';
import type { OutboxKind } from '../../outbox-jobs.ts';
import type { StuckJob } from '../../platform/outbox/stuck-jobs.ts';
import type { LateFine } from '../fines/index.ts';
import type { LateReturn } from '../lease-end/index.ts';
import type { LateDamage } from '../leases/index.ts';
import type { LateLicence } from '../licences/index.ts';
import { canRemindManufacturer, nextReminderOf, type UnreportedOrder } from '../manufacturer/index.ts';
import type { StuckCheck } from '../verification/index.ts';
import { checkReason, jobReason } from './describe-failure.ts';

const JOB_KINDS: Readonly<Record<OutboxKind, StuckItem['kind']>> = {
  MAIL: 'MAIL',
  REQUEST_PASSWORD_RESET: 'PASSWORD_RESET',
  CONFIRM_NEW_ADDRESS: 'ADDRESS_CONFIRMATION',
  PRINT_CONTRACT: 'CONTRACT_PRINT',
  PRINT_RECORD: 'RECORD_PRINT',
  PRINT_SETTLEMENT: 'RECORD_PRINT',
  CANCEL_VERIFICATION_CASE: 'CASE_REMOVAL',
};
export const CHECK_KINDS = { DRIVERS_LICENCE: 'LICENCE_CHECK', SIGN: 'SIGNATURE' } as const;
const DETAIL_LENGTH = 200;

/** What the provider reads for a kind of job; null for one that another version of the server wrote. */
export function jobKind(kind: string): StuckItem['kind'] | null {
  return Object.entries(JOB_KINDS).find(([known]) => known === kind)?.[1] ?? null;
}

/** A job as the provider sees it; null for a kind that another version of the server wrote. */
export function jobItem(job: StuckJob, now: Date, personOf: ReadonlyMap<number, string>): StuckItem | null {
  const kind = jobKind(job.kind);
  if (kind === null) return null;
  const isDead = job.deadAt !== null;
  return {
    id: `job-${job.id}`,
    kind,
    mail: ORDER_MAIL_KINDS.find((mail) => mail === job.mail) ?? null,
    state: isDead ? 'GIVEN_UP' : job.lastError === null ? 'WAITING' : 'FAILING',
    reason: jobReason(job),
    detail: job.lastError?.slice(0, DETAIL_LENGTH) ?? null,
    orderId: job.orderId,
    leaseId: null,
    person: job.receiver ?? (job.orderId === null ? null : (personOf.get(job.orderId) ?? null)),
    attempts: job.attempts,
    since: job.createdAt.toISOString(),
    nextTryAt: isDead ? null : new Date(now.getTime() + job.waitsSeconds * 1000).toISOString(),
    retryable: isDead || job.waitsSeconds > 0,
  };
}

/** A check as the provider sees it. */
export function checkItem(check: StuckCheck, personOf: ReadonlyMap<number, string>): StuckItem {
  const isOpened = check.providerCaseId !== null;
  return {
    id: `check-${check.id}`,
    kind: CHECK_KINDS[check.product],
    mail: null,
    state: check.lastFailure === null ? 'WAITING' : 'FAILING',
    reason: checkReason(check),
    detail: null,
    orderId: check.orderId,
    leaseId: null,
    person: personOf.get(check.orderId) ?? null,
    attempts: check.failedPulls,
    since: (check.failingSince ?? check.createdAt).toISOString(),
    nextTryAt: null,
    retryable: isOpened && check.lastPulledAt !== null,
  };
}

/** A missing report of a manufacturer as the provider sees it; trying again mails another link. */
export function reportItem(
  unreported: UnreportedOrder,
  now: Date,
  personOf: ReadonlyMap<number, string>,
): StuckItem {
  const { orderId, missing, mails, orderedAt } = unreported;
  return {
    id: `order-${orderId}`,
    kind: missing,
    mail: null,
    state: 'WAITING',
    reason: 'NO_REPORT',
    detail: null,
    orderId,
    leaseId: null,
    person: personOf.get(orderId) ?? null,
    attempts: mails,
    since: orderedAt.toISOString(),
    nextTryAt: nextReminderOf(unreported)?.toISOString() ?? null,
    retryable: canRemindManufacturer(unreported, now),
  };
}

const ID_PREFIX = { DAMAGE: 'damage', FINE: 'fine', LICENCE: 'licence', RETURN: 'return' } as const;

/** A case of a leased car that waits for a side. */
function leaseItem(
  kind: keyof typeof ID_PREFIX,
  { id, orderId, leaseId, reason, since }: LateDamage | LateFine | LateLicence | LateReturn,
  personOf: ReadonlyMap<number, string>,
): StuckItem {
  return {
    id: `${ID_PREFIX[kind]}-${id}`,
    kind,
    mail: null,
    state: 'WAITING',
    reason,
    detail: null,
    orderId,
    leaseId,
    person: personOf.get(orderId) ?? null,
    attempts: 0,
    since: since.toISOString(),
    nextTryAt: null,
    retryable: false,
  };
}

/** A damage that waits for the provider, or its excess for the employer. */
export const damageItem = (damage: LateDamage, personOf: ReadonlyMap<number, string>): StuckItem =>
  leaseItem('DAMAGE', damage, personOf);

/** An answered letter that the provider has not passed on. */
export const fineItem = (fine: LateFine, personOf: ReadonlyMap<number, string>): StuckItem =>
  leaseItem('FINE', fine, personOf);

/** An employee whose licence check is overdue. */
export const licenceItem = (licence: LateLicence, personOf: ReadonlyMap<number, string>): StuckItem =>
  leaseItem('LICENCE', licence, personOf);

/** A returned car for which the provider has not acted in time. */
export const returnItem = (late: LateReturn, personOf: ReadonlyMap<number, string>): StuckItem =>
  leaseItem('RETURN', late, personOf);
