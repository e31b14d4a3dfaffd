import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureNodeVersion } from './setup/ensure-node-version.mjs';
import { findFreePort } from './steps/find-free-port.mjs';
import { ROOT_DIRECTORY } from './steps/root-directory.mjs';
import { runCommand } from './steps/run-command.mjs';

/*
 * Lighthouse with its phone profile on the built portal: prints the figures of each page and fails below the limits.
 *   npm run lighthouse
 *   npm run lighthouse -- /faq
 * Performance is computed from a trace of this machine: run it where nothing else runs. The benchmark index tells how
 * fast the machine was; Lighthouse wants at least 1,000.
 */

/**
 * @typedef {object} Report the parts of Lighthouse's result that are printed
 * @property {Record<string, { score: number }>} categories
 * @property {Record<string, { displayValue?: string, numericValue?: number }>} audits
 * @property {{ benchmarkIndex: number }} environment
 */

/** @typedef {(url: string, flags: object) => Promise<{ lhr: Report }>} Lighthouse */

const DIRECTORY = join(ROOT_DIRECTORY, 'tools', 'lighthouse');
const LIMITS = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };
const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
/** Of the demo world. */
const EMPLOYEE = { username: 'anna.schmidt@nordwerk.example', password: 'Stromwandel-Demo-2026' };
/** Every page for visitors, and those that an employee with salary data reads with other figures. */
const PAGES = [
  ...[
    '/search',
    '/vehicle/1',
    '/calculator',
    '/compare',
    '/faq',
    '/about',
    '/login',
    '/register',
    '/forgotten',
    '/imprint',
    '/privacy',
    '/accessibility',
    '/withdrawal',
  ].map((path) => ({ path, signedIn: false })),
  ...['/search', '/vehicle/1', '/calculator', '/faq', '/profile/salary', '/profile/orders'].map((path) => ({
    path,
    signedIn: true,
  })),
];
/** The law of this day is known: cars have their rates, whenever it runs. */
const DAY = '2026-11-16T09:00:00+01:00';
const RUNS = 5;
/** Of layout shift, over the whole visit. */
const HIGHEST_SHIFT = 0.01;
// Lighthouse's own word for a machine whose figures can be compared.
const FAST_MACHINE = 1_000;

ensureNodeVersion();
await ensureDependencies();
await installLighthouse();
await ensureBuild();
const browserPath = await ensureBrowser();
const wanted = process.argv.slice(2);
const pages = PAGES.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
process.exitCode = await withServer((origin) => measurePages(origin));

// Two hundred packages, not needed to start, test or change the product, stay out of the root's packages.
async function installLighthouse() {
  if (existsSync(join(DIRECTORY, 'node_modules', 'lighthouse'))) return;
  const { exitCode } = await runCommand(['npm', 'ci', '--prefix', DIRECTORY, '--no-audit', '--no-fund'], {
    live: true,
  });
  if (exitCode !== 0) throw new Error('npm ci in tools/lighthouse failed: is the npm registry reachable?');
}

/**
 * @param {(origin: string) => Promise<number>} work
 * @returns {Promise<number>}
 */
async function withServer(work) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'stromwandel-lighthouse-'));
  const port = String(await findFreePort());
  const server = spawn('node', [join(ROOT_DIRECTORY, 'apps', 'server', 'dist', 'main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDirectory,
      DEMO_STARTS_AT: DAY,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const origin = `http://127.0.0.1:${port}`;
  try {
    while (!(await isReady(origin))) {
      if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return await work(origin);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** @param {string} origin */
function isReady(origin) {
  return fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * @param {string} origin
 * @returns {Promise<number>} exit code
 */
async function measurePages(origin) {
  // Lighthouse is no package of the root, so it has no types here.
  const { default: lighthouse } = /** @type {{ default: Lighthouse }} */ (
    await import(pathToFileURL(join(DIRECTORY, 'node_modules', 'lighthouse', 'core', 'index.js')).href)
  );
  let failed = 0;
  console.log(tableRow(['page', ...Object.keys(LIMITS), ...Object.keys(FIGURES), 'benchmark']));
  for (const { path, signedIn } of pages) {
    /** @type {Report[]} */
    const reports = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await measure(lighthouse, origin + path, signedIn));
    reports.sort((a, b) => score(a, 'performance') - score(b, 'performance'));
    const median = reports[(RUNS - 1) / 2];
    if (median === undefined || !print(signedIn ? `${path} (signed in)` : path, median)) failed += 1;
  }
  console.log(failed === 0 ? 'Every page keeps the limits.' : `${failed} pages miss a limit.`);
  return failed === 0 ? 0 : 1;
}

/**
 * One run in a browser of its own, so that nothing is cached.
 * @param {Lighthouse} lighthouse
 * @param {string} url
 * @param {boolean} signedIn
 * @returns {Promise<Report>}
 */
async function measure(lighthouse, url, signedIn) {
  const profile = mkdtempSync(join(tmpdir(), 'stromwandel-profile-'));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...(browserPath === null ? {} : { executablePath: browserPath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    if (signedIn) {
      const page = await context.newPage();
      await page.goto(new URL('/icon.svg', url).href);
      const reply = await context.request.post(new URL('/v1/auth/login', url).href, { data: EMPLOYEE });
      await page.evaluate(`localStorage.setItem('authData', ${JSON.stringify(await reply.text())})`);
      await page.close();
    }
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', disableStorageReset: true });
    return lhr;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * @param {Report} report
 * @param {string} category
 */
function score(report, category) {
  return report.categories[category]?.score ?? 0;
}

/** @param {readonly string[]} cells */
function tableRow(cells) {
  return cells.map((cell, index) => cell.padEnd(index === 0 ? 24 : 15)).join('');
}

/**
 * @param {string} name
 * @param {Report} report
 * @returns {boolean} whether the page keeps every limit
 */
function print(name, report) {
  const limits = Object.entries(LIMITS);
  const scores = limits.map(([category, limit]) => {
    const reached = score(report, category);
    return `${Math.round(reached * 100)}${reached < limit ? ` (below ${limit * 100})` : ''}`;
  });
  const figures = Object.values(FIGURES).map((id) => report.audits[id]?.displayValue ?? '?');
  const { benchmarkIndex } = report.environment;
  const machine = `${Math.round(benchmarkIndex)}${benchmarkIndex < FAST_MACHINE ? ' (slow)' : ''}`;
  console.log(tableRow([name, ...scores, ...figures, machine]));
  const shift = report.audits[FIGURES.CLS]?.numericValue ?? Number.POSITIVE_INFINITY;
  return shift <= HIGHEST_SHIFT && limits.every(([category, limit]) => score(report, category) >= limit);
}
