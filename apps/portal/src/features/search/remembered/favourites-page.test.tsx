import type { ClientRequest } from '@stromwandel/api-spec';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FavouritesLink } from '../../../favourites/favourites-link.tsx';
import { keepCar } from '../../../favourites/keep-cars.ts';
import { storedCars } from '../../../favourites/remembered-cars.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { sampleListItem } from '../testing/sample-list-item.ts';
import FavouritesPage from './favourites-page.tsx';

const LIST = [7, 8, 9].map((id) => sampleListItem({ id, model: `M${id}` }));

const LAW = { payrollMonth: '2026-11-01', law: { year: 2026, state: 'ENACTED', checkedUntil: '2026-11-20' } };

const PAGE = (
  <>
    <FavouritesLink />
    <FavouritesPage />
  </>
);
const at = { path: '/favourites', at: '/favourites' };

/** The list of cars, and an account that remembers these. */
function server(remembered: number[]) {
  const calls: string[] = [];
  const state = { remembered, broken: false };
  const answer = ({ method, path, body }: ClientRequest): Response => {
    if (path === '/v1/calculator/terms') return Response.json(LAW);
    if (!path.startsWith('/v1/user/favourites')) return Response.json(LIST);
    calls.push(`${method} ${path.slice('/v1/user/favourites'.length)}${body ?? ''}`);
    if (state.broken) return new Response('', { status: 500 });
    if (method === 'POST') {
      const { vehicleIds }: { vehicleIds: number[] } = JSON.parse(body ?? '{}');
      state.remembered = [...state.remembered, ...vehicleIds];
    }
    if (method === 'DELETE') state.remembered = state.remembered.filter((id) => !path.endsWith(`/${id}`));
    return Response.json({ vehicleIds: state.remembered });
  };
  return { calls, state, answer };
}

const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const bookmark = (model: string) => screen.getByRole('button', { name: `Audi ${model} merken` });

test('a visitor forgets a car: the next one has the focus, and undo brings it back focused', async () => {
  await renderPortal(PAGE, { ...at, answer: server([]).answer });
  expect(await screen.findByRole('heading', { name: 'Noch kein Auto gemerkt' })).toBeDefined();
  for (const id of [7, 8, 9]) keepCar(id, true);
  await waitFor(() => expect(shown()).toEqual(['Audi M9', 'Audi M8', 'Audi M7']));
  expect(screen.getByRole('link', { name: 'Gemerkt: 3' })).toBeDefined();
  const person = userEvent.setup();
  await person.click(bookmark('M8'));
  await waitFor(() => expect(shown()).toEqual(['Audi M9', 'Audi M7']));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('M7'));
  expect(await screen.findByText('Audi M8 ist nicht mehr gemerkt.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(document.activeElement).toBe(bookmark('M8')));
  expect(screen.getByRole('link', { name: 'Gemerkt: 3' })).toBeDefined();
});

test('without another car the heading has the focus', async () => {
  await renderPortal(PAGE, { ...at, answer: server([]).answer });
  keepCar(7, true);
  await waitFor(() => expect(shown()).toEqual(['Audi M7']));
  await userEvent.setup().click(bookmark('M7'));
  await screen.findByRole('heading', { name: 'Noch kein Auto gemerkt' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Gemerkte Autos'));
});

test("at sign-in the account takes over the browser's cars", async () => {
  const { calls, answer } = server([9]);
  const { session } = await renderPortal(PAGE, { ...at, answer });
  keepCar(7, true);
  await screen.findByRole('link', { name: 'Gemerkt: 1' });
  session.store({ authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] });
  await waitFor(() => expect(shown()).toEqual(['Audi M7', 'Audi M9']));
  await waitFor(() => expect(storedCars()).toBe('[]'));
  expect(calls).toContain('POST {"vehicleIds":[7]}');
});

test('an employee changes the account, and a refused change is taken back and said', async () => {
  const { calls, state, answer } = server([7, 8]);
  await renderPortal(PAGE, { ...at, answer, roles: ['EMPLOYEE'] });
  await waitFor(() => expect(shown()).toEqual(['Audi M8', 'Audi M7']));
  const person = userEvent.setup();
  await person.click(bookmark('M8'));
  await waitFor(() => expect(calls).toContain('DELETE /8'));
  await waitFor(() => expect(shown()).toEqual(['Audi M7']));
  state.broken = true;
  await person.click(bookmark('M7'));
  expect(await screen.findByText(/konnte nicht gemerkt oder entfernt werden/)).toBeDefined();
  expect(shown()).toEqual(['Audi M7']);
});
