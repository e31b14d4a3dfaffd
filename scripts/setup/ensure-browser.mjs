import { existsSync } from 'node:fs';
import { runCommand } from '../steps/run-command.mjs';
import { findCommand, isExecutable } from './find-command.mjs';
import { installDebianPackage } from './install-debian-package.mjs';

/** The browser without windows draws the same pages with a quarter less time: Debian packages it by itself. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium for the browser tests: the one named by CHROME_PATH, else `chromium-headless-shell`, which is
 * installed where Debian's packages can be (as root), else a Chromium of this machine. `null` when Playwright's own
 * download serves, which it finds itself.
 * @returns {Promise<string | null>}
 * @throws Error when none can be had: browser tests are never left out silently.
 */
export async function ensureBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist`);
    return named;
  }
  return (await headlessShell()) ?? findOnMachine() ?? (await downloadByPlaywright());
}

async function headlessShell() {
  if (!findCommand([WITHOUT_WINDOWS])) await installDebianPackage(WITHOUT_WINDOWS);
  return findCommand([WITHOUT_WINDOWS]);
}

function findOnMachine() {
  return findCommand(NAMES) ?? MAC_APPLICATIONS.find(isExecutable) ?? null;
}

async function downloadByPlaywright() {
  console.log("Downloading Playwright's chromium …");
  const { exitCode, output } = await runCommand(['playwright', 'install', 'chromium']);
  if (exitCode !== 0) {
    throw new Error(`No browser for the browser tests: install Chromium or set CHROME_PATH.\n${output}`);
  }
  return null;
}
