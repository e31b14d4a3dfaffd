import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import * as esbuild from 'esbuild';
import { ROOT_DIRECTORY } from '../steps/root-directory.mjs';

const SERVER = join(ROOT_DIRECTORY, 'apps', 'server');
// Tests build one of their own, beside that of `npm start`; a release has operators' commands too.
const [, , name = 'main.js', ...commands] = process.argv;
const OUTPUT = join(SERVER, 'dist', name);

/**
 * npm packages stay outside the bundle (native parts, worker threads, their own assets); our workspace packages are
 * TypeScript source and go in.
 * @type {import('esbuild').Plugin}
 */
const keepNpmOutside = {
  name: 'keep-npm-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@stromwandel/') ? null : { path, external: true },
    );
  },
};

/**
 * A module that looks for a file beside itself must find it from the bundle as well, so its own address stays that of
 * its source.
 * @type {import('esbuild').Plugin}
 */
const keepSourceAddresses = {
  name: 'keep-source-addresses',
  setup(build) {
    build.onLoad({ filter: /[/\\]src[/\\].*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.')) return null;
      const address = relative(dirname(OUTPUT), path).split(sep).join('/');
      const contents = source
        .replaceAll('import.meta.url', `new URL('${address}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(address)}')`);
      return { contents, loader: 'ts' };
    });
  },
};

/** What runs in a thread of its own is a bundle of its own, found beside that of the server. */
const ENTRIES = {
  ...Object.fromEntries(
    commands.map((source) => [source, join(dirname(OUTPUT), basename(source).replace(/\.ts$/, '.js'))]),
  ),
  'main.ts': OUTPUT,
  'modules/contract-printing/print-worker.ts': join(dirname(OUTPUT), 'print-worker.js'),
};

/** @type {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [keepNpmOutside, keepSourceAddresses],
};

await Promise.all(
  Object.entries(ENTRIES).map(([source, outfile]) =>
    esbuild.build({ ...options, entryPoints: [join(SERVER, 'src', source)], outfile }),
  ),
);
