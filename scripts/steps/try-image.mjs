import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findCommand } from '../setup/find-command.mjs';
import { installDebianPackage } from '../setup/install-debian-package.mjs';
import { fetchPackage } from './fetch-package.mjs';
import { ROOT_DIRECTORY } from './root-directory.mjs';
import { runCommand } from './run-command.mjs';
import { IMAGE_USER, serveOnServer } from './try-image-layout.mjs';

/** @import { StartNode } from './try-image-layout.mjs' */

const TOOLS = ['buildah', 'mmdebstrap'];
const NODE_VERSION = '24.21.0';
const PLACE = join(ROOT_DIRECTORY, '.cache', 'image');
const BUILDAH = 'buildah';
/** Layers as plain folders: no file system of the kernel's is needed. */
const STORAGE = [
  '--storage-driver=vfs',
  `--root=${join(PLACE, 'layers')}`,
  `--runroot=${join(PLACE, 'run')}`,
];
const BASE = 'localhost/stromwandel-base';
const IMAGE = 'localhost/stromwandel-trial';
/** Without a registry: Debian as the usual base is, and Node.js from npm. */
const BASE_DOCKERFILE = `FROM scratch
ADD debian.tar /
COPY node /usr/local/bin/node
`;

/**
 * Builds the real ops/image/Dockerfile from a release, and starts it as its user in the demo world of a database server: it is
 * migrated, ready, serves the portal and prints the demo orders' contracts. Says what is not proven where a tool is missing.
 * @param {string} archive of the release
 * @param {string} place an empty directory
 * @param {string} superuserUrl a database server
 */
export async function tryImage(archive, place, superuserUrl) {
  const isComplete = () => TOOLS.every((tool) => findCommand([tool]) !== null);
  if (!isComplete()) await installDebianPackage(TOOLS.join(' '));
  if (!isComplete() || process.getuid?.() !== 0) {
    console.log(`THE IMAGE IS NOT TRIED: that needs ${TOOLS.join(' and ')}, as root.`);
    return;
  }
  await makeBase();
  const file = join('ops', 'image', 'Dockerfile');
  await build(IMAGE, [`--build-arg=BASE=${BASE}`, `--file=${file}`], dirname(archive));
  const container = (await must([BUILDAH, ...STORAGE, 'from', IMAGE])).trim();
  try {
    const user = await must([
      BUILDAH,
      ...STORAGE,
      'run',
      '--isolation=chroot',
      container,
      '--',
      'id',
      '--user',
    ]);
    if (user.trim() !== String(IMAGE_USER)) throw new Error(`The image runs as user ${user}`);
    const seconds = await serveOnServer(startIn(container, place), {
      name: 'container',
      place,
      superuserUrl,
      settings: { DEMO: '1', DEMO_ORDERS: '1', DEMO_STARTS_AT: '2026-11-16T09:00:00+01:00' },
      lastWords: 'The demo orders are there.',
      // buildah kills what it runs.
      findProcess: innermostProcess,
    });
    console.log(`try the image: migrated, ready after ${seconds.toFixed(1)} s, demo orders made, stopped`);
  } finally {
    await must([BUILDAH, ...STORAGE, 'rm', container]);
    await must([BUILDAH, ...STORAGE, 'rmi', IMAGE]);
  }
}

/** Makes the base image once for each version of Node.js. */
async function makeBase() {
  mkdirSync(PLACE, { recursive: true });
  const mark = join(PLACE, `node-${NODE_VERSION}`);
  if (existsSync(mark)) return;
  await must(['mmdebstrap', '--variant=minbase', 'bookworm', join(PLACE, 'debian.tar')]);
  const node = await fetchPackage(`node-${process.platform}-${process.arch}`, NODE_VERSION);
  copyFileSync(join(node, 'bin', 'node'), join(PLACE, 'node'));
  const file = join(PLACE, 'Dockerfile');
  writeFileSync(file, BASE_DOCKERFILE);
  await build(BASE, [`--file=${file}`], PLACE);
  writeFileSync(mark, '');
}

/**
 * @param {string} tag
 * @param {readonly string[]} options
 * @param {string} context
 */
async function build(tag, options, context) {
  await must([
    BUILDAH,
    ...STORAGE,
    'bud',
    '--isolation=chroot',
    '--format=docker',
    ...options,
    `--tag=${tag}`,
    context,
  ]);
}

/**
 * @param {string} container
 * @param {string} place with the secrets
 * @returns {StartNode}
 */
function startIn(container, place) {
  const secrets = join(place, 'secrets');
  mkdirSync(secrets, { recursive: true });
  return (parameters, env) => {
    const variables = Object.entries(env).map(([name, value]) => `--env=${name}=${value}`);
    const volume = `--volume=${secrets}:${secrets}:ro`;
    const options = ['run', '--isolation=chroot', volume, ...variables, container, '--', 'node'];
    return spawn(BUILDAH, [...STORAGE, ...options, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  };
}

/**
 * @param {number} started
 * @returns {number}
 */
function innermostProcess(started) {
  const [child] = readFileSync(`/proc/${started}/task/${started}/children`, 'utf8')
    .split(' ')
    .filter(Boolean);
  return child === undefined ? started : innermostProcess(Number(child));
}

/** @param {readonly string[]} command */
async function must(command) {
  const { exitCode, output } = await runCommand(command);
  if (exitCode !== 0) throw new Error(`${basename(command[0] ?? '')} fails.\n${output}`);
  return output;
}
