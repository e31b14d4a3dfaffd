import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fillField } from '../../testing/fill-field.ts';
import { renderPage } from '../../testing/render-page.tsx';
import PeoplePage from './people-page.tsx';

const anna = {
  id: 7,
  firstName: 'Anna',
  lastName: 'Schmidt',
  email: 'anna@nordwerk.example',
  employeeId: '1001',
  state: 'ACTIVE',
  tenantAdmin: false,
  adminRequested: false,
  self: false,
  invitedUntil: null,
  group: null,
  employedSince: '2020-01-01',
  probationUntil: null,
  reports: [],
  runningOrders: [12, 14],
};
const ben = { ...anna, id: 8, firstName: 'Ben', state: 'INVITED', runningOrders: [] };
const olga = { ...anna, id: 9, firstName: 'Olga', self: true, tenantAdmin: true };
const RULES = {
  brands: null,
  driveTypes: null,
  highestListPriceEur: null,
  highestRateEur: null,
  highestRatePercentOfGross: null,
  durationsMonths: null,
  minimumEmploymentMonths: 0,
  afterProbationOnly: true,
  contributionEur: 0,
  contributionPercent: 0,
  groupContributions: [{ group: 'Leitung', contributionEur: 100, contributionPercent: 0 }],
  fourEyes: false,
};
const OPEN = {
  route: '/employer/people',
  at: '/employer/people',
  page: <PeoplePage />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
  answers: {
    'GET /v1/employer/admin-requests': { json: [] },
    'GET /v1/employer/people': { json: { people: [anna, ben, olga], next: 9 } },
    'PUT /v1/employer/people/7/access': { json: { ...anna, state: 'DEACTIVATED' } },
    'PUT /v1/employer/people/7/employment': { json: anna },
    'PUT /v1/employer/people/7/role': { json: { ...anna, tenantAdmin: true } },
    'GET /v1/employer/people/7/leases': {
      json: [{ orderId: 12, vehicle: 'VW ID.3', until: '2029-11-20', rateEur: 389, insured: true }],
    },
    'POST /v1/employer/people/7/reports': {
      json: { id: 3, kind: 'LEAVING', day: '2027-03-31', until: null },
    },
    'DELETE /v1/employer/people/7/reports/3': { json: null },
    'GET /v1/employer/rules': { json: RULES },
    'DELETE /v1/employer/people/8/invitation': { json: null },
  },
} as const;

