import { asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../database/database.ts';
import { auditChain, auditEvents } from '../database/schema/index.ts';
import { runAsSystem } from '../scope/scope.ts';
import { eventDigest } from './event-digest.ts';

const BATCH = 1_000;

/** A place of the chain and its hash, as noted down at an earlier time. */
export interface ChainHead {
  readonly position: number;
  readonly hash: string;
}

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
  | { readonly intact: true; readonly events: number; readonly head: ChainHead | null }
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

async function findEventWithoutLink(db: DatabaseOrTransaction): Promise<number | null> {
  const [row] = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .leftJoin(auditChain, eq(auditChain.eventId, auditEvents.id))
    .where(isNull(auditChain.eventId))
    .orderBy(asc(auditEvents.id))
    .limit(1);
  return row?.id ?? null;
}

async function findFirstBreak(tx: Transaction, noted: ChainHead | null): Promise<ChainVerdict> {
  let head: ChainHead | null = null;
  for (
    let links = await linksAfter(tx, 0);
    links.length > 0;
    links = await linksAfter(tx, head?.position ?? 0)
  ) {
    for (const link of links) {
      const reason = checkLink(link, head);
      const { position, eventId, hash } = link;
      if (reason !== null) return { intact: false, firstBreak: { position, eventId, reason } };
      if (noted?.position === position && noted.hash !== hash) {
        return { intact: false, firstBreak: { position, eventId, reason: 'NOT_THE_NOTED_CHAIN' } };
      }
      head = { position, hash };
    }
  }
  const end = head?.position ?? 0;
  const loose = await findEventWithoutLink(tx);
  if (loose !== null) {
    const firstBreak = { position: end + 1, eventId: loose, reason: 'EVENT_WITHOUT_LINK' } as const;
    return { intact: false, firstBreak };
  }
  if (noted !== null && noted.position > end) {
    return { intact: false, firstBreak: { position: end + 1, eventId: null, reason: 'LINK_MISSING' } };
  }
  return { intact: true, events: end, head };
}

/**
 * Checks the whole audit log against its chain, in one consistent picture of the database.
 * @param noted a head kept outside the database: shows also whether the end was cut off or all of it written anew
 */
export function verifyAuditChain(db: Database, noted: ChainHead | null = null): Promise<ChainVerdict> {
  return runAsSystem(() =>
    db.transaction((tx) => findFirstBreak(tx, noted), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  );
}
