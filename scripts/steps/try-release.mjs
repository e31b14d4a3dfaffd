import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.mjs';
import { runCommand } from './run-command.mjs';
import { tryImage } from './try-image.mjs';
import { embeddedSuperuser, tryImageLayout } from './try-image-layout.mjs';

const READY_WITHIN_MS = 60_000;
/** Of the demo orders: contracts are printed by then. */
const LAST_WORDS = 'The demo orders are there.';
const ORDERS_WITHIN_MS = 300_000;

/**
 * Starts a release as an operator would: unpacked into an empty directory, with the demo world, until its portal answers and its
 * contracts are printed. Then starts it beside that server as its image does, on a database of its own, or the image, too.
 * @param {string} archive
 * @param {string} name of the folder in it
 * @param {{ withImage: boolean }} options
 * @throws Error when it does not start, prints nothing, or writes outside DATA_DIR
 */
export async function tryRelease(archive, name, { withImage }) {
  const place = mkdtempSync(join(tmpdir(), 'stromwandel-release-'));
  // The image has another user.
  chmodSync(place, 0o755);
  try {
    const { exitCode, output } = await runCommand(['tar', '-xzf', archive, '-C', place]);
    if (exitCode !== 0) throw new Error(`The release cannot be unpacked.\n${output}`);
    const before = listFiles(join(place, name));
    const data = join(place, 'data');
    mkdirSync(data);
    const root = join(place, name);
    /** @type {(superuserUrl: string) => Promise<void>} */
    const tryBeside = async (superuserUrl) => {
      const layout = mkdtempSync(join(place, 'layout-'));
      chmodSync(layout, 0o755);
      const imageSeconds = await tryImageLayout(root, layout, superuserUrl);
      console.log(`try it as the image: migrated, ready after ${imageSeconds.toFixed(1)} s, stopped`);
      if (!withImage) return;
      const image = mkdtempSync(join(place, 'image-'));
      chmodSync(image, 0o755);
      await tryImage(archive, image, superuserUrl);
    };
    const seconds = await startOnce(root, data, tryBeside);
    const after = listFiles(join(place, name));
    const written = after.filter((path) => !before.includes(path));
    if (written.length > 0) throw new Error(`The release writes outside DATA_DIR: ${written.join(', ')}`);
    console.log(`try it in an empty directory: ready after ${seconds.toFixed(1)} s, demo orders made`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** @param {string} directory */
function listFiles(directory) {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' });
}

/**
 * @param {string} root
 * @param {string} data
 * @param {(superuserUrl: string) => Promise<void>} tryBeside while its database runs
 * @returns {Promise<number>} seconds until it was ready
 */
async function startOnce(root, data, tryBeside) {
  const port = String(await findFreePort());
  const start = performance.now();
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    cwd: data,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: data,
      DEMO_ORDERS: '1',
      DEMO_STARTS_AT: '2026-11-16T09:00:00+01:00',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => server.once('close', resolve));
  /**
   * @param {() => Promise<boolean> | boolean} isReached
   * @param {number} withinMs
   */
  const until = async (isReached, withinMs) => {
    const deadline = performance.now() + withinMs;
    while (!(await isReached())) {
      if (server.exitCode !== null || performance.now() > deadline) {
        throw new Error(`The release does not run.\n${said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await until(() => isReady(origin), READY_WITHIN_MS);
    const seconds = (performance.now() - start) / 1000;
    const page = await (await fetch(`${origin}/search`)).text();
    if (!page.includes('id="root"')) throw new Error('The release has no portal.');
    await until(() => said.includes(LAST_WORDS), ORDERS_WITHIN_MS);
    await tryBeside(embeddedSuperuser(data));
    return seconds;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** @param {string} origin */
function isReady(origin) {
  return fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
