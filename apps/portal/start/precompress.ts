import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// Pages are never sent as they are in their files: each answer gets its own nonce.
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt)$/;
// Below this size compression saves no packet.
const SMALLEST_BYTES = 1_000;

function compress(path: string): void {
  const content = readFileSync(path);
  if (content.length < SMALLEST_BYTES) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

/** Lays a compressed copy beside every text file of the build, for the server to send as it is. */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      directory = join(root, build.outDir);
    },
    closeBundle() {
      const names = readdirSync(directory, { recursive: true }).map(String);
      for (const path of names
        .filter((name) => COMPRESSIBLE.test(name))
        .map((name) => join(directory, name))) {
        if (statSync(path).isFile()) compress(path);
      }
    },
  };
}
