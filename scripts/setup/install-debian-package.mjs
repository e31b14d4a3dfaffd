import { existsSync } from 'node:fs';
import { runCommand } from '../steps/run-command.mjs';

/**
 * Installs a package where this is Debian and the caller may; elsewhere it does nothing. A failure is printed, what it
 * means is for the caller to say.
 * @param {string} name of one, or of several separated by blanks
 */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} from the Debian packages …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand(['apt-get', 'update'], { env });
  const install = await runCommand(
    ['apt-get', 'install', '-y', '--no-install-recommends', ...name.split(' ')],
    { env },
  );
  if (install.exitCode !== 0) console.log(`${update.output}\n${install.output}`);
}
