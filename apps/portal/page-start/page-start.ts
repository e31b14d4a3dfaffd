import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { EARLY_PAGES } from './early-pages.ts';

const STYLES = ['src/theme/tokens.css', 'page-start/page-start.css'];
const SCRIPT = 'page-start/page-start.js';
const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;
const MAIN_SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
const FONT = /instrument-sans-latin-wght-normal.*\.woff2$/;
const PRELOADED_SCRIPT = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** What a page needs, by its address in the build. */
export interface EarlyFiles {
  readonly code: readonly string[];
  readonly styles: readonly string[];
  readonly texts: readonly string[];
  readonly calls: readonly string[];
}

/** Chunks that an entry needs: its own and all that they import. */
function chunksOf(bundle: Rollup.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) chunksOf(bundle, imported, found);
  return found;
}

function stylesOf(bundle: Rollup.OutputBundle, fileNames: Iterable<string>): string[] {
  return [...fileNames].flatMap((name) => {
    const chunk = bundle[name];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
}

function entryOf(bundle: Rollup.OutputBundle, isEntry: (chunk: Rollup.OutputChunk) => boolean): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && isEntry(file));
  if (entry === undefined) throw new Error('The build has no such page: compare page-start/early-pages.ts.');
  return entry.fileName;
}

function findEarlyFiles(bundle: Rollup.OutputBundle, root: string): Record<string, EarlyFiles> {
  const everyPage = chunksOf(
    bundle,
    entryOf(bundle, ({ isEntry }) => isEntry),
  );
  const inEveryPage = new Set([...everyPage, ...stylesOf(bundle, everyPage)]);
  const addresses = (files: Iterable<string>) =>
    [...new Set(files)].filter((file) => !inEveryPage.has(file)).map((file) => `/${file}`);
  return Object.fromEntries(
    Object.entries(EARLY_PAGES).map(([path, { code, texts, calls = [] }]) => {
      const chunks = code.flatMap((file) => [
        ...chunksOf(
          bundle,
          entryOf(bundle, ({ facadeModuleId }) => facadeModuleId === join(root, file)),
        ),
      ]);
      const files = { code: addresses(chunks), styles: addresses(stylesOf(bundle, chunks)), texts, calls };
      return [path, files];
    }),
  );
}

// Every visit carries these lines anew.
function shorten(text: string): string {
  return text.replaceAll(/\n\s*/g, '\n');
}

/** The font of nearly every letter is sent for at once; otherwise the browser asks once it lays out text. */
function fontLink(bundle: Rollup.OutputBundle): string {
  const font = Object.keys(bundle).find((name) => FONT.test(name));
  if (font === undefined) throw new Error('The build has no font for Latin letters.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
}

/**
 * Puts into the page what stands there before anything else has arrived: its first styles, so that it is painted at
 * once, and a script that sends for everything else that the address needs. The stylesheets move behind the body's
 * content, which they would keep from being painted, and each chunk of the main script becomes a script of its own: between
 * two of them the browser answers touches.
 */
export function pageStart(): Plugin {
  let root = '';
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    name: 'page-start',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const early = bundle === undefined ? {} : findEarlyFiles(bundle, root);
        // Comments stand on lines of their own.
        const script = shorten(read(SCRIPT).replaceAll(/^ *(\/\/|\/?\*).*\n/gm, '')).replace(
          'EARLY = {}',
          () => `EARLY = ${JSON.stringify(early)}`,
        );
        const links = (html.match(STYLE_LINKS) ?? []).join('');
        const mainScript = (MAIN_SCRIPT.exec(html)?.[0] ?? '').replace(
          '<script',
          '<script fetchpriority="low"',
        );
        return (
          html
            .replace(STYLE_LINKS, '')
            .replace(MAIN_SCRIPT, '')
            .replaceAll(
              PRELOADED_SCRIPT,
              '<script type="module" fetchpriority="low" crossorigin src="$1"></script>',
            )
            .replace('</head>', () => `${mainScript}\n  </head>`)
            // In the head the font too would hold up the first paint.
            .replace('</body>', () => `${bundle ? `    ${fontLink(bundle)}` : ''}${links}\n  </body>`)
            .replace('<!-- page-start -->', () => {
              const styles = shorten(
                STYLES.map(read)
                  .join('')
                  .replaceAll(/\/\*.*?\*\/\n/gs, ''),
              );
              return `<style nonce="__CSP_NONCE__">\n${styles}</style>\n    <script>${script}</script>`;
            })
        );
      },
    },
  };
}
