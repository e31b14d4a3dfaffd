import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { ensureNodeVersion } from './setup/ensure-node-version.mjs';
import { ROOT_DIRECTORY } from './steps/root-directory.mjs';

ensureNodeVersion();

const BENCH = join(ROOT_DIRECTORY, 'bench');
const OUTPUT = join(BENCH, 'dist');

// Measured is what production runs: one bundle, made as the server's is. Loaders that translate each file by itself add
// calls of their own to every import and every function.
await esbuild.build({
  entryPoints: [join(BENCH, 'main.ts'), join(BENCH, 'anchor-server.ts')],
  outdir: OUTPUT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  external: ['big.js', 'taxjs', 'fastify', 'pg', '@playwright/test'],
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(BENCH, 'main.ts')).href) },
});
await import(pathToFileURL(join(OUTPUT, 'main.js')).href);
