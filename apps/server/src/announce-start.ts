import type { AddressInfo } from 'node:net';
import type { Configuration } from './configuration.ts';
import type { AccountSeparation } from './platform/database/prepare-database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_REGISTER_CODES } from './demo/world/index.ts';

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

/** Tells the person at the terminal where the portal is and how to get in. */
export function announceStart(
  configuration: Configuration,
  address: AddressInfo | string | null,
  separation: AccountSeparation,
): void {
  const port = typeof address === 'object' && address !== null ? address.port : configuration.port;
  const portal = configuration.port === 0 ? `http://localhost:${port}` : configuration.publicUrl;
  const lines = [`Stromwandel is ready: ${portal}`];
  if (configuration.demo) {
    lines.push('', `Demo accounts (password of all: ${DEMO_PASSWORD})`);
    for (const { email, about } of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(32)}${about}`);
    lines.push(`Register codes: ${DEMO_REGISTER_CODES.join(', ')}`);
    lines.push(`Development mailbox: ${portal}/dev/mailbox`);
  } else if (configuration.smtpUrl === null) {
    lines.push('SMTP_URL is not set: mails are kept in the outbox and not delivered.');
  }
  lines.push(...SEPARATION_WARNINGS[separation]);
  lines.push('Ctrl-C stops everything.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
