import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const SCRIPT = "document.title = 'early';";
const PAGE = `<meta name="csp-nonce" content="__CSP_NONCE__"><script>${SCRIPT}</script>`;

let test: TestApp;
let portalDir: string;

beforeAll(async () => {
  portalDir = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(portalDir, 'assets'));
  mkdirSync(join(portalDir, 'locales'));
  writeFileSync(join(portalDir, 'index.html'), PAGE);
  mkdirSync(join(portalDir, 'pages', 'vehicle'), { recursive: true });
  for (const name of ['index', 'faq', 'vehicle/0']) {
    writeFileSync(join(portalDir, 'pages', `${name}.html`), `${PAGE}<p>${name}</p>`);
  }
  writeFileSync(join(portalDir, 'assets', 'main-abc.js'), 'void 0;');
  writeFileSync(join(portalDir, 'assets', 'main-abc.js.gz'), 'compressed');
  writeFileSync(join(portalDir, 'locales', 'de.json'), '{}');
  writeFileSync(join(portalDir, 'offline-worker.js'), 'void 0;');
  writeFileSync(join(portalDir, 'offline-worker.js.gz'), 'compressed');
  test = await createTestApp({ portalDir });
});
afterAll(async () => {
  await test.close();
  rmSync(portalDir, { recursive: true });
});

const browse = (url: string) => test.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });

it('answers every address of the portal with its page and a fresh nonce', async () => {
  const nonces = new Set<string>();
  for (const url of ['/', '/search?brands=BMW', '/profile/orders', '/no/such/page']) {
    const answer = await browse(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const nonce = /content="([^"]+)"/.exec(answer.payload)?.[1] ?? '';
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

it('sends the page file of an address where the build has one', async () => {
  const pageFile = async (url: string) => /<p>(.*)<\/p>/.exec((await browse(url)).payload)?.[1];
  expect(await pageFile('/')).toBe('index');
  expect(await pageFile('/faq?q=car')).toBe('faq');
  expect(await pageFile('/vehicle/87?color=2')).toBe('vehicle/0');
  for (const url of ['/index', '/faq/more', '/vehicle/car', '/search']) {
    expect(await pageFile(url), url).toBeUndefined();
  }
  expect((await browse('/pages/faq.html')).statusCode).toBe(404);
});

it('allows the script inside the page by its hash, and no other one', async () => {
  const policy = String((await browse('/')).headers['content-security-policy']);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it('compresses the page for those who can read it so', async () => {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
  const answer = await test.app.inject({ url: '/search', headers });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(answer.rawPayload).toString()).toContain(SCRIPT);
});

it('tells search engines which pages there are, and keeps them off those of people', async () => {
  const robots = (await test.app.inject('/robots.txt')).payload;
  expect(robots).toContain('Disallow: /profile\n');
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const { pathname, origin } = new URL(sitemap);
  const list = await test.app.inject(pathname);
  expect(list.headers['content-type']).toContain('application/xml');
  expect(list.payload).toContain(`<loc>${origin}/search</loc>`);
});

it('answers scripts that take anything like a browser, and those that want JSON with a problem', async () => {
  expect((await test.app.inject('/search')).headers['content-type']).toContain('text/html');
  const json = await test.app.inject({ url: '/search', headers: { accept: 'application/json' } });
  expect(json.statusCode).toBe(404);
});

it('answers unknown calls and files with problems, not with the page', async () => {
  for (const url of [
    '/v1/nothing',
    '/dev/nothing',
    '/metrics',
    '/assets/gone.js',
    '/locales/fr.json',
    '/favicon.ico',
  ]) {
    const answer = await browse(url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json(), url).toMatchObject({ code: 'NOT_FOUND' });
  }
  const call = await test.app.inject({ method: 'POST', url: '/search', headers: { accept: 'text/html' } });
  expect(call.statusCode).toBe(404);
});

it('serves files with the caching they bear, compressed where that exists', async () => {
  const asset = await test.app.inject('/assets/main-abc.js');
  expect(asset.headers['cache-control']).toContain('immutable');
  const compressed = await test.app.inject({
    url: '/assets/main-abc.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(compressed.headers['content-type']).toContain('javascript');
  expect((await test.app.inject('/locales/de.json')).headers['cache-control']).toBe('no-cache');
  expect((await test.app.inject('/..%2f..%2f..%2f..%2fetc/passwd')).payload).not.toContain('root:');
});

it('serves the service worker unstored, allowed to send requests and nothing else', async () => {
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    const worker = await test.app.inject({ url: '/offline-worker.js', headers });
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  }
  const policy = String((await browse('/')).headers['content-security-policy']);
  expect(policy).toContain("worker-src 'self'; manifest-src 'self'");
});
