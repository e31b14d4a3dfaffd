import { ApiError } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../testing/render-page.tsx';
import { renderPortal } from '../testing/render-portal.tsx';
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
  [413, 'Die Datei oder Eingabe ist zu groß.'],
  [404, 'Das haben wir nicht gefunden'],
])('an answer %i of what stands before the server is told in words', async (status, words) => {
  await renderPortal(<FailureNotice failure={new ApiError(status, null)} />);
  expect(screen.getByRole('alert').textContent).toContain(words);
});
