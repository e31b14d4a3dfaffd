import type { AddressInfo } from 'node:net';
import type { Configuration } from './configuration.ts';
import { DEMO_PASSWORD } from './demo-world/index.ts';

const DEMO_ACCOUNTS = [
  ['anna.schmidt@nordwerk.example', 'employee with salary data'],
  ['ben.yilmaz@nordwerk.example', 'employee without salary data'],
  ['hr@nordwerk.example', 'employer'],
  ['clara.hofer@suedwind.example', 'employee of another employer'],
  ['hr@suedwind.example', 'another employer'],
  ['admin@stromwandel.example', 'leasing provider'],
] as const;

/** Tells the person at the terminal where the portal is and how to get in. */
export function announceStart(configuration: Configuration, address: AddressInfo | string | null): void {
  const port = typeof address === 'object' && address !== null ? address.port : configuration.port;
  const portal = configuration.port === 0 ? `http://localhost:${port}` : configuration.publicUrl;
  const lines = [`Stromwandel is ready: ${portal}`];
  if (configuration.demo) {
    lines.push('', `Demo accounts (password of all: ${DEMO_PASSWORD})`);
    for (const [email, role] of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(32)}${role}`);
    lines.push('Register codes: NORDWERK-2026, SUEDWIND-2026', `Development mailbox: ${portal}/dev/mailbox`);
  } else if (configuration.smtpUrl === null) {
    lines.push('SMTP_URL is not set: mails are kept in the outbox and not delivered.');
  }
  lines.push('Ctrl-C stops everything.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
