import { resetSecondFactor } from '../modules/accounts/index.ts';
import { withOwnerDatabase } from './with-owner-database.ts';

const USAGE = `npm run account -- reset-second-factor --email <address>

Takes authenticator app, recovery codes and passkeys from an account, for whoever has lost all of them, and ends its
sessions. Make sure first that it is the person who asks: afterwards the password alone leads to setting up a new one.`;

async function reset(email: string): Promise<number> {
  const isKnown = await withOwnerDatabase(({ db }, { publicUrl }) =>
    resetSecondFactor({ db, now: new Date(), publicUrl }, email),
  );
  if (!isKnown) {
    process.stderr.write(`No account has the address ${email}.\n`);
    return 1;
  }
  process.stdout.write(`The second factor of ${email} is reset and its sessions are ended.\n`);
  return 0;
}

async function main([command, option, email, ...rest]: readonly string[]): Promise<number> {
  const isRight = command === 'reset-second-factor' && option === '--email' && rest.length === 0;
  if (isRight && email) return reset(email);
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
