// Writes the SQL for changes of apps/server/src/database/schema: `npm run migration -- --name what-changed`.
// drizzle-kit looks for drizzle-orm only beside itself, but npm installs the ORM below apps/server.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const link = `${root}node_modules/drizzle-orm`;
const isNeeded = !existsSync(link);
if (isNeeded) symlinkSync('../apps/server/node_modules/drizzle-orm', link, 'dir');
try {
  const run = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
    cwd: `${root}apps/server`,
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
} finally {
  if (isNeeded) rmSync(link);
}
