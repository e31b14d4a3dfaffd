import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig } from 'vite';
import { CHUNK_GROUPS } from './start/chunk-groups.ts';
import { leaseWorkerFile } from './start/lease-worker-file.ts';
import { offlineWorkerFile } from './start/offline-worker-file.ts';
import { pageFiles } from './start/page-files.ts';
import { precompress } from './start/precompress.ts';

const server = process.env['SERVER_URL'] ?? 'http://localhost:3001';
// What the server answers itself; everything else belongs to the portal.
const SERVER_PATHS = ['/v1', '/health', '/openapi.json', '/docs', '/dev', '/sandbox', '/media'];

// Every page has them before a part of it sends for more.
const ON_EVERY_PAGE = /^assets\/(?:rolldown-runtime|react|base)-/;

// The package names its development build alone, whose warnings are code of every page.
const routerForPages = fileURLToPath(import.meta.resolve('react-router'))
  .replace('/development/', '/production/')
  .replace(/\.js$/, '.mjs');

/** Names a class by a short hash of its file: the names are part of the script and of the styles. */
function classNameOf(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url');
  return `${name}_${hash.slice(0, 4)}`;
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), pageFiles(build), offlineWorkerFile(build), leaseWorkerFile(build), precompress()],
  css: { modules: { generateScopedName: classNameOf } },
  resolve: {
    alias: [
      // React has it itself.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: routerForPages }] : []),
    ],
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: server }])),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: {
      // No page has such a link in its HTML: `start/` sends for its files.
      polyfill: false,
      resolveDependencies: (_, needed) => needed.filter((file) => !ON_EVERY_PAGE.test(file)),
    },
    rolldownOptions: {
      // Schemas that no page uses, such as those of replies, are left out; building one changes nothing else.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: CHUNK_GROUPS,
        },
      },
    },
  },
}));
