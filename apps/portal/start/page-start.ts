import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import * as constants from './constants.ts';
import { EARLY_PAGES, ME_CALL, type EarlyCall, type EarlyPage } from './early-pages.ts';

const STYLES = [
  'src/theme/tokens.css',
  'src/theme/stand-in-font.css',
  'src/theme/stage.css',
  'start/page-start.css',
];
const LANGUAGES = ['de', 'en'] as const;
const SCRIPT = 'start/page-start.js';
const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;
const MAIN_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const FONT = /instrument-sans-latin-wght-normal.*\.woff2$/;
const PRELOADED_SCRIPT = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** What a page needs, by its address in the build. */
export interface EarlyFiles {
  readonly code: readonly string[];
  readonly styles: readonly string[];
  readonly texts: readonly string[];
  readonly calls: readonly EarlyCall[];
  readonly words?: FirstWords;
}

/** Title and lead per language, and where they stand. */
export interface FirstWords {
  readonly layout: 'main' | 'account';
  readonly de: readonly [title: string, lead: string];
  readonly en: readonly [title: string, lead: string];
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
  if (entry === undefined) throw new Error('The build has no such page: compare start/early-pages.ts.');
  return entry.fileName;
}

/** Reads a text from the file of its namespace, as the portal will. */
function readText(root: string, language: string, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const texts: unknown = JSON.parse(
    readFileSync(join(root, 'public/locales', language, `${namespace}.json`), 'utf8'),
  );
  const text = path
    .split('.')
    // Whatever is no text in the end is refused below.
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
  if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
  return text;
}

function findWords(root: string, { words }: EarlyPage): { readonly words?: FirstWords } {
  if (words === undefined) return {};
  const [de, en] = LANGUAGES.map(
    (language) => [readText(root, language, words.title), readText(root, language, words.lead)] as const,
  ) as [FirstWords['de'], FirstWords['en']]; // One pair for each of the two languages.
  return { words: { layout: words.layout, de, en } };
}

/** What a page says when the portal's scripts do not arrive, by language. */
function readLoss(root: string): Record<string, readonly string[]> {
  const keys = ['title', 'text', 'reload'].map((name) => `app:pageNotLoaded.${name}`);
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, keys.map((key) => readText(root, language, key))]),
  );
}

/** Calls to an API on another host are left to the portal. */
function callsHere(calls: readonly EarlyCall[]): readonly EarlyCall[] {
  return process.env['VITE_API_HOST'] ? [] : calls;
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
    Object.entries(EARLY_PAGES).map(([path, page]) => {
      const { code, texts } = page;
      const chunks = code.flatMap((file) => [
        ...chunksOf(
          bundle,
          entryOf(bundle, ({ facadeModuleId }) => facadeModuleId === join(root, file)),
        ),
      ]);
      const files = {
        code: addresses(chunks),
        styles: addresses(stylesOf(bundle, chunks)),
        texts,
        calls: callsHere(page.calls ?? []),
        ...findWords(root, page),
      };
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
        const found = bundle ? [...html.matchAll(PRELOADED_SCRIPT), ...html.matchAll(MAIN_SCRIPT)] : [];
        const scripts = found.map(([, address]) => address);
        // Comments stand on lines of their own.
        const script = shorten(read(SCRIPT).replaceAll(/^ *(\/\/|\/?\*).*\n/gm, ''))
          .replace('START = {}', () => `START = ${JSON.stringify(constants)}`)
          .replace('LOSS = {}', () => `LOSS = ${JSON.stringify(readLoss(root))}`)
          .replace('EARLY = {}', () => `EARLY = ${JSON.stringify(early)}`)
          .replace('ME = []', () => `ME = ${JSON.stringify(callsHere([ME_CALL]))}`)
          .replace('SCRIPTS = []', () => `SCRIPTS = ${JSON.stringify(scripts)}`);
        const links = (html.match(STYLE_LINKS) ?? []).join('');
        return (
          html
            .replace(STYLE_LINKS, '')
            .replaceAll(bundle ? MAIN_SCRIPT : /$^/g, '')
            .replaceAll(PRELOADED_SCRIPT, '')
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
