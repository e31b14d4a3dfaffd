import { ApiError } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../testing/render-page.tsx';
import { renderPortal } from '../testing/render-portal.tsx';
import { createQueryClient } from './create-query-client.ts';
import { FailureNotice } from './failure-notice.tsx';
import { LoadState } from './load-state.tsx';
import { useApiQuery } from './use-api-query.ts';

function Orders({ page = false }: { readonly page?: boolean }) {
  const orders = useApiQuery('listOrders', {});
  return (
    <LoadState query={orders} page={page} failed="Keine Bestellungen">
      {(loaded) => <p>{`${loaded.length} Bestellungen`}</p>}
    </LoadState>
  );
}

const open = (answer: Answer, page = false) =>
  renderPage({ route: '/', at: '/', page: <Orders page={page} />, answers: { 'GET /v1/order': answer } });

test('a failure says what and why, and trying again leads to the data', async () => {
  const answers: Record<string, Answer> = { 'GET /v1/order': problem(409, 'ORDER_ENDED') };
  await renderPage({ route: '/', at: '/', page: <Orders />, answers });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Keine Bestellungen');
  expect(alert.textContent).toContain('Diese Bestellung ist beendet.');
  answers['GET /v1/order'] = { json: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByText('0 Bestellungen');
  expect(screen.queryByRole('alert')).toBeNull();
});

// What a proxy says that stands before the server.
const proxy = (status: number, headers = {}) =>
  new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html', ...headers } });

test.each([
  ['broken', () => proxy(500), 'Bei uns ist etwas schiefgegangen'],
  ['overloaded', () => proxy(503, { 'retry-after': '5' }), 'kurz nicht erreichbar'],
  ['limited', () => proxy(429), 'zu viele Versuche'],
  ['out of reach', () => Promise.reject(new TypeError('fetch failed')), 'Keine Verbindung'],
] as const)(
  'it waits, says that the server is %s, and shows what another try brings',
  async (_, reply, words) => {
    let goOn: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (goOn = resolve));
    let answer: () => Response | Promise<Response> = () => asked.then(reply);
    const { container } = await renderPortal(<Orders />, { answer: () => answer() });
    const waiting = () => container.querySelector('[aria-busy="true"]');
    expect(waiting()).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Wird geladen …');
    goOn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
    expect(alert.textContent).not.toContain('Bad gateway');
    expect(waiting()).toBeNull();
    answer = () => Response.json([]);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText('0 Bestellungen');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(waiting()).toBeNull();
  },
);

test('a call that broke on the way is tried again twice, a refusal never', () => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  const isTriedAgain = (failures: number, error: Error) =>
    typeof retry === 'function' && retry(failures, error);
  for (const broken of [new ApiError(503, null), new TypeError('fetch failed')])
    expect([0, 1, 2].map((failures) => isTriedAgain(failures, broken))).toEqual([true, true, false]);
  expect(isTriedAgain(0, new ApiError(409, null))).toBe(false);
});

test('where the heading comes with the data, the failure is the heading', async () => {
  await open(problem(409, 'ORDER_ENDED'), true);
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Keine Bestellungen');
});

test.each([
  [503, 'Der Dienst ist kurz nicht erreichbar'],
  [502, 'Der Dienst ist kurz nicht erreichbar'],
  [504, 'Der Dienst ist kurz nicht erreichbar'],
  [500, 'Bei uns ist etwas schiefgegangen'],
  [429, 'Das waren zu viele Versuche. Bitte versuchen Sie es in 1 Minute noch einmal.'],
  [413, 'Die Datei oder Eingabe ist zu groß. Bitte kürzen oder teilen Sie sie.'],
  [404, 'Das haben wir nicht gefunden'],
])('an answer %i of what stands before the server is told in words', async (status, words) => {
  await renderPortal(<FailureNotice failure={new ApiError(status, null)} />);
  expect(screen.getByRole('alert').textContent).toContain(words);
});
