import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../platform/http/escape-html.ts';

/** Pages that tell everybody something. */
const LISTED = [
  '/search',
  '/calculator',
  '/about',
  '/faq',
  '/register',
  '/login',
  '/imprint',
  '/privacy',
  '/accessibility',
  '/withdrawal',
];
// Pages of people with an account, and addresses that carry a code. What pages load stays open: it makes them readable.
const CLOSED = [
  '/profile',
  '/order/',
  '/employer',
  '/provider',
  '/manufacturer/',
  '/dealer/',
  '/user/',
  '/invite/',
  '/register/',
];

/** `robots.txt` and the list of pages for search engines, under the portal's public address. */
export function registerSearchEngineFiles(app: FastifyInstance, publicUrl: string): void {
  const rules = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)];
  const robots = [...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  const addresses = LISTED.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}
