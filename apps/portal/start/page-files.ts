import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { build, Plugin, Rollup } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { FIRST_PAGE } from './constants.ts';
import { EARLY_PAGES, ME_CALL, type EarlyCall, type Words } from './early-pages.ts';
import { filesOf } from './files-of.ts';

const STYLES = [
  'src/theme/tokens.css',
  'src/theme/stand-in-font.css',
  'src/theme/stage.css',
  'start/page-start.css',
];
/** Calls to an API on another host, and pictures there, are left to the portal. */
const API_IS_HERE = !process.env['VITE_API_HOST'];
type Language = 'de' | 'en';
const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;
const MAIN_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const SHARED_SCRIPT = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const FONT = /instrument-sans-latin-wght-normal.*\.woff2$/;

/** What the script in the page reads from it. */
export interface PageData {
  readonly address?: string;
  /** Scripts of every page, in the order in which they run. */
  readonly scripts: readonly string[];
  readonly code: readonly string[];
  readonly styles: readonly string[];
  readonly texts: readonly string[];
  readonly calls: readonly EarlyCall[];
  /** Calls for people who are signed in. */
  readonly ownCalls: readonly EarlyCall[];
  readonly picture?: string | undefined;
  readonly layout?: Words['layout'] | undefined;
  readonly readers?: Words['readers'];
  /** Title and lead, then title and text of the first card. */
  readonly words?: Record<Language, readonly string[]> | undefined;
  /** What members read instead. */
  readonly wordsOfMembers?: Record<Language, readonly string[]> | undefined;
}

/** Texts in each language, from the files that the portal reads. */
function readTexts(root: string, keys: readonly string[]): Record<Language, readonly string[]> {
  const read = (language: Language, key: string) => {
    const [namespace = '', path = ''] = key.split(':');
    const file = join(root, 'public/locales', language, `${namespace}.json`);
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const text = path
      .split('.')
      // What is no text in the end is refused below.
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
    return text;
  };
  return { de: keys.map((key) => read('de', key)), en: keys.map((key) => read('en', key)) };
}

/** What every page says when the portal's scripts do not arrive, in each language. */
function lossTemplates(root: string): string {
  const keys = ['title', 'text', 'reload'].map((name) => `app:pageNotLoaded.${name}`);
  const templates = Object.entries(readTexts(root, keys)).map(
    ([language, [title, text, reload]]) =>
      // A link without an address loads the page anew.
      `<template lang="${language}"><h1>${title}</h1><p role="alert">${text}</p><p><a href="">${reload}</a></p></template>`,
  );
  return templates.join('');
}

/** What the page at each address of the table needs, beyond what every page does. */
function findPages(bundle: Rollup.OutputBundle, root: string): (Partial<PageData> & { address: string })[] {
  const ofEveryPage = filesOf(bundle, ({ isEntry }) => isEntry);
  return Object.entries(EARLY_PAGES).map(([address, { code, texts, calls = [], picture, words }]) => {
    const modules = code.map((file) => join(root, file));
    const needed = modules.flatMap((module) => [
      ...filesOf(bundle, ({ facadeModuleId }) => facadeModuleId === module),
    ]);
    const files = [...new Set(needed)].filter((file) => !ofEveryPage.has(file)).map((file) => `/${file}`);
    return {
      address,
      code: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
      texts,
      ...(API_IS_HERE ? { calls, picture } : {}),
      layout: words?.layout,
      readers: words?.readers,
      words: words && readTexts(root, [words.title, words.lead, ...(words.card ?? [])]),
      wordsOfMembers: words?.ofMembers && readTexts(root, [words.ofMembers.title, words.ofMembers.lead]),
    };
  });
}

/** The font of nearly every letter is sent for at once; otherwise the browser asks once it lays out text. */
function fontLink(bundle: Rollup.OutputBundle): string {
  const font = Object.keys(bundle).find((name) => FONT.test(name));
  if (font === undefined) throw new Error('The build has no font for Latin letters.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
}

/** Name of the file of a page; the server looks for 0 in place of a number. */
function fileOf(address: string): string {
  return `pages${address.replace(':vehicleId', '0')}.html`;
}

/**
 * Writes a page for each address of the table (`early-pages.ts`) beside `index.html`, the page of all others. Each holds the first
 * styles, so that it is painted at once, what the page at the address needs, and a script that sends for it. The stylesheets move
 * behind the content, which they would keep from being painted. Each chunk of the main script becomes a script of its own, sent for
 * after the first paint.
 * @param viteBuild the build tool itself, for the script in the page: only its configuration may import it
 */
export function pageFiles(viteBuild: typeof build): Plugin {
  let root = '';
  const files = new Map<string, string>();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    name: 'page-files',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const found = bundle ? [...html.matchAll(SHARED_SCRIPT), ...html.matchAll(MAIN_SCRIPT)] : [];
        const scripts = found.map(([, address = '']) => address);
        const links = (html.match(STYLE_LINKS) ?? []).join('');
        const styles = STYLES.map(read)
          .join('')
          .replaceAll(/\/\*.*?\*\/\n/gs, '')
          .replaceAll(/\n\s*/g, '\n');
        const script = await bundleScript(viteBuild, join(root, 'start/page-start.ts'));
        const head = [
          `<style nonce="__CSP_NONCE__">\n${styles}</style>`,
          lossTemplates(root),
          '<script type="application/json" id="page-data"><!-- page-data --></script>',
          `<script>${script}</script>`,
        ];
        const page = html
          .replaceAll(STYLE_LINKS, '')
          .replaceAll(bundle ? MAIN_SCRIPT : /$^/g, '')
          .replaceAll(SHARED_SCRIPT, '')
          .replace('<!-- page-start -->', () => head.join('\n    '))
          // In the head the font too would hold up the first paint.
          .replace('</body>', () => `${bundle ? `    ${fontLink(bundle)}` : ''}${links}\n  </body>`);
        const ownCalls = API_IS_HERE ? [ME_CALL] : [];
        const fill = (own: Partial<PageData>) => {
          const data: PageData = { code: [], styles: [], texts: [], calls: [], scripts, ownCalls, ...own };
          const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
          return page.replace('<!-- page-data -->', () => json);
        };
        for (const data of bundle ? findPages(bundle, root) : []) {
          files.set(fileOf(data.address), fill(data));
          if (data.address === FIRST_PAGE) files.set(fileOf('/index'), fill(data));
        }
        return fill({});
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
