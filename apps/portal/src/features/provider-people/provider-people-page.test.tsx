import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import ProviderPeoplePage from './provider-people-page.tsx';

const anna = {
  id: 7,
  firstName: 'Anna',
  lastName: 'Schmidt',
  email: 'anna@nordwerk.example',
  tenantName: 'Nordwerk GmbH',
  roles: ['EMPLOYEE'],
  state: 'ACTIVE',
  self: false,
  invitedUntil: null,
};
const petra = { ...anna, id: 8, firstName: 'Petra', tenantName: null, roles: ['ADMIN'], state: 'INVITED' };
const own = { ...petra, id: 9, firstName: 'Otto', state: 'ACTIVE', self: true };
const OPEN = {
  route: '/provider/people',
  at: '/provider/people',
  page: <ProviderPeoplePage />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
  answers: {
    'GET /v1/provider/people': { json: { people: [anna, petra, own], next: null } },
    'PUT /v1/provider/people/7/access': { json: { ...anna, state: 'DEACTIVATED' } },
    'PUT /v1/provider/people/7/role': { json: anna },
    'POST /v1/provider/people/8/invitation': { json: petra },
    'POST /v1/provider/people': { json: petra },
  },
} as const;

const unfold = async (person: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Mehr zu ${person}` }));

test('offers of each account what can be done about it, and nothing of the own', async () => {
  await renderPage(OPEN);
  await unfold('Anna Schmidt');
  const offered = screen
    .getAllByRole('button', { name: /Schmidt/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(offered).toEqual([
    'Mehr zu Anna Schmidt',
    'Anna Schmidt zur Personalabteilung hinzufügen',
    'Zugang von Anna Schmidt sperren',
    'Petra Schmidt erneut einladen',
    'Mehr zu Petra Schmidt',
  ]);
});

test('asks before it blocks, and sends links at once', async () => {
  const { asked } = await renderPage(OPEN);
  await unfold('Anna Schmidt');
  await userEvent.click(await screen.findByRole('button', { name: 'Zugang von Anna Schmidt sperren' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('die Sperre beendet sie nicht');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sperren' }));
  await waitFor(() =>
    expect(asked).toContainEqual({ call: 'PUT /v1/provider/people/7/access', body: { active: false } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Petra Schmidt erneut einladen' }));
  await waitFor(() =>
    expect(asked.map(({ call }) => call)).toContain('POST /v1/provider/people/8/invitation'),
  );
});

test('narrows the list to one role, as the address says', async () => {
  const { asked } = await renderPage(OPEN);
  await screen.findByText(/Nordwerk GmbH/);
  await userEvent.selectOptions(screen.getByLabelText('Rolle'), 'Anbieter');
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('GET /v1/provider/people?role=ADMIN'));
});

test('makes an account of the provider', async () => {
  const { asked } = await renderPage(OPEN);
  await userEvent.type(await screen.findByLabelText('Vorname'), 'Petra');
  await userEvent.type(screen.getByLabelText('Nachname'), 'Plan');
  await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'petra@stromwandel.example');
  await userEvent.click(screen.getByRole('button', { name: 'Einladung senden' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      call: 'POST /v1/provider/people',
      body: { firstName: 'Petra', lastName: 'Plan', email: 'petra@stromwandel.example' },
    }),
  );
});
