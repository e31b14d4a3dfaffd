import type { AddressInfo } from 'node:net';
import type { Configuration } from './configuration.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_REGISTER_CODES } from './demo-world/index.ts';

/** Tells the person at the terminal where the portal is and how to get in. */
export function announceStart(
  configuration: Configuration,
  address: AddressInfo | string | null,
  worksAsOwner: boolean,
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
  if (worksAsOwner) {
    lines.push(
      'WARNING: the server works as the owner of its tables, and nothing keeps it from changing the audit log.',
      '  Set DATABASE_OWNER_URL, or allow the account of DATABASE_URL to create roles (docs/operations.md).',
    );
  }
  lines.push('Ctrl-C stops everything.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
