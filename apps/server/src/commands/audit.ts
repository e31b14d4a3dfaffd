import { readFileSync } from 'node:fs';
import { readHeads, type ChainHead } from '../platform/audit/chain-head.ts';
import { verifyAuditChain } from '../platform/audit/verify-audit-chain.ts';
import { withOwnerDatabase } from './with-owner-database.ts';

const USAGE = `npm run audit -- verify [--noted <position>:<hash> | --noted <file>]

Checks the whole audit log against its chain of hashes and prints its head. With --noted, a head or a file of heads kept
outside the database, it shows also that the log was not cut off or written anew.`;

const SENTENCES = {
  LINK_MISSING: 'a link of the chain is missing',
  EVENT_MISSING: 'the event of this link is missing',
  EVENT_CHANGED: 'the event is not the one that was recorded',
  EVENT_WITHOUT_LINK: 'this event is not in the chain',
  NOT_THE_NOTED_CHAIN: 'the chain holds in itself, but is not the one that was noted',
} as const;

/** @returns null for a text that is neither a head nor a file with one */
function readNoted(text: string): readonly ChainHead[] | null {
  const heads = readHeads(text);
  if (heads.length > 0) return heads;
  try {
    const ofFile = readHeads(readFileSync(text, 'utf8'));
    return ofFile.length > 0 ? ofFile : null;
  } catch {
    return null;
  }
}

async function verify(noted: readonly ChainHead[]): Promise<number> {
  const verdict = await withOwnerDatabase(({ db }) => verifyAuditChain(db, noted));
  if (verdict.intact) {
    const { events, unsealed } = verdict;
    const head = verdict.head ? `${verdict.head.position}:${verdict.head.hash}` : 'none';
    process.stdout.write(`The audit log is intact: ${events} events. Head: ${head}\n`);
    if (unsealed.events > 0)
      process.stdout.write(
        `Not chained yet: ${unsealed.events} events, the oldest for ${unsealed.seconds.toFixed(1)} s.\n`,
      );
    return 0;
  }
  const { position, eventId, reason } = verdict.firstBreak;
  const event = eventId === null ? '' : ` (event ${eventId})`;
  process.stderr.write(`The audit log is broken at position ${position}${event}: ${SENTENCES[reason]}.\n`);
  return 1;
}

async function main([command, option, value]: readonly string[]): Promise<number> {
  const noted = option === undefined ? [] : option === '--noted' ? readNoted(value ?? '') : null;
  if (command === 'verify' && noted !== null) return verify(noted);
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
