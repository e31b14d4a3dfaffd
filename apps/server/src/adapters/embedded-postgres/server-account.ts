import { readFileSync } from 'node:fs';

/** The operating-system account PostgreSQL runs as; `null` is the account of this process. */
export type ServerAccount = { readonly uid: number; readonly gid: number } | null;

// PostgreSQL refuses to run as root, and its own account exists only where a package has created it.
const PREFERRED_NAMES = ['postgres', 'nobody', 'daemon'];

/**
 * Chooses the account for the server. A process that is not root uses its own. Root keeps the account that already
 * owns the cluster, or picks an unprivileged one that the system knows (PostgreSQL looks its name up).
 * @throws Error when root finds no such account.
 */
export function chooseServerAccount(clusterOwnerUid: number | null): ServerAccount {
  if (process.getuid?.() !== 0) return null;
  const accounts = readAccounts();
  const owner = accounts.find(({ uid }) => uid === clusterOwnerUid && uid !== 0);
  const preferred = PREFERRED_NAMES.map((name) => accounts.find((account) => account.name === name));
  const chosen = [owner, ...preferred].find((account) => account !== undefined);
  if (!chosen) {
    throw new Error(
      `PostgreSQL does not run as root, and none of the accounts ${PREFERRED_NAMES.join(', ')} exists. ` +
        'Run the server as another user, or set DATABASE_URL.',
    );
  }
  return { uid: chosen.uid, gid: chosen.gid };
}

function readAccounts(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
