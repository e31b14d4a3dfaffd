import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureNodeVersion } from './setup/ensure-node-version.mjs';
import { findFreePort } from './steps/find-free-port.mjs';
import { runCommand } from './steps/run-command.mjs';

/*
 * Takes pictures of the built portal with a server and a demo world of its own.
 *
 * - `npm run pictures`: every page, light and dark, desk and phone, to .cache/pictures
 * - `npm run pictures -- search compare`: only pages whose name has one of these words
 * - `npm run pictures -- --english`: the same in English
 * - `npm run pictures -- --cars`: all cars of the demo catalogue on one sheet, each view, light and dark
 * - `npm run pictures -- --readme`: the README's pictures, to docs/pictures
 */

const { values, positionals } = parseArgs({
  options: { cars: { type: 'boolean' }, english: { type: 'boolean' }, readme: { type: 'boolean' } },
  allowPositionals: true,
});

ensureNodeVersion();
await ensureDependencies();
await ensureBuild();
const browser = await ensureBrowser();
const dataDirectory = mkdtempSync(join(tmpdir(), 'stromwandel-pictures-'));
const { exitCode } = await runCommand(
  [
    'playwright',
    'test',
    '--config=e2e/pictures.config.ts',
    '--reporter=line',
    values.readme ? 'readme.pictures' : values.cars ? 'every-car.pictures' : 'every-page.pictures',
    ...(positionals.length > 0 ? ['--grep', positionals.join('|')] : []),
  ],
  {
    live: true,
    env: {
      CHROME_PATH: browser ?? undefined,
      E2E_DATA_DIR: dataDirectory,
      E2E_PORT: String(await findFreePort()),
      PICTURES_LANGUAGE: values.english ? 'en' : 'de',
    },
  },
);
rmSync(dataDirectory, { recursive: true, force: true });
process.exitCode = exitCode;
