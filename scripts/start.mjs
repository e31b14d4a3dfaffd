import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureNodeVersion } from './setup/ensure-node-version.mjs';

ensureNodeVersion();
try {
  await ensureDependencies();
  await ensureBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.env['NODE_ENV'] ??= 'production';
// Who starts the product for the first time sees it at work.
if (!process.env['DATABASE_URL']) process.env['DEMO_ORDERS'] ??= '1';
// The server runs in this very process: a signal reaches it directly, and nothing is left behind.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
