import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import TenantPage from './tenant-page.tsx';
import TenantsPage from './tenants-page.tsx';

const auth = { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] };
const item = {
  id: 3,
  name: 'Nordwerk GmbH',
  place: 'Köln',
  state: 'ACTIVE',
  createdAt: '2026-11-01T10:00:00.000Z',
  people: 12,
  adminRequested: true,
};
const sheet = {
  ...item,
  street: 'Werkstraße',
  streetNumber: '1',
  postcode: '50667',
  openOrders: 2,
  adminRequests: [
    {
      id: 5,
      kind: 'ROLE',
      requestedAt: '2026-11-21T08:30:00.000Z',
      requester: { firstName: 'Petra', lastName: 'Vogt' },
      own: false,
      person: { id: 7, firstName: 'Anna', lastName: 'Schmidt', email: 'anna@nordwerk.example' },
      newEmail: null,
      approve: null,
    },
  ],
  rules: {
    fourEyes: true,
    fineHolder: 'PROVIDER',
    licenceInterval: 'MONTHS_6',
    seesDriverNames: false,
  },
  networks: ['203.0.113.0/24'],
  admins: [{ id: 9, firstName: 'Petra', lastName: 'Vogt', email: 'p@nordwerk.example', state: 'INVITED' }],
};

const openSheet = (answers: Record<string, Answer>, tenantId = '3') =>
  renderPage({
    route: '/provider/tenants/:tenantId',
    at: `/provider/tenants/${tenantId}`,
    page: <TenantPage />,
    auth,
    answers: { 'GET /v1/provider/tenants/3': { json: sheet }, ...answers },
  });

test('the list names state and people of each employer, and asks the server for words and a state', async () => {
  const { asked } = await renderPage({
    route: '/provider/tenants',
    at: '/provider/tenants?q=nord&state=SUSPENDED',
    page: <TenantsPage />,
    auth,
    answers: {
      'GET /v1/provider/tenants?search=nord&state=SUSPENDED': {
        json: { tenants: [{ ...item, state: 'SUSPENDED' }], next: 3 },
      },
    },
  });
  const link = await screen.findByRole('link', { name: 'Nordwerk GmbH' });
  expect(link.getAttribute('href')).toBe('/provider/tenants/3');
  expect(screen.getByRole('table').textContent).toContain('Gesperrt Antrag wartet');
  expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toContain('after=3');
  expect(asked.map(({ call }) => call)).toEqual(['GET /v1/provider/tenants?search=nord&state=SUSPENDED']);
});

test('a new employer is sent with its tenant admin; an address that is taken is said, and nothing typed is lost', async () => {
  const answers: Record<string, Answer> = {
    'POST /v1/provider/tenants': problem(409, 'EMAIL_NOT_AVAILABLE'),
  };
  const { asked } = await openSheet(answers, 'new');
  const enter = async (label: string, text: string) =>
    userEvent.type(await screen.findByLabelText(label), text);
  await enter('Firmenname', 'Nordwerk GmbH');
  await enter('Straße', 'Werkstraße');
  await enter('Hausnummer', '1');
  await enter('Postleitzahl', '5066');
  await enter('Ort', 'Köln');
  await enter('Vorname', 'Petra');
  await enter('Nachname', 'Vogt');
  await enter('E-Mail-Adresse', 'p@nordwerk.example');
  await userEvent.click(screen.getByRole('button', { name: /^Anlegen/ }));
  expect(await screen.findByRole('link', { name: /^Postleitzahl/ })).toBeTruthy();
  await enter('Postleitzahl', '7');
  await userEvent.click(screen.getByRole('button', { name: /^Anlegen/ }));
  expect(await screen.findByText(/gibt es schon ein Konto/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Firmenname').value).toBe('Nordwerk GmbH');
  expect(asked).toEqual([
    {
      call: 'POST /v1/provider/tenants',
      body: {
        tenant: {
          name: 'Nordwerk GmbH',
          street: 'Werkstraße',
          streetNumber: '1',
          postcode: '50667',
          place: 'Köln',
        },
        admin: { firstName: 'Petra', lastName: 'Vogt', email: 'p@nordwerk.example' },
      },
    },
  ]);
});

test('suspending asks first and tells what stays', async () => {
  const { asked } = await openSheet({
    'PUT /v1/provider/tenants/3/access': { json: { ...sheet, state: 'SUSPENDED' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sperren' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nordwerk GmbH sperren?' });
  expect(dialog.textContent).toContain('2 laufende Bestellungen bleiben bestehen');
  expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sperren' }));
  await waitFor(() =>
    expect(asked).toContainEqual({ call: 'PUT /v1/provider/tenants/3/access', body: { active: false } }),
  );
});

test('an employer that is suspended is let work again without a question', async () => {
  const { asked } = await openSheet({
    'GET /v1/provider/tenants/3': { json: { ...sheet, state: 'SUSPENDED' } },
    'PUT /v1/provider/tenants/3/access': { json: sheet },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sperre aufheben' }));
  await waitFor(() =>
    expect(asked).toContainEqual({ call: 'PUT /v1/provider/tenants/3/access', body: { active: true } }),
  );
});

test('the second approver of an employer is the provider’s to end', async () => {
  const { asked } = await openSheet({
    'PUT /v1/provider/tenants/3/rules': { json: { ...sheet, rules: { ...sheet.rules, fourEyes: false } } },
  });
  const form = within(await screen.findByRole('form', { name: 'Freigabe, Halter und Führerscheine' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Zwei Personen müssen freigeben' }));
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      call: 'PUT /v1/provider/tenants/3/rules',
      body: {
        fourEyes: false,
        fineHolder: 'PROVIDER',
        licenceInterval: 'MONTHS_6',
        seesDriverNames: false,
      },
    }),
  );
});

test('an employer that is not there says so', async () => {
  await openSheet({ 'GET /v1/provider/tenants/3': problem(404, 'NOT_FOUND') });
  expect(await screen.findByText('404')).toBeTruthy();
});

test('the provider changes the networks of an employer', async () => {
  const answers = { 'PUT /v1/provider/tenants/3/networks': { json: sheet } };
  const { asked } = await openSheet(answers);
  await userEvent.type(await screen.findByLabelText('Netze'), '{Enter}192.0.2.0/28');
  await userEvent.click(screen.getByRole('button', { name: 'Netze speichern' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      networks: ['203.0.113.0/24', '192.0.2.0/28'],
    }),
  );
});

test('a change of the HR team that waits is declined at a press', async () => {
  const { asked } = await openSheet({
    'PUT /v1/provider/tenants/3/admin-requests/5': { json: { ...sheet, adminRequests: [] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Den Antrag zu Anna Schmidt ablehnen' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PUT'))).toEqual({
      call: 'PUT /v1/provider/tenants/3/admin-requests/5',
      body: { approved: false },
    }),
  );
});
