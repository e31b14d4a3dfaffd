import i18next from 'i18next';
import { expect, test } from 'vitest';
import { localeBackend } from './locale-backend.ts';

/** Loads a namespace while the server answers in turn as given; the last answer is repeated. */
async function load(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const failures: string[] = [];
  const i18n = i18next.createInstance();
  const backend = localeBackend((address) => {
    asked.push(address);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve().then(() => answer?.() ?? Response.error());
  });
  i18n.on('failedLoading', (_language, _namespace, message) => failures.push(message));
  await i18n.use(backend).init({
    lng: 'de',
    supportedLngs: ['de'],
    ns: ['app'],
    defaultNS: 'app',
    maxRetries: 2,
    retryTimeout: 1,
  });
  return { asked, failures, text: i18n.t('loading') };
}

const texts = () => Response.json({ loading: 'Wird geladen …' });
const status = (code: number) => () => new Response('', { status: code });
const offline = () => {
  throw new TypeError('offline');
};

test('texts are loaded by GET, one file per language and namespace', async () => {
  expect(await load(texts)).toEqual({
    asked: ['/locales/de/app.json'],
    failures: [],
    text: 'Wird geladen …',
  });
});

test.each([500, 502, 503])('a %i is tried again until it succeeds', async (code) => {
  expect(await load(status(code), status(code), texts)).toMatchObject({
    asked: { length: 3 },
    text: 'Wird geladen …',
  });
});

test('a network failure is tried again', async () => {
  expect(await load(offline, texts)).toMatchObject({ asked: { length: 2 }, text: 'Wird geladen …' });
});

test('the tries end: the keys then stand in place of the texts', async () => {
  expect(await load(status(503))).toMatchObject({
    asked: { length: 3 },
    failures: ['failed loading /locales/de/app.json; status 503'],
    text: 'loading',
  });
});

test.each([400, 403, 404])('a %i is not tried again', async (code) => {
  expect(await load(status(code))).toMatchObject({
    asked: { length: 1 },
    failures: [`failed loading /locales/de/app.json; status ${code}`],
  });
});

test('an unreadable file is reported as such and not tried again', async () => {
  expect(await load(() => new Response('<html>'))).toMatchObject({
    asked: { length: 1 },
    failures: ['failed parsing /locales/de/app.json'],
  });
});

test.each([
  ['mit 0,25 % bis 100.000 €', 'mit 0,25\u00a0% bis 100.000\u00a0€'],
  ['{{consumption}} kWh/100 km', '{{consumption}}\u00a0kWh/100\u00a0km'],
  ['nach § 6 Abs. 1', 'nach §\u00a06 Abs. 1'],
  ['{{count}} Fahrzeuge, 7 Schritte', '{{count}} Fahrzeuge, 7 Schritte'],
])('figures stay beside their unit: %s', async (written, loaded) => {
  const backend = localeBackend(() => Promise.resolve(Response.json({ note: written })));
  const texts = await new Promise((resolve) => {
    // The options of the library are for its own backends.
    backend.read('de', 'app', (_, read) => resolve(read));
  });
  expect(texts).toEqual({ note: loaded });
});
