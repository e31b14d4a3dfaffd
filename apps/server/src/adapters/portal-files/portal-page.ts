import type { AnswerPage } from '../../platform/http/register-error-answers.ts';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const NONCE_PLACE = '__CSP_NONCE__';
const NONCE_BYTES = 16;
// What is no page of the portal, even for a browser: calls, server pages and files.
const NO_PAGE = /^\/(v1|dev|sandbox|health|metrics|docs|media|assets|locales)(\/|$)|\.[a-z0-9]{2,5}$/i;

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/** Script sources that allow exactly the page's own inline scripts, so that injected ones do not run. */
function inlineScriptSources(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return hashes.join('');
}

function contentSecurityPolicy(nonce: string, inlineScripts: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${inlineScripts}`,
    // The component library adds style tags at run time; only those with the nonce count.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    // Contracts are shown from memory.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The files of `pages`, by the address that each is for: `/` is `index`, a number is 0. */
function readPages(directory: string): Map<string, string> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^pages\/.*\.html$/.test(file),
  );
  return new Map(
    files.map((file) => [
      file.slice('pages'.length, -'.html'.length).replace(/^\/index$/, '/'),
      readFileSync(join(directory, file), 'utf8'),
    ]),
  );
}

/**
 * Serves the page of an address that the portal routes itself, with a fresh nonce each time: its own page file, else `index.html`.
 * The inline scripts are the same in all of them.
 */
export function portalPage(directory: string): AnswerPage {
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  const pages = readPages(directory);
  const inlineScripts = inlineScriptSources(html);
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (!['GET', 'HEAD'].includes(request.method) || !wantsPage || NO_PAGE.test(path)) return false;
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const file = pages.get(path.replaceAll(/\d+/g, '0')) ?? html;
    const page = file.replaceAll(NONCE_PLACE, nonce);
    const compressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (compressed) void reply.header('content-encoding', 'gzip');
    void reply
      .header('content-security-policy', contentSecurityPolicy(nonce, inlineScripts))
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(compressed ? gzipSync(page) : page);
    return true;
  };
}
