import { parseArgs } from 'node:util';
import { contract } from '@stromwandel/api-spec';
import { createClock } from '../platform/clock/clock.ts';
import { resetSecondFactor } from '../modules/accounts/index.ts';
import { createAdmin } from '../modules/people/index.ts';
import { withOwnerDatabase } from './with-owner-database.ts';

const USAGE = `npm run account -- create-admin --email <address> --first-name <name> --last-name <name>

Makes an account of the provider and mails the link that sets its password: the first one outside demo mode. The mail is
sent by the running server, or by the next one that starts.

npm run account -- reset-second-factor --email <address>

Takes authenticator app, recovery codes and passkeys from an account, for a person who has lost all of them, and ends its
sessions. Make sure first that it is the person who asks: afterwards the password alone leads to setting up a new one.`;

const OPTIONS = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
} as const;

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function fail(text: string, code = 1): number {
  process.stderr.write(`${text}\n`);
  return code;
}

async function reset(email: string): Promise<number> {
  const isKnown = await withOwnerDatabase(({ db }, { publicUrl }) =>
    resetSecondFactor({ db, now: new Date(), publicUrl }, email),
  );
  return isKnown
    ? say(`The second factor of ${email} is reset and its sessions are ended.`)
    : fail(`No account has the address ${email}.`);
}

async function create(values: Readonly<Record<string, string | undefined>>): Promise<number> {
  const { email, 'first-name': firstName, 'last-name': lastName } = values;
  const person = contract.inviteProviderPerson.body.safeParse({ email, firstName, lastName });
  if (!person.success) {
    const wrong = person.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return fail(`${wrong.join('\n')}\n\n${USAGE}`, 2);
  }
  const clock = createClock(() => new Date());
  const created = await withOwnerDatabase(({ db }, configuration) =>
    createAdmin({ db, clock, systemClock: clock, configuration }, person.data),
  );
  return created.ok
    ? say(
        `${person.data.email} is an admin of the provider and gets the link that sets the password by mail.`,
      )
    : fail(`${person.data.email} has an account already.`);
}

async function main([command, ...options]: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: options, options: OPTIONS });
  if (command === 'create-admin') return create(values);
  if (command === 'reset-second-factor' && values.email) return reset(values.email);
  return fail(USAGE, 2);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
