import { appendFile, readFile } from 'node:fs/promises';
import { desc, eq } from 'drizzle-orm';
import { readHeads, writeHead, type ChainHead } from '../../platform/audit/chain-head.ts';
import type { Database } from '../../platform/database/database.ts';
import { auditChain } from '../../platform/database/schema/index.ts';
import type { Services } from '../../services.ts';

const ANSWER_WITHIN_MS = 10_000;

/** Where heads go; null: not there. */
type HeadReceivers = Services['configuration']['auditHead'];

async function lastOfFile(path: string): Promise<ChainHead | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return readHeads(text).at(-1) ?? null;
}

async function requireLink(db: Database, { position, hash }: ChainHead): Promise<void> {
  const [link] = await db
    .select({ hash: auditChain.hash })
    .from(auditChain)
    .where(eq(auditChain.position, position));
  if (link?.hash !== hash)
    throw new Error(
      `The audit log was cut or rewritten: it has no longer the exported head ${position}:${hash}`,
    );
}

async function send(url: string, head: ChainHead, at: Date): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...head, at: at.toISOString() }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The receiver of audit heads answered ${response.status}`);
}

/**
 * Creates a job that writes the head of the chain outside the database, when there is a new one. It first looks for the
 * head that it wrote last: the last one of the file, or the one this process sent last.
 * @returns a job that throws when the log was cut or rewritten, or the head could not be written
 */
export function createHeadExport(
  { db, systemClock }: Pick<Services, 'db' | 'systemClock'>,
  { file, url }: HeadReceivers,
): () => Promise<void> {
  let exported: ChainHead | null = null;
  return async () => {
    exported ??= file === null ? null : await lastOfFile(file);
    if (exported !== null) await requireLink(db, exported);
    const [head] = await db
      .select({ position: auditChain.position, hash: auditChain.hash })
      .from(auditChain)
      .orderBy(desc(auditChain.position))
      .limit(1);
    if (!head || head.position === exported?.position) return;
    const at = systemClock.now();
    if (url !== null) await send(url, head, at);
    if (file !== null) await appendFile(file, writeHead(head, at), { mode: 0o600 });
    exported = head;
  };
}
