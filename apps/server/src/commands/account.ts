import { parseArgs } from 'node:util';
import { contract } from '@stromwandel/api-spec';
import { createClock } from '../platform/clock/clock.ts';
import { resetSecondFactor } from '../modules/accounts/index.ts';
import { createAdmin } from '../modules/people/index.ts';
import { withOwnerDatabase } from './with-owner-database.ts';

const USAGE = `npm run account -- create-admin --email <address> --first-name <name> --last-name <name> [--print-link] [--another]

Makes the first account of the provider outside demo mode and mails the link that sets its password: the running server sends it, or
the next one that starts. --print-link prints the link instead, for a server without mail; pass it on safely. Admins invite further
ones in the portal; --another makes one beside them, if none of them can log in.

npm run account -- reset-second-factor --email <address>

Takes authenticator app, recovery codes and passkeys from an account, for a person who has lost all of them, and ends its
sessions. Make sure first that it is the person who asks: afterwards the password alone leads to setting up a new one.`;

const OPTIONS = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  'print-link': { type: 'boolean', default: false },
  another: { type: 'boolean', default: false },
} as const;

function readOptions(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS }).values;
}

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

type Values = ReturnType<typeof readOptions>;

/** The options that the fields of an account come from. */
const FLAGS = [
  ['email', '--email'],
  ['firstName', '--first-name'],
  ['lastName', '--last-name'],
] as const;

async function create(values: Values): Promise<number> {
  const { email, 'first-name': firstName, 'last-name': lastName, 'print-link': prints, another } = values;
  const fields = { email, firstName, lastName };
  const person = contract.inviteProviderPerson.body.safeParse(fields);
  if (!person.success) {
    const wrong = FLAGS.flatMap(([field, flag]) =>
      person.error.issues
        .filter(({ path }) => path[0] === field)
        .map(({ message }) => `${flag}: ${fields[field] === undefined ? 'missing' : message}`),
    );
    return fail(`${wrong.join('\n')}\n\n${USAGE}`, 2);
  }
  const clock = createClock(() => new Date());
  const created = await withOwnerDatabase(({ db }, configuration) =>
    createAdmin({ db, clock, systemClock: clock, configuration }, person.data, {
      isAnother: another,
      isMailed: !prints,
    }),
  );
  if (!created.ok) {
    return created.error === 'ADMIN_EXISTS'
      ? fail(
          'The provider has an admin already, who can invite others under /provider/people. See --another.',
        )
      : fail(`${person.data.email} has an account already.`);
  }
  const made = `${person.data.email} is an admin of the provider`;
  return created.value === null
    ? say(`${made} and gets the link that sets the password by mail.`)
    : say(`${made}. This link sets the password, once, within seven days:\n${created.value}`);
}

async function main([command, ...options]: readonly string[]): Promise<number> {
  const values = readOptions(options);
  if (command === 'create-admin') return create(values);
  if (command === 'reset-second-factor' && values.email) return reset(values.email);
  return fail(USAGE, 2);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
