import type { AddressInfo } from 'node:net';
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

/**
 * Prints the address of the portal and what the operator should know.
 * @param demoLines lines of demo mode about the portal at an address
 */
export function announceStart(
  configuration: Configuration,
  address: AddressInfo | string | null,
  separation: AccountSeparation,
  demoLines?: (portal: string) => readonly string[],
): void {
  const port = typeof address === 'object' && address !== null ? address.port : configuration.port;
  const portal = configuration.port === 0 ? `http://localhost:${port}` : configuration.publicUrl;
  const lines = [`Stromwandel is ready: ${portal}`];
  if (demoLines) lines.push(...demoLines(portal));
  else if (configuration.smtpUrl === null)
    lines.push('SMTP_URL is not set: mails are kept in the outbox and not delivered.');
  lines.push(...SEPARATION_WARNINGS[separation]);
  lines.push('Ctrl-C stops everything.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
