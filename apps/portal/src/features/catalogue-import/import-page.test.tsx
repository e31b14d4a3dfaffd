import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import ImportPage from './import-page.tsx';

afterEach(cleanup);

const one = {
  id: 5,
  fileName: 'autos.csv',
  state: 'READY',
  startedAt: '2026-11-21T08:30:00.000Z',
  bytes: 900,
  cars: 3,
  encoding: 'Windows-1252',
  separator: ';',
  problems: 0,
  changes: { NEW: 1, CHANGED: 1, SAME: 1, GONE: 2 },
  withdrewMissing: false,
  keptWhenUndone: 0,
};
const format = {
  template: 'Fahrzeugnummer',
  columns: [
    { name: 'reference', german: 'Fahrzeugnummer', of: 'car', required: true, type: 'text', words: [] },
  ],
};
const CHANGES = 'GET /v1/provider/catalogue-imports/5/changes';

/** The answers may change while the page is open. */
const open = (at: string, answers: Record<string, Answer>) =>
  renderPage({
    route: '/provider/catalogue/import',
    at: `/provider/catalogue/import${at}`,
    page: <ImportPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: Object.assign(answers, {
      'GET /v1/provider/catalogue-format': { json: format },
      'GET /v1/provider/catalogue-imports': { json: [one] },
      'GET /v1/provider/catalogue-imports/5': { json: one },
      [`${CHANGES}?change=NEW`]: {
        json: { cars: [{ reference: 'A1', name: 'Škoda Enyaq', line: 2, fields: [] }], next: null },
      },
      ...answers,
    }),
  });

test('sends a file as it is and opens what it changes', async () => {
  const user = userEvent.setup();
  const { asked, location } = await open('', {
    'POST /v1/provider/catalogue-imports?file=autos.csv': { json: one },
  });
  const file = new File(['a;b'], 'autos.csv', { type: 'text/csv' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file); // the page has one
  await user.click(screen.getByRole('button', { name: 'Datei prüfen' }));
  await screen.findByText('Škoda Enyaq');
  expect(location()).toBe('/provider/catalogue/import?import=5');
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(true);
  expect(screen.getByText('Windows-1252, Semikolon')).toBeDefined();
});

test('takes over, withdrawing what is missing only when ticked', async () => {
  const user = userEvent.setup();
  const { asked } = await open('?import=5', {
    'POST /v1/provider/catalogue-imports/5/application': problem(409, 'IMPORT_OUTDATED'),
  });
  await user.click(await screen.findByLabelText(/2 Fahrzeuge, die nicht in der Datei stehen/));
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Vorschau ist neu berechnet');
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ withdrawMissing: true });
});

test('says that it is taken over where the button was, and moves the focus there', async () => {
  const user = userEvent.setup();
  const answers: Record<string, Answer> = {
    'GET /v1/provider/catalogue-imports/5': { json: one },
    'POST /v1/provider/catalogue-imports/5/application': { json: one },
  };
  await open('?import=5', answers);
  const button = await screen.findByRole('button', { name: 'Übernehmen' });
  answers['GET /v1/provider/catalogue-imports/5'] = { json: { ...one, state: 'APPLIED' } };
  await user.click(button);
  const undo = await screen.findByRole('button', { name: 'Import zurücknehmen' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Der Import ist übernommen'));
  expect(undo.closest('section')?.contains(document.activeElement)).toBe(true);
});

test('a file that is being read is not called a list', async () => {
  const reading = { ...one, state: 'READING', encoding: 'UTF-8', separator: null };
  await open('?import=5', { 'GET /v1/provider/catalogue-imports/5': { json: reading } });
  expect(await screen.findByText('UTF-8')).toBeDefined();
  expect(screen.queryByText(/JSON\)/)).toBeNull();
});

test('which changes are shown stands in the address, and the way to more keeps the focus', async () => {
  const user = userEvent.setup();
  const page = (reference: string, next: string | null): Answer => ({
    json: { cars: [{ reference, name: reference, line: 2, fields: [] }], next },
  });
  const { location } = await open('?import=5&change=CHANGED', {
    [`${CHANGES}?change=CHANGED`]: page('B1', 'B1'),
    [`${CHANGES}?change=CHANGED&after=B1`]: page('B2', null),
  });
  await user.click(await screen.findByRole('link', { name: 'Nächste Seite' }));
  expect((await screen.findAllByText('B2')).length).toBeGreaterThan(0);
  expect(location()).toBe('/provider/catalogue/import?import=5&change=CHANGED&after=B1');
  const pages = screen.getByRole('navigation', { name: 'Seiten der Vorschau' });
  await waitFor(() => expect(pages.contains(document.activeElement)).toBe(true));
  await user.selectOptions(screen.getByLabelText('Anzeigen'), 'NEW');
  await screen.findByText('Škoda Enyaq');
  expect(location()).toBe('/provider/catalogue/import?import=5&change=NEW');
});

test('names errors with line, column and what stands there, and offers nothing to take over', async () => {
  const invalid = { ...one, state: 'INVALID', problems: 700 };
  await open('?import=5', {
    'GET /v1/provider/catalogue-imports/5': { json: invalid },
    'GET /v1/provider/catalogue-imports/5/problems': {
      json: [{ line: 4, column: 'listPriceEur', code: 'AMBIGUOUS_NUMBER', value: '45.990', params: {} }],
    },
  });
  const row = (await screen.findByText('45.990')).closest('tr');
  expect(row?.textContent).toMatch(/^4listPriceEurNicht eindeutig.*45\.990$/);
  expect(screen.getByText('Die ersten 1 von 700 Fehlern.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
});
