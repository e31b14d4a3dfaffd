import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTests } from './steps/choose-tests.mjs';
import { ROOT_DIRECTORY } from './steps/root-directory.mjs';
import { runCommand } from './steps/run-command.mjs';

// The inner loop: the tests, lint and format of what changed since origin/main, uncommitted files included.
/** @param {string[]} parameters */
const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: ROOT_DIRECTORY, encoding: 'utf8' }).split('\n').filter(Boolean);

// A clone without a remote has only a main of its own.
const main = git('for-each-ref', '--format=%(refname:short)', 'refs/remotes/origin/main', 'refs/heads/main');
const base = git('merge-base', process.argv[2] ?? main.at(-1) ?? 'HEAD', 'HEAD')[0] ?? 'HEAD';
const changed = [
  ...git('diff', '--name-only', '--no-renames', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const present = changed.filter((path) => existsSync(join(ROOT_DIRECTORY, path)));
const sources = present.filter((path) => /\.(tsx?|mjs)$/.test(path));
const { server, related, notes } = chooseTests(changed);

console.log(`${changed.length} files changed since ${base.slice(0, 8)}`);
const projects = ['tools', 'packages', 'portal', 'portal-dom'].map((name) => `--project=${name}`);
const vitest = ['vitest', 'run', '--passWithNoTests'];
const commands = [
  ...(present.length > 0 ? [['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present]] : []),
  ...(sources.length > 0 ? [['oxlint', '--type-aware', '--deny-warnings', ...sources]] : []),
  ...(related ? [[...vitest, `--changed=${base}`, ...projects]] : []),
  ...(changed.some((path) => path.endsWith('.md')) ? [[...vitest, 'tools/documents/']] : []),
  ...(server.length > 0 ? [[...vitest, '--project=server', ...server]] : []),
];
for (const command of commands) {
  console.log(`\n> ${command.slice(0, 6).join(' ')}${command.length > 6 ? ' …' : ''}`);
  const { exitCode } = await runCommand(command, { live: true });
  if (exitCode !== 0) process.exitCode = 1;
}
for (const note of notes) console.log(`left to npm test: ${note}`);
