import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderPortal } from '../../testing/render-portal.tsx';
import FaqPage from './faq-page.tsx';

// The browser of the tests lays nothing out and so cannot scroll.
beforeAll(() => void (Element.prototype.scrollIntoView = vi.fn<() => void>()));

const subject = (name: string, expanded: boolean) => screen.findByRole('button', { name, expanded });

test('all 17 subjects stand closed until one is opened, below six frequent questions', async () => {
  await renderPortal(<FaqPage />, { path: '/faq', at: '/faq' });
  expect(await screen.findAllByRole('button', { expanded: false })).toHaveLength(17);
  const frequent = within(screen.getByRole('region', { name: 'Häufig gefragt' }));
  expect(frequent.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  await userEvent.setup().click(await subject('Versicherung', false));
  expect(await subject('Versicherung', true)).toBeTruthy();
});

test('the address of a question opens its subject', async () => {
  await renderPortal(<FaqPage />, { path: '/faq', at: '/faq#gehaltsumwandlung-2' });
  expect(await subject('Gehaltsumwandlung', true)).toBeTruthy();
  const link = screen.getByRole('link', { name: /Bis zu welchem Listenpreis/ });
  expect(link.getAttribute('href')).toBe('/faq#gehaltsumwandlung-2');
});

test('a search stands in the address, opens what it found and says how much', async () => {
  await renderPortal(<FaqPage />, { path: '/faq', at: '/faq' });
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText('Fragen durchsuchen'), 'wallbox');
  expect(window.location.search).toBe('?q=wallbox');
  expect(screen.getByRole('status').textContent).toMatch(/gefunden$/);
  for (const control of screen.getAllByRole('heading', { level: 2 }))
    expect(control.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Suche leeren' }));
  expect(window.location.search).toBe('');
});

test('nothing found says so', async () => {
  await renderPortal(<FaqPage />, { path: '/faq', at: '/faq?q=zeppelin' });
  expect((await screen.findByRole('status')).textContent).toContain('keine Antwort gefunden');
});

const TERMS = {
  payrollMonth: '2026-11-21',
  law: { year: 2026, state: 'ENACTED', checkedUntil: '2026-11-20' },
  employerContributionEur: 0,
  benefitCapEur: null as number | null,
  benefitValue107: 'FULL_1_PERCENT',
  usuallyAcquiredOn: '2027-02-13',
};

test.each([
  ['the law', null, 'voraussichtlich am 13.02.2027 angeschafft wird, rechnen wir mit 100.000 €'],
  ['the provider', 60_000, 'der vom Anbieter festgelegten Grenze von 60.000 €'],
])('the cap that %s sets is named with its answer', async (_, benefitCapEur, words) => {
  await renderPortal(<FaqPage />, {
    path: '/faq',
    at: '/faq#gehaltsumwandlung-2',
    answer: () => Response.json({ ...TERMS, benefitCapEur }),
  });
  expect(await screen.findByText((text) => text.replaceAll('\u00a0', ' ').includes(words))).toBeTruthy();
});

test.each([
  ['FULL_1_PERCENT', 'mit 1 % seines Listenpreises'],
  ['TAX_VALUE', 'mit dem Wert, der versteuert wird'],
])('the limits say how the provider reads § 107 GewO: %s', async (benefitValue107, words) => {
  await renderPortal(<FaqPage />, {
    path: '/faq',
    at: '/faq#gehaltsumwandlung-3',
    answer: () => Response.json({ ...TERMS, benefitValue107 }),
  });
  expect(await screen.findByText((text) => text.replaceAll('\u00a0', ' ').includes(words))).toBeTruthy();
});

test('an answer links to the law it rests on', async () => {
  await renderPortal(<FaqPage />, { path: '/faq', at: '/faq#rundum-paket-4' });
  const link = await screen.findByRole('link', { name: /^§ 3d KraftStG/ });
  expect(link.getAttribute('href')).toBe('https://www.gesetze-im-internet.de/kraftstg/__3d.html');
});
