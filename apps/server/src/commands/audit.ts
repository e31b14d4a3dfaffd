import { verifyAuditChain, type ChainHead } from '../platform/audit/verify-audit-chain.ts';
import { withOwnerDatabase } from './with-owner-database.ts';

const USAGE = `npm run audit -- verify [--noted <position>:<hash>]

Checks the whole audit log against its chain of hashes and prints its head. Note the head down outside the database;
with --noted a later check shows also that the log was not cut off or written anew.`;

const SENTENCES = {
  LINK_MISSING: 'a link of the chain is missing',
  EVENT_MISSING: 'the event of this link is missing',
  EVENT_CHANGED: 'the event is not the one that was recorded',
  EVENT_WITHOUT_LINK: 'this event is not in the chain',
  NOT_THE_NOTED_CHAIN: 'the chain holds in itself, but is not the one that was noted',
} as const;

function readNoted(text: string | undefined): ChainHead | null | undefined {
  if (text === undefined) return null;
  const match = /^(\d+):([0-9a-f]{64})$/.exec(text);
  return match?.[1] && match[2] ? { position: Number(match[1]), hash: match[2] } : undefined;
}

async function verify(noted: ChainHead | null): Promise<number> {
  const verdict = await withOwnerDatabase(({ db }) => verifyAuditChain(db, noted));
  if (verdict.intact) {
    const head = verdict.head ? `${verdict.head.position}:${verdict.head.hash}` : 'none';
    process.stdout.write(`The audit log is intact: ${verdict.events} events. Head: ${head}\n`);
    return 0;
  }
  const { position, eventId, reason } = verdict.firstBreak;
  const event = eventId === null ? '' : ` (event ${eventId})`;
  process.stderr.write(`The audit log is broken at position ${position}${event}: ${SENTENCES[reason]}.\n`);
  return 1;
}

async function main([command, option, value]: readonly string[]): Promise<number> {
  const noted = readNoted(option === '--noted' ? value : option === undefined ? undefined : 'wrong');
  if (command === 'verify' && noted !== undefined) return verify(noted);
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
