import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureNodeVersion } from './setup/ensure-node-version.mjs';
import { ROOT_DIRECTORY } from './steps/root-directory.mjs';

ensureNodeVersion();
await ensureDependencies();

const portalPort = process.env['PORT'] ?? '3000';
const serverPort = process.env['SERVER_PORT'] ?? '3001';
const portalAddress = `http://localhost:${portalPort}`;

/**
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} env
 */
function run(program, parameters, env) {
  const path = [join(ROOT_DIRECTORY, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(program, parameters, {
    cwd: ROOT_DIRECTORY,
    env: { ...process.env, PATH: path, ...env },
    stdio: 'inherit',
  });
  child.on('exit', (code) => stopAll(code ?? 0));
  return child;
}

const children = [
  // The server tells people the address of the portal, which passes calls on to it.
  run('tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    PORT: serverPort,
    PUBLIC_URL: portalAddress,
  }),
  run('vite', ['apps/portal', '--port', portalPort, '--strictPort'], {
    SERVER_URL: `http://localhost:${serverPort}`,
  }),
];

let stopping = false;

/** @param {number} exitCode */
function stopAll(exitCode) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = exitCode;
}

process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));
console.log(`Development: ${portalAddress} (server on ${serverPort})`);
