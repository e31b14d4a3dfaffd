import type { AddressInfo } from 'node:net';
import { germanDay, type CalendarDate } from '@stromwandel/kernel';
import type { Configuration } from './configuration.ts';
import type { AccountSeparation } from './platform/database/prepare-database.ts';

const SEPARATION_WARNINGS: Readonly<Record<AccountSeparation, readonly string[]>> = {
  FULL: [],
  ONE_ACCOUNT: [
    'WARNING: the server signs in to the database with the account that owns the tables and only acts as a lesser role.',
    '  Injected SQL could reset the role. Set DATABASE_OWNER_URL to an account of its own (docs/operations.md).',
  ],
  NONE: [
    'WARNING: the server works with the rights of the owner of its tables: neither row-level security nor the',
    '  append-only audit log protects them. Set DATABASE_OWNER_URL and DATABASE_URL to two accounts (docs/operations.md).',
  ],
};

/** Last days with security fixes (github.com/nodejs/release); other releases than these are never long supported. */
const SUPPORTED_UNTIL: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
};

/** A line for operators when this Node.js gets no security fixes any more; null otherwise. */
export function nodeWarning(version: string, today: CalendarDate): string | null {
  const until = SUPPORTED_UNTIL[version.split('.')[0] ?? ''];
  if (until !== undefined && today <= until) return null;
  const since = until === undefined ? '' : ` since ${until}`;
  return `WARNING: Node.js ${version} gets no security fixes${since}. Use Node.js 24.`;
}

/**
 * Prints the address of the portal and what the operator should know.
 * @param demoLines lines of demo mode about the portal at an address, and its configuration
 */
export function announceStart(
  configuration: Configuration,
  address: AddressInfo | string | null,
  separation: AccountSeparation,
  demoLines?: (portal: string, configuration: Configuration) => readonly string[],
): void {
  const port = typeof address === 'object' && address !== null ? address.port : configuration.port;
  const portal = configuration.port === 0 ? `http://localhost:${port}` : configuration.publicUrl;
  const lines = [`Stromwandel is ready: ${portal}`];
  if (demoLines) lines.push(...demoLines(portal, configuration));
  else if (configuration.smtpUrl === null)
    lines.push('SMTP_URL is not set: mails are kept in the outbox and not delivered.');
  lines.push(...SEPARATION_WARNINGS[separation]);
  const outdated = demoLines ? null : nodeWarning(process.versions.node, germanDay(Date.now()));
  if (outdated !== null) lines.push(outdated);
  lines.push('Ctrl-C stops everything.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
