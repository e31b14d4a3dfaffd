import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../database/database.ts';
import { auditChain, auditEvents, auditUnsealed } from '../database/schema/index.ts';
import { runAsSystem } from '../scope/scope.ts';
import type { ChainHead } from './chain-head.ts';
import { eventDigest } from './event-digest.ts';
import { findUnsealedEvents, type UnsealedEvents } from './seal-audit-events.ts';

const BATCH = 1_000;

/** The first break of the chain. */
export interface ChainBreak {
  readonly position: number;
  readonly eventId: number | null;
  readonly reason:
    | 'LINK_MISSING'
    | 'EVENT_MISSING'
    | 'EVENT_CHANGED'
    | 'EVENT_WITHOUT_LINK'
    /** The chain holds in itself, but is not the one that was noted down. */
    | 'NOT_THE_NOTED_CHAIN';
}

export type ChainVerdict =
  | {
      readonly intact: true;
      /** Events of the chain. */
      readonly events: number;
      readonly head: ChainHead | null;
      /** Events behind it: the chain does not protect them yet. */
      readonly unsealed: UnsealedEvents;
    }
  | { readonly intact: false; readonly firstBreak: ChainBreak };

function linksAfter(db: DatabaseOrTransaction, position: number) {
  return db
    .select({
      position: auditChain.position,
      eventId: auditChain.eventId,
      hash: auditChain.hash,
      event: auditEvents,
      detailsText: sql<string | null>`${auditEvents.details}::text`,
    })
    .from(auditChain)
    .leftJoin(auditEvents, eq(auditEvents.id, auditChain.eventId))
    .where(gt(auditChain.position, position))
    .orderBy(asc(auditChain.position))
    .limit(BATCH);
}

type Link = Awaited<ReturnType<typeof linksAfter>>[number];

function checkLink(link: Link, head: ChainHead | null): ChainBreak['reason'] | null {
  if (link.position !== (head?.position ?? 0) + 1) return 'LINK_MISSING';
  if (link.event === null || link.detailsText === null) return 'EVENT_MISSING';
  const digest = eventDigest(head?.hash ?? '', { ...link.event, detailsText: link.detailsText });
  return digest === link.hash ? null : 'EVENT_CHANGED';
}

/** An event that neither chain nor queue has. */
async function findEventWithoutLink(db: DatabaseOrTransaction): Promise<number | null> {
  const [row] = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .leftJoin(auditChain, eq(auditChain.eventId, auditEvents.id))
    .leftJoin(auditUnsealed, eq(auditUnsealed.eventId, auditEvents.id))
    .where(and(isNull(auditChain.eventId), isNull(auditUnsealed.eventId)))
    .orderBy(asc(auditEvents.id))
    .limit(1);
  return row?.id ?? null;
}

/** An event that was removed before it was chained. */
async function findRemovedUnsealed(db: DatabaseOrTransaction): Promise<number | null> {
  const [row] = await db
    .select({ id: auditUnsealed.eventId })
    .from(auditUnsealed)
    .leftJoin(auditEvents, eq(auditEvents.id, auditUnsealed.eventId))
    .where(isNull(auditEvents.id))
    .orderBy(asc(auditUnsealed.eventId))
    .limit(1);
  return row?.id ?? null;
}

const broken = (position: number, eventId: number | null, reason: ChainBreak['reason']): ChainVerdict => ({
  intact: false,
  firstBreak: { position, eventId, reason },
});

async function findFirstBreak(tx: Transaction, noted: readonly ChainHead[]): Promise<ChainVerdict> {
  const notedHashes = new Map(noted.map(({ position, hash }) => [position, hash]));
  let head: ChainHead | null = null;
  for (
    let links = await linksAfter(tx, 0);
    links.length > 0;
    links = await linksAfter(tx, head?.position ?? 0)
  ) {
    for (const link of links) {
      const reason = checkLink(link, head);
      const { position, eventId, hash } = link;
      if (reason !== null) return broken(position, eventId, reason);
      if ((notedHashes.get(position) ?? hash) !== hash)
        return broken(position, eventId, 'NOT_THE_NOTED_CHAIN');
      head = { position, hash };
    }
  }
  const end = head?.position ?? 0;
  const loose = await findEventWithoutLink(tx);
  if (loose !== null) return broken(end + 1, loose, 'EVENT_WITHOUT_LINK');
  const removed = await findRemovedUnsealed(tx);
  if (removed !== null) return broken(end + 1, removed, 'EVENT_MISSING');
  if (noted.some(({ position }) => position > end)) return broken(end + 1, null, 'LINK_MISSING');
  return { intact: true, events: end, head, unsealed: await findUnsealedEvents(tx) };
}

/**
 * Checks the whole audit log against its chain, in one consistent picture of the database.
 * @param noted heads kept outside the database: show also whether the end was cut off or all of it written anew
 */
export function verifyAuditChain(db: Database, noted: readonly ChainHead[] = []): Promise<ChainVerdict> {
  return runAsSystem(() =>
    db.transaction((tx) => findFirstBreak(tx, noted), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  );
}