const unfold = async (person: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Mehr zu ${person}` }));

test('shows one step of a row at most; the menu has the others, and Escape folds it', async () => {
  await renderPage(OPEN);
  const more = await screen.findByRole('button', { name: 'Mehr zu Anna Schmidt' });
  // A menu is a picture with a name.
  expect(screen.getAllByRole('button', { name: /Schmidt/ }).map((button) => button.textContent)).toEqual([
    '',
    'Erneut einladen',
    '',
    '',
  ]);
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'Zugang von Anna Schmidt sperren' })).toBeDefined();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Zugang von Anna Schmidt sperren' })).toBeNull();
  expect(document.activeElement).toBe(more);
});

test('puts the focus on the row in its place when an invitation is withdrawn', async () => {
  const answers: Record<string, { json: unknown }> = { ...OPEN.answers };
  await renderPage({ ...OPEN, answers });
  await unfold('Ben Schmidt');
  await userEvent.click(screen.getByRole('button', { name: 'Einladung an Ben Schmidt zurückziehen' }));
  answers['GET /v1/employer/people'] = { json: { people: [anna, olga], next: null } };
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zurückziehen' }),
  );
  await waitFor(() => expect(screen.queryByText('Ben Schmidt')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mehr zu Olga Schmidt' })),
  );
});

test('names the running orders before it takes an access, and takes it only when told to', async () => {
  const { asked } = await renderPage(OPEN);
  await unfold('Anna Schmidt');
  await userEvent.click(screen.getByRole('button', { name: 'Zugang von Anna Schmidt sperren' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Die Bestellungen 12, 14 laufen weiter');
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sperren' }));
  await waitFor(() =>
    expect(asked).toContainEqual({ call: 'PUT /v1/employer/people/7/access', body: { active: false } }),
  );
});

test('offers to invite again, says when a link is over, and takes nothing from the own account', async () => {
  await renderPage(OPEN);
  expect(await screen.findByText(/Einladung abgelaufen/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ben Schmidt erneut einladen' })).toBeDefined();
  await unfold('Olga Schmidt');
  expect(screen.getAllByRole('button', { name: /Olga/ }).map((button) => button.textContent)).toEqual([
    '',
    'Beschäftigung',
    'Austritt, Abwesenheit',
  ]);
  expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toBe(
    '/employer/people?after=9',
  );
});

test('says that an address has an account, and keeps what was typed', async () => {
  const problem = { type: 'about:blank', title: 'Taken', status: 409, code: 'EMAIL_NOT_AVAILABLE' };
  await renderPage({
    ...OPEN,
    answers: { ...OPEN.answers, 'POST /v1/employer/people': { json: problem, status: 409 } },
  });
  await fillField(await screen.findByLabelText('Vorname'), 'Nora');
  await fillField(screen.getByLabelText('Nachname'), 'Neu');
  const email = screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse');
  await fillField(email, 'nora@nordwerk.example');
  await userEvent.click(screen.getByRole('button', { name: 'Einladung senden' }));
  expect(await screen.findByText(/gibt es schon ein Konto/)).toBeDefined();
  expect(email.value).toBe('nora@nordwerk.example');
});

test('another search begins on its first page', async () => {
  const { location } = await renderPage({
    ...OPEN,
    at: '/employer/people?after=9',
    answers: {
      'GET /v1/employer/people?after=9': { json: { people: [], next: null } },
      'GET /v1/employer/people?search=ann': { json: { people: [anna], next: null } },
    },
  });
  await screen.findByText('Keine Person passt zu Ihrer Suche.');
  await fillField(screen.getByLabelText('Personen suchen'), 'ann');
  expect(await screen.findByText('Anna Schmidt')).toBeDefined();
  expect(location()).toBe('/employer/people?q=ann');
});

test('enters what the rules ask for, with the groups of the rules', async () => {
  const { asked } = await renderPage(OPEN);
  await unfold('Anna Schmidt');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Beschäftigung von Anna Schmidt eintragen' }),
  );
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Erster Arbeitstag').value).toBe('01.01.2020');
  const number = within(dialog).getByLabelText('Personalnummer');
  await userEvent.clear(number);
  await fillField(number, '2002');
  await fillField(within(dialog).getByLabelText('Letzter Tag der Probezeit'), '30.6.2020');
  await userEvent.click(await within(dialog).findByRole('combobox', { name: 'Gruppe' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Leitung' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Beschäftigung speichern' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      call: 'PUT /v1/employer/people/7/employment',
      body: {
        employeeId: '2002',
        group: 'Leitung',
        employedSince: '2020-01-01',
        probationUntil: '2020-06-30',
      },
    }),
  );
});

test('says what the role lets somebody do before it gives it', async () => {
  const { asked } = await renderPage(OPEN);
  await unfold('Anna Schmidt');
  await userEvent.click(
    screen.getByRole('button', { name: 'Anna Schmidt zur Personalabteilung hinzufügen' }),
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Bestellungen freigeben');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hinzufügen' }));
  await waitFor(() =>
    expect(asked).toContainEqual({ call: 'PUT /v1/employer/people/7/role', body: { tenantAdmin: true } }),
  );
});

test('says what leaving means for the car before it is reported', async () => {
  const { asked } = await renderPage(OPEN);
  await unfold('Anna Schmidt');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Austritt, Abwesenheit von Anna Schmidt melden' }),
  );
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/Bestellung 12: VW ID.3/);
  await fillField(within(dialog).getByLabelText('Letzter Tag des Arbeitsverhältnisses'), '31.3.2027');
  await userEvent.tab();
  expect(await within(dialog).findByText(/endet mit dem 31.03.2027 statt am 20.11.2029/)).toBeDefined();
  expect(dialog.textContent).toContain('keine Kosten aus dem Leasingvertrag');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Melden' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      call: 'POST /v1/employer/people/7/reports',
      body: { kind: 'LEAVING', day: '2027-03-31', until: null },
    }),
  );
});

test.each([
  [
    'Elternzeit',
    [
      /Elterngeld.*168,20 € kostet 42,70 € Elterngeld/,
      /Mutterschutz vor und nach der Geburt ist eine eigene Meldung/,
    ],
  ],
  [
    'Mutterschutz',
    [/neben dem Zuschuss fällt kein Nutzungsentgelt an/, /Zum Mutterschutz geht keine E-Mail hinaus/],
  ],
  ['Längere Krankheit ohne Lohnfortzahlung', [/höchstens 50 € im Monat übersteigen/]],
])('warns before it reports %s what the car does to the benefit', async (kind, warnings) => {
  await renderPage(OPEN);
  await unfold('Anna Schmidt');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Austritt, Abwesenheit von Anna Schmidt melden' }),
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Was melden Sie?' }));
  await userEvent.click(await screen.findByRole('option', { name: kind, hidden: true }));
  for (const warning of warnings) expect(await within(dialog).findByText(warning)).toBeTruthy();
});

test('asks before a report is taken back', async () => {
  const report = { id: 3, kind: 'PARENTAL_LEAVE', day: '2027-01-01', until: null };
  const { asked } = await renderPage({
    ...OPEN,
    answers: {
      ...OPEN.answers,
      'GET /v1/employer/people': { json: { people: [{ ...anna, reports: [report] }], next: null } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Elternzeit ab 01.01.2027 von Anna/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zurücknehmen oder beenden' }));
  await waitFor(() =>
    expect(asked.map(({ call }) => call)).toContain('DELETE /v1/employer/people/7/reports/3'),
  );
});

test('a change that waits for a second person is approved after a question, or taken back by who asked for it', async () => {
  const request = {
    id: 5,
    kind: 'ROLE',
    requestedAt: '2026-11-21T08:30:00.000Z',
    requester: { firstName: 'Petra', lastName: 'Vogt' },
    own: false,
    person: { id: 7, firstName: 'Anna', lastName: 'Schmidt', email: 'anna@nordwerk.example' },
    newEmail: null,
    approve: null,
  };
  const own = {
    ...request,
    id: 6,
    own: true,
    approve: 'SECOND_ADMIN_NEEDED',
    person: { ...request.person, firstName: 'Eva' },
  };
  const barred = {
    ...request,
    id: 4,
    approve: 'SECOND_ADMIN_NEEDED',
    person: { ...request.person, firstName: 'Kim' },
  };
  const { asked } = await renderPage({
    ...OPEN,
    answers: {
      ...OPEN.answers,
      'GET /v1/employer/admin-requests': { json: [barred, request, own] },
      'PUT /v1/employer/admin-requests/5': { json: [own] },
      'PUT /v1/employer/admin-requests/6': { json: [] },
    },
  });
  expect(await screen.findByText('Anna Schmidt zur Personalabteilung hinzufügen')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Dem Antrag zu Kim Schmidt zustimmen' })).toBeNull();
  expect(screen.getByText(/Darüber entscheidet eine andere Person/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dem Antrag zu Anna Schmidt zustimmen' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('anna@nordwerk.example');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zustimmen' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Ihren Antrag zu Eva Schmidt zurückziehen' }),
  );
  await waitFor(() =>
    expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([
      { call: 'PUT /v1/employer/admin-requests/5', body: { approved: true } },
      { call: 'PUT /v1/employer/admin-requests/6', body: { approved: false } },
    ]),
  );
});
