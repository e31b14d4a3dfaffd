import type { ClientRequest } from '@stromwandel/api-spec';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import FavouritesPage from '../remembered/favourites-page.tsx';
import SearchPage from '../search-page.tsx';
import { sampleListItem } from '../testing/sample-list-item.ts';

const FILTER = {
  brands: [],
  models: [],
  text: '',
  rateFromEur: null,
  rateToEur: 400,
  rangeFrom: null,
  body: 'SUV',
  deliveryTo: null,
  underCap: null,
};
const LAW = { payrollMonth: '2026-11-01', law: { year: 2026, state: 'ENACTED', checkedUntil: '2026-11-20' } };

interface Saved {
  readonly id: number;
  readonly name: string;
  readonly filter: object;
  readonly savedAt: string;
}

/** An account with saved searches; `refusal` answers the next saving. */
function account(names: readonly string[]) {
  const at = { filter: FILTER, savedAt: '2026-11-26T12:00:00.000Z' };
  const state = {
    searches: names.map((name, index): Saved => ({ id: index + 1, name, ...at })),
    refusal: null as { status: number; problem: object } | null,
    bodies: [] as unknown[],
  };
  const answer = ({ method, path, body }: ClientRequest): Response => {
    if (path === '/v1/user/me') return Response.json(sampleMe());
    if (path === '/v1/user/favourites') return Response.json({ vehicleIds: [] });
    if (path === '/v1/calculator/terms') return Response.json(LAW);
    if (path === '/v1/search/manufacturers') return Response.json(['Audi']);
    if (path === '/v1/employer-offer') return new Response('', { status: 500 });
    if (path === '/v1/search/example') return Response.json(null);
    if (!path.startsWith('/v1/user/searches')) return Response.json([sampleListItem()]);
    if (method === 'POST' && state.refusal) {
      const { status, problem } = state.refusal;
      return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
    }
    if (method === 'POST') {
      const sent: { name: string; filter: object } = JSON.parse(body ?? '{}');
      state.bodies.push(sent);
      state.searches.push({ ...sent, id: 90 + state.searches.length, savedAt: at.savedAt });
    }
    if (method === 'DELETE') state.searches = state.searches.filter(({ id }) => !path.endsWith(`/${id}`));
    return Response.json({ searches: state.searches });
  };
  return { state, answer };
}

test('saves the filter of the list under a name, and then marks it among the saved ones', async () => {
  const { state, answer } = account([]);
  const at = '/search?body=SUV&rateTo=400&sort=rate';
  await renderPortal(<SearchPage />, { path: '/search', at, answer, roles: ['EMPLOYEE'] });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Suche speichern' }));
  const name = await screen.findByRole('textbox', { name: /Name der Suche/ });
  expect(name).toHaveProperty('value', expect.stringMatching(/^SUV, bis 400\s€$/));
  await person.clear(name);
  await person.type(name, 'Familie');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(state.bodies).toEqual([{ name: 'Familie', filter: FILTER }]));
  const link = await screen.findByRole('link', { name: 'Familie', current: true });
  expect(link.getAttribute('href')).toBe('/search?rateTo=400&body=SUV');
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(screen.queryByRole('button', { name: 'Suche speichern' })).toBeNull();
});

test.each([
  [
    {
      status: 400,
      problem: { code: 'INVALID_INPUT', errors: [{ path: 'body.name', code: 'TAKEN', params: {} }] },
    },
    /So heißt schon eine andere Suche/,
  ],
  [
    { status: 409, problem: { code: 'TOO_MANY_SAVED_SEARCHES', params: { most: 20 } } },
    /Sie haben schon 20 Suchen gespeichert/,
  ],
])('keeps the entry when the server refuses it, and says why', async (refusal, sentence) => {
  const { state, answer } = account(['Andere']);
  state.refusal = refusal;
  const at = '/search?body=VAN';
  await renderPortal(<SearchPage />, { path: '/search', at, answer, roles: ['EMPLOYEE'] });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Suche speichern' }));
  await person.click(await screen.findByRole('button', { name: 'Speichern' }));
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: /Name der Suche/ })).toHaveProperty('value', 'Van');
});

test('a visitor has none, and without a filter there is nothing to save', async () => {
  const { answer } = account([]);
  await renderPortal(<SearchPage />, { path: '/search', at: '/search?body=SUV', answer });
  await screen.findByRole('link', { name: 'Audi Q4 e-tron' });
  expect(screen.queryByRole('button', { name: 'Suche speichern' })).toBeNull();
});

test('the page of remembered cars lists what each search looks for; a deleted one comes back focused', async () => {
  const { state, answer } = account(['Familie', 'Stadt']);
  const at = { path: '/favourites', at: '/favourites' };
  await renderPortal(<FavouritesPage />, { ...at, answer, roles: ['EMPLOYEE'] });
  const card = within(await screen.findByRole('region', { name: 'Gespeicherte Suchen' }));
  expect(card.getByRole('link', { name: 'Familie' }).getAttribute('href')).toBe(
    '/search?rateTo=400&body=SUV',
  );
  expect(card.getAllByText(/^SUV, bis 400\s€$/)).toHaveLength(2);
  const person = userEvent.setup();
  await person.click(card.getByRole('button', { name: 'Suche „Familie“ löschen' }));
  await waitFor(() => expect(state.searches.map(({ name }) => name)).toEqual(['Stadt']));
  await person.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(card.getByRole('button', { name: 'Suche „Familie“ löschen' })),
  );
  expect(state.searches.map(({ name }) => name)).toEqual(['Stadt', 'Familie']);
});
