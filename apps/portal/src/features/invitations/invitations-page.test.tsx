import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { outlivesFailures } from '../../testing/outlives-failures.ts';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import InvitationsPage from './invitations-page.tsx';
import { resultFile } from './result-file.ts';

const CHECK = 'POST /v1/employer/invitation-files';
const SEND = 'POST /v1/employer/invitations';
const anna = {
  line: 2,
  firstName: 'Anna',
  lastName: 'Neu',
  email: 'anna@nordwerk.example',
  employeeId: '1001',
  state: 'NEW',
};
const ben = {
  ...anna,
  line: 3,
  firstName: 'Ben',
  email: 'ben@nordwerk.example',
  state: 'ALREADY_REGISTERED',
};
const FILE = {
  encoding: 'Windows-1252',
  separator: ';',
  ignoredColumns: ['Gehalt'],
  people: [anna, ben],
  problemCount: 0,
  problems: [],
};

async function choose(answers: Readonly<Record<string, Answer>>) {
  const page = await renderPage({
    route: '/employer/people/invite',
    at: '/employer/people/invite',
    page: <InvitationsPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
    answers,
  });
  const user = userEvent.setup();
  const file = new File(['Vorname'], 'personen.csv', { type: 'text/csv' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file); // the page has one
  return { ...page, user };
}

async function check(answers: Readonly<Record<string, Answer>>) {
  const chosen = await choose({ [CHECK]: { json: FILE }, ...answers });
  await chosen.user.click(screen.getByRole('button', { name: 'Datei prüfen' }));
  await screen.findByRole('heading', { name: 'Vorschau' });
  return chosen;
}

test('the chosen file outlives a failure of its check', async () => {
  const answers: Record<string, Answer> = {};
  const { user } = await choose(answers);
  const send = () => user.click(screen.getByRole('button', { name: 'Datei prüfen' }));
  await outlivesFailures({ answers, call: CHECK, send });
  answers[CHECK] = { json: FILE };
  await send();
  await screen.findByRole('heading', { name: 'Vorschau' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('names every mistake with line and column, and offers nothing to send', async () => {
  await check({
    [CHECK]: {
      json: {
        ...FILE,
        problemCount: 1,
        problems: [{ line: 4, column: 'email', code: 'REPEATED', value: anna.email, params: { line: 2 } }],
      },
    },
  });
  const table = screen.getByRole('region', { name: 'Fehler in der Datei: Tabelle' });
  expect(within(table).getByRole('row', { name: /^4 E-Mail Kommt schon in Zeile 2/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /einladen/ })).toBeNull();
});

test('sends whom it shows as new and tells what became of everybody', async () => {
  const { user, asked } = await check({
    [SEND]: { json: { results: [{ email: anna.email, outcome: 'INVITED' }] } },
  });
  expect(screen.getByText(/nicht gespeichert: Gehalt/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '1 Person einladen' }));
  const result = (await screen.findAllByText('1 Person ist eingeladen')).find(
    (one) => one.closest('[tabindex="-1"]') !== null,
  );
  expect(result?.closest('[tabindex="-1"]')).toBe(document.activeElement);
  const { line: _line, state: _state, ...sent } = anna;
  expect(asked.filter(({ call }) => call === SEND)).toEqual([{ call: SEND, body: { people: [sent] } }]);
  expect(screen.getByRole('row', { name: /Ben Neu .* Schon registriert/ })).toBeDefined();
});

test('asks before somebody leaves who sends, and takes no other file meanwhile', async () => {
  const { user, location } = await check({
    [SEND]: { json: { results: [] }, after: new Promise(() => {}) },
  });
  await user.click(screen.getByRole('button', { name: '1 Person einladen' }));
  expect(screen.getByRole('button', { name: 'Datei prüfen' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('link', { name: /Mitarbeitende/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Seite verlassen?' });
  await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  expect(location()).toBe('/employer/people/invite');
  await user.click(screen.getByRole('link', { name: /Mitarbeitende/ }));
  await user.click(await screen.findByRole('button', { name: 'Senden beenden und verlassen' }));
  await waitFor(() => expect(location()).toBe('/employer/people'));
});

test('stops at a failure, says how far it came and goes on where it stopped', async () => {
  const { user, asked } = await check({ [SEND]: problem(503, 'TEMPORARILY_UNAVAILABLE') });
  await user.click(screen.getByRole('button', { name: '1 Person einladen' }));
  expect(await screen.findByText('Unterbrochen nach 0 von 1')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Weitersenden' }));
  await waitFor(() => expect(asked.filter(({ call }) => call === SEND)).toHaveLength(2));
  expect(await screen.findByText('Unterbrochen nach 0 von 1')).toBeDefined();
});

test('the result is a table in which no name becomes a formula', () => {
  const rows = [{ ...anna, firstName: '=cmd|x', state: 'Eingeladen' }];
  expect(resultFile(['Zeile', 'Vorname', 'Nachname', 'E-Mail'], 'Stand', rows)).toBe(
    '\ufeff"Zeile";"Vorname";"Nachname";"E-Mail";"Stand"\r\n2;"\'=cmd|x";"Neu";"anna@nordwerk.example";"Eingeladen"\r\n',
  );
});
