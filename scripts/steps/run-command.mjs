import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT_DIRECTORY } from './root-directory.mjs';

/**
 * @typedef {object} CommandResult
 * @property {number} exitCode
 * @property {string} output stdout and stderr as they came
 * @property {number} seconds
 */

/**
 * Runs a command from the repository root and collects what it prints; with `live` it prints to our terminal instead.
 * A command that cannot be started counts as failed, with the reason as its output.
 * @param {readonly string[]} command
 * @param {{ live?: boolean, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand([program = '', ...parameters], { live = false, env = {} } = {}) {
  const start = performance.now();
  const path = [join(ROOT_DIRECTORY, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: ROOT_DIRECTORY,
      env: { ...process.env, PATH: path, ...env },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    /** @param {number} exitCode */
    const finish = (exitCode) => resolve({ exitCode, output, seconds: (performance.now() - start) / 1000 });
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
