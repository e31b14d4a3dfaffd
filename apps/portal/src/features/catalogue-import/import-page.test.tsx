import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { outlivesFailures } from '../../testing/outlives-failures.ts';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import ImportPage from './import-page.tsx';

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
    {
      name: 'totalMonthlyGrossCostEur',
      german: 'Rate im Monat',
      of: 'package',
      required: true,
      type: 'amount',
      words: [],
    },
    {
      name: 'extraKilometerEur',
      german: 'Mehrkilometer Euro',
      of: 'package',
      required: true,
      type: 'amount',
      words: [],
    },
    {
      name: 'driveType',
      german: 'Antrieb',
      of: 'car',
      required: true,
      type: 'choice',
      words: ['elektro'],
    },
    { name: 'availableFrom', german: 'Leasing ab', of: 'car', required: false, type: 'day', words: [] },
  ],
};
const PROBLEMS = 'GET /v1/provider/catalogue-imports/5/problems';
const wrong = (line: number, value: string) => ({
  id: line,
  line,
  column: 'listPriceEur',
  code: 'AMBIGUOUS_NUMBER',
  value,
  params: {},
});
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
        json: {
          cars: [{ reference: 'A1', name: 'Škoda Enyaq', line: 2, fields: [], packages: [], planned: [] }],
          next: null,
        },
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

test('the chosen file outlives a failure of its check', async () => {
  const answers: Record<string, Answer> = {};
  await open('', answers);
  const file = new File(['a;b'], 'autos.csv', { type: 'text/csv' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file); // the page has one
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Datei prüfen' }));
  await outlivesFailures({ answers, call: 'POST /v1/provider/catalogue-imports?file=autos.csv', send });
});

test('takes over, withdrawing what is missing only when ticked', async () => {
  const user = userEvent.setup();
  const { asked } = await open('?import=5', {
    'POST /v1/provider/catalogue-imports/5/application': problem(409, 'IMPORT_OUTDATED'),
  });
  await user.click(await screen.findByLabelText(/2 Fahrzeuge, die nicht in der Datei stehen/));
  await user.click(screen.getByRole('button', { name: 'Import übernehmen' }));
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
  const button = await screen.findByRole('button', { name: 'Import übernehmen' });
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
    json: { cars: [{ reference, name: reference, line: 2, fields: [], packages: [], planned: [] }], next },
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

test('names errors with line, column and what stands there, page by page, and offers nothing to take over', async () => {
  const user = userEvent.setup();
  const invalid = { ...one, state: 'INVALID', problems: 700 };
  const { location } = await open('?import=5', {
    'GET /v1/provider/catalogue-imports/5': { json: invalid },
    [PROBLEMS]: { json: { problems: [wrong(1, '45.990')], next: 1 } },
    [`${PROBLEMS}?after=1`]: { json: { problems: [wrong(2, '1.200')], next: null } },
  });
  const row = (await screen.findByText('45.990')).closest('tr');
  expect(row?.textContent).toMatch(/^1listPriceEurNicht eindeutig.*45\.990$/);
  expect(screen.queryByRole('button', { name: 'Import übernehmen' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Nächste Seite' }));
  await screen.findByText('1.200');
  expect(location()).toBe('/provider/catalogue/import?import=5&after=1');
});

test('hands over all errors as a table of which no cell is a formula', async () => {
  const user = userEvent.setup();
  await open('?import=5', {
    'GET /v1/provider/catalogue-imports/5': { json: { ...one, state: 'INVALID', problems: 2 } },
    [PROBLEMS]: { json: { problems: [wrong(1, '45.990')], next: 1 } },
    [`${PROBLEMS}?after=1`]: { json: { problems: [wrong(2, '=1+1')], next: null } },
  });
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:errors';
  });
  await user.click(await screen.findByRole('button', { name: 'Alle Fehler herunterladen' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, first, second, ...rest] = ((await saved[0]?.text()) ?? '').split('\r\n');
  expect(head).toContain('Zeile');
  expect(first).toMatch(/^1;.*listPriceEur.*Nicht eindeutig.*45\.990/);
  expect(second).toMatch(/^2;.*'=1\+1/);
  expect(rest).toEqual(['']);
});

test('shows differences as a whole and from when a planned price counts', async () => {
  const items = Array.from({ length: 12 }, (_, at) => `Ausstattung mit langem Namen ${at}`);
  await open('?import=5&change=CHANGED', {
    [`${CHANGES}?change=CHANGED`]: {
      json: {
        cars: [
          {
            reference: 'B1',
            name: 'B1',
            line: 2,
            fields: [
              { name: 'reference', before: ['alt'], after: [] },
              { name: 'driveType', before: ['PLUG_IN_HYBRID'], after: ['ELECTRIC'] },
              { name: 'availableFrom', before: [], after: ['2027-03-01'] },
              { name: 'extraKilometerEur', before: ['0.085'], after: ['0.1'] },
              { name: 'standardEquipment', before: [], after: items },
            ],
            packages: [12, 24, 36, 48].map((durationMonths) => ({
              leasePackage: { durationMonths, kmPerYear: 10_000, tires: 'ALL_SEASON' },
              fields: [{ name: 'totalMonthlyGrossCostEur', before: ['1512.34'], after: ['1530.5'] }],
            })),
            planned: [
              {
                leasePackage: { durationMonths: 36, kmPerYear: 10_000, tires: 'ALL_SEASON' },
                firstDay: '2027-01-01',
                amountEur: 530,
                comparisonEur: null,
                untilThenEur: 512.34,
                replaced: [{ firstDay: '2027-02-01', amountEur: 540 }],
              },
            ],
          },
        ],
        next: null,
      },
    },
  });
  const row = (await screen.findAllByText('B1'))[0]?.closest('tr');
  await waitFor(() => expect(row?.textContent).toContain('Fahrzeugnummer: bisher alt, neu –'));
  expect(row?.textContent).toContain('0 bisher, 12 neu');
  expect(row?.textContent).toContain(items.at(-1));
  expect(row?.textContent).toMatch(/36 Monate, 10\.000 km im Jahr, Ganzjahresreifen: 530,00\s€ ab .*2027/);
  expect(screen.getByText('Alle 4 geänderten Leasingpakete anzeigen')).toBeDefined();
  expect(row?.textContent).toContain(
    '48 Monate, 10.000 km im Jahr, GanzjahresreifenRate im Monat: bisher 1.512,34\u00a0€, neu 1.530,50\u00a0€',
  );
  expect(row?.textContent).toContain('Antrieb: bisher Plug-in-Hybrid, neu Elektro');
  expect(row?.textContent).toContain('Leasing ab: bisher –, neu 01.03.2027');
  expect(row?.textContent).toContain('Mehrkilometer Euro: bisher 0,085\u00a0€, neu 0,10\u00a0€');
  expect(row?.textContent).toMatch(/bis dahin 512,34/);
  expect(row?.textContent).toMatch(/statt der geplanten 540,00/);
});
