import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureNodeVersion } from './setup/ensure-node-version.mjs';
import { ROOT_DIRECTORY } from './steps/root-directory.mjs';
import { runCommand } from './steps/run-command.mjs';
import { tryRelease } from './steps/try-release.mjs';

/*
 * Builds one archive that starts with `node` alone, for the platform that it runs on, and tries it in an empty directory:
 *   npm run release                writes .cache/release/stromwandel-<version>-<platform>.tar.gz, its SHA-256 and its SBOM
 *   npm run release -- --image     also builds the image from it and tries that
 */

const SERVER = join('apps', 'server');
/** Of the built product; maps of the source stay out. */
const BUILT = [join(SERVER, 'dist'), join('apps', 'portal', 'dist')];
const COPIED = [
  join(SERVER, 'assets'),
  join(SERVER, 'drizzle'),
  'CHANGELOG.md',
  'ops',
  join('docs', 'operations.md'),
  join('docs', 'configuration.md'),
];
const COMMANDS = ['account', 'audit', 'figures', 'keys', 'migrate', 'orders', 'backup', 'restore'];
/** Files that modules of the server read beside themselves. */
const ASSET = /new URL\('(\.[^']+\.(?:txt|json))', import\.meta\.url\)/g;

/** Our sources, which are in the bundles; and what npm installs for the portal's viewer of contracts. */
const NOT_OF_SERVER = ['@stromwandel', 'pdfjs-dist', '@napi-rs'];

/**
 * @typedef {object} Manifest
 * @property {string} version
 * @property {Record<string, string>} engines
 * @property {readonly string[]} workspaces
 */

ensureNodeVersion();
await ensureDependencies();
await ensureBuild();
/** @type {Manifest} what npm reads too */
const manifest = JSON.parse(readFileSync(join(ROOT_DIRECTORY, 'package.json'), 'utf8'));
const name = `stromwandel-${manifest.version}-${process.platform}-${process.arch}`;
const releases = join(ROOT_DIRECTORY, '.cache', 'release');
const stage = join(releases, name);

rmSync(releases, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
await must('build the commands', [
  'node',
  'scripts/setup/build-server.mjs',
  'main.js',
  ...COMMANDS.map((command) => `commands/${command}.ts`),
]);
for (const path of BUILT) copy(path, (file) => !/\.map$|main-under-test/.test(file));
for (const path of [...COPIED, ...findAssets()]) copy(path);
await installPackages();
writeManifest();
await must('pack', ['tar', '-czf', `${stage}.tar.gz`, '-C', releases, name]);
const hash = createHash('sha256')
  .update(readFileSync(`${stage}.tar.gz`))
  .digest('hex');
writeFileSync(`${stage}.tar.gz.sha256`, `${hash}  ${name}.tar.gz\n`);
await tryRelease(`${stage}.tar.gz`, name, { withImage: process.argv.includes('--image') });
rmSync(stage, { recursive: true });
console.log(`.cache/release/${name}.tar.gz`);

/**
 * @param {string} what
 * @param {readonly string[]} command
 */
async function must(what, command) {
  const { exitCode, output, seconds } = await runCommand(command);
  if (exitCode !== 0) throw new Error(`Could not ${what}.\n${output}`);
  console.log(`${what}: ${seconds.toFixed(0)} s`);
  return output;
}

/**
 * @param {string} path from the root
 * @param {(path: string) => boolean} [filter]
 */
function copy(path, filter) {
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  cpSync(join(ROOT_DIRECTORY, path), join(stage, path), { recursive: true, ...(filter && { filter }) });
}

/** A bundled module looks for its files where its source was. */
function findAssets() {
  const sources = readdirSync(join(ROOT_DIRECTORY, SERVER, 'src'), { recursive: true, encoding: 'utf8' });
  return sources
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(ROOT_DIRECTORY, SERVER, 'src', path), 'utf8').matchAll(ASSET)].map(
        ([, asset = '']) => join(SERVER, 'src', dirname(path), asset),
      ),
    );
}

/** Installs exactly what the lock file says for the server, which wants the manifests of all workspaces. */
async function installPackages() {
  copy('package.json');
  copy('package-lock.json');
  const folders = manifest.workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(ROOT_DIRECTORY, dirname(pattern))).map((folder) => join(dirname(pattern), folder))
      : [pattern],
  );
  const manifests = folders.map((folder) => join(folder, 'package.json'));
  for (const path of manifests) if (existsSync(join(ROOT_DIRECTORY, path))) copy(path);
  const ofServer = ['--prefix', stage, '--omit=dev', '--workspace=@stromwandel/server'];
  await must('install packages', ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', ...ofServer]);
  // The portal's packages are in its scripts.
  const ofBoth = ['--package-lock-only', ...ofServer, '--workspace=@stromwandel/portal'];
  const sbom = await must('write the SBOM', ['npm', 'sbom', '--sbom-format=cyclonedx', ...ofBoth]);
  // npm's warnings come before it.
  writeFileSync(join(stage, 'sbom.cdx.json'), sbom.slice(sbom.indexOf('{')));
  cpSync(join(stage, 'sbom.cdx.json'), `${stage}.sbom.cdx.json`);
  for (const name of NOT_OF_SERVER) rmSync(join(stage, 'node_modules', name), { recursive: true });
  for (const path of [
    'packages',
    'e2e',
    'bench',
    'package-lock.json',
    join('apps', 'portal', 'package.json'),
  ]) {
    rmSync(join(stage, path), { recursive: true, force: true });
  }
}

/** The commands as operators know them. */
function writeManifest() {
  const commands = COMMANDS.map((command) => [command, `node apps/server/dist/${command}.js`]);
  const { version, engines } = manifest;
  const scripts = { start: 'node apps/server/dist/main.js', ...Object.fromEntries(commands) };
  const released = { name: 'stromwandel', private: true, version, type: 'module', engines, scripts };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(released, null, 2)}\n`);
}
