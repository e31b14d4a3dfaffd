import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import ImprintPage from './imprint-page.tsx';
import LegalVersionPage from './legal-version-page.tsx';
import WithdrawalPage from './withdrawal-page.tsx';

async function openImprint(answer: Answer, language: Language = 'de') {
  const answers: Record<string, Answer> = { 'GET /v1/legal/imprint': answer };
  await renderPage({ route: '/imprint', page: <ImprintPage />, at: '/imprint', language, answers });
  return answers;
}

const published = {
  page: 'imprint',
  version: 3,
  isPlaceholder: false,
  publishedAt: '2026-11-21T10:00:00.000Z',
  text: {
    de: 'Angaben nach § 5.\n\nNoch etwas.\n\n## Anbieter\n\nNeu GmbH',
    en: 'Details.\n\n## Provider\n\nNew',
  },
};

test('the published text stands there with its headings, version and PDF, and no mark of a sample', async () => {
  await openImprint({ json: published });
  expect(await screen.findByRole('heading', { level: 2, name: 'Anbieter' })).toBeTruthy();
  for (const text of ['Angaben nach § 5.', 'Noch etwas.', 'Neu GmbH'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/Fassung 3 vom 21\.11\.2026/)).toBeTruthy();
  expect(screen.queryByText(/^Muster:/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Als PDF öffnen' }).getAttribute('href')).toBe(
    '/v1/legal/imprint/pdf/de',
  );
});

test('English people read the English text and open the English PDF', async () => {
  await openImprint({ json: published }, 'en');
  expect(await screen.findByRole('heading', { level: 2, name: 'Provider' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')).toBe(
    '/v1/legal/imprint/pdf/en',
  );
});

test('a sample is marked as one', async () => {
  await openImprint({ json: { ...published, version: 0, isPlaceholder: true, publishedAt: null } });
  expect(await screen.findByText(/^Muster: Der Anbieter ersetzt diese Angaben/)).toBeTruthy();
  expect(screen.queryByText(/Fassung/)).toBeNull();
});

test('a text that cannot be loaded says so and can be tried again', async () => {
  const answers = await openImprint(problem(503, 'TEMPORARILY_UNAVAILABLE'));
  expect(await screen.findByText('Der Text konnte nicht geladen werden')).toBeTruthy();
  answers['GET /v1/legal/imprint'] = { json: published };
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Neu GmbH')).toBeTruthy();
});

test('the text about withdrawing is the provider’s too, with the way to the orders', async () => {
  const answers: Record<string, Answer> = {
    'GET /v1/legal/withdrawal': { json: { ...published, page: 'withdrawal' } },
  };
  await renderPage({ route: '/withdrawal', page: <WithdrawalPage />, at: '/withdrawal', answers });
  expect(await screen.findByText('Neu GmbH')).toBeTruthy();
  expect(screen.getByText(/Fassung 3 vom 21\.11\.2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zu meinen Bestellungen' }).getAttribute('href')).toBe(
    '/profile/orders',
  );
});

test('an earlier version says that another one holds, and has its own PDF', async () => {
  await renderPage({
    route: '/legal/:page/:version',
    page: <LegalVersionPage />,
    at: '/legal/imprint/2',
    answers: {
      'GET /v1/legal/imprint/versions/2': { json: { ...published, version: 2 } },
      'GET /v1/legal/imprint/versions': {
        json: [
          { version: 3, publishedAt: published.publishedAt },
          { version: 2, publishedAt: published.publishedAt },
        ],
      },
    },
  });
  expect(await screen.findByText('Neu GmbH')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Als PDF öffnen' }).getAttribute('href')).toBe(
    '/v1/legal/imprint/versions/2/pdf/de',
  );
});
