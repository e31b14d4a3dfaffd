// Writes apps/server/drizzle: the one migration from an empty database, until the first release is tagged.
// It holds the functions that generated columns need, the tables of src/platform/database/schema, and the other SQL rules.
// `--check` writes nothing and fails when the migration is not the one that schema and rules give.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = `${root}apps/server`;
const rules = `${server}/src/platform/database/rules`;
const migration = `${server}/drizzle/0000_baseline.sql`;
const FUNCTIONS = 'functions.sql';

/** @param {string} name */
const readRules = (name) => `-- ${name}\n${readFileSync(`${rules}/${name}`, 'utf8').trim()}\n`;

function generateTables() {
  // drizzle-kit looks for drizzle-orm only beside itself, but npm installs the ORM below apps/server.
  const link = `${root}node_modules/drizzle-orm`;
  const isNeeded = !existsSync(link);
  if (isNeeded) symlinkSync('../apps/server/node_modules/drizzle-orm', link, 'dir');
  const folder = `${root}.cache/migration`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const run = spawnSync('npx', ['drizzle-kit', 'generate', '--name', 'tables'], {
      cwd: server,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`drizzle-kit wrote no tables\n${run.stdout}${run.stderr}`);
    return readFileSync(`${folder}/0000_tables.sql`, 'utf8');
  } finally {
    if (isNeeded) rmSync(link);
  }
}

const others = readdirSync(rules).filter((name) => name !== FUNCTIONS);
const parts = [readRules(FUNCTIONS), generateTables(), ...others.sort().map(readRules)];
const sql = parts.join('\n--> statement-breakpoint\n');
if (!process.argv.includes('--check')) {
  writeFileSync(migration, sql);
} else if (readFileSync(migration, 'utf8') !== sql) {
  console.log('The migration differs from schema and rules: run `npm run migration`.');
  process.exitCode = 1;
}
