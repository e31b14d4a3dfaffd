import { existsSync } from 'node:fs';
import { runCommand } from '../steps/run-command.mjs';
import { findCommand, isExecutable } from './find-command.mjs';
import { installDebianPackage } from './install-debian-package.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium for the browser tests: the one named by CHROME_PATH, one on this machine, else Debian's package
 * (as root). `null` when Playwright's own download serves, which it finds itself.
 * @returns {Promise<string | null>}
 * @throws Error when none can be had: browser tests are never left out silently.
 */
export async function ensureBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist`);
    return named;
  }
  return findOnMachine() ?? (await installFromDebian()) ?? (await downloadByPlaywright());
}

function findOnMachine() {
  return findCommand(NAMES) ?? MAC_APPLICATIONS.find(isExecutable) ?? null;
}

async function installFromDebian() {
  await installDebianPackage('chromium');
  return findOnMachine();
}

async function downloadByPlaywright() {
  console.log("Downloading Playwright's chromium …");
  const { exitCode, output } = await runCommand(['playwright', 'install', 'chromium']);
  if (exitCode !== 0) {
    throw new Error(`No browser for the browser tests: install Chromium or set CHROME_PATH.\n${output}`);
  }
  return null;
}
