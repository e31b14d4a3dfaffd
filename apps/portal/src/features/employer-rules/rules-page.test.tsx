import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import RulesPage from './rules-page.tsx';

const rules = {
  brands: ['Tesla'],
  driveTypes: null,
  highestListPriceEur: null,
  highestRateEur: null,
  highestRatePercentOfGross: null,
  durationsMonths: [48],
  minimumEmploymentMonths: 0,
  afterProbationOnly: false,
  contributionEur: 0,
  contributionPercent: 0,
  groupContributions: [],
  fourEyes: false,
  additionalDrivers: 'ANYONE',
  vatPassedOn: false,
  commuteFlatTax: 'OFF',
  homeCharging: 'NONE',
};
const OPEN = {
  route: '/employer/rules',
  at: '/employer/rules',
  page: <RulesPage />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
  answers: {
    'GET /v1/employer/rules': { json: rules },
    'GET /v1/search/manufacturers': { json: ['BMW', 'Škoda'] },
    'PUT /v1/employer/rules': { json: rules },
    'GET /v1/employer/networks': { json: { networks: ['203.0.113.0/24'] } },
    'PUT /v1/employer/networks': { json: { networks: [] } },
  },
} as const;

test('saves what is ticked and typed, and keeps a brand that the catalogue no longer has', async () => {
  const { asked } = await renderPage(OPEN);
  const brands = await screen.findByRole('group', { name: 'Marken' });
  expect(within(brands).getByLabelText<HTMLInputElement>('Tesla').checked).toBe(true);
  await userEvent.click(within(brands).getByLabelText('Škoda'));
  await userEvent.click(screen.getByLabelText('48 Monate'));
  await userEvent.type(screen.getByLabelText('Höchster Bruttolistenpreis'), '60.000,50');
  await userEvent.click(screen.getByLabelText('Erst nach der Probezeit'));
  await userEvent.click(screen.getByLabelText('Umsatzsteuer an die Mitarbeitenden weiterbelasten'));
  await userEvent.click(screen.getByRole('radio', { name: /^Pauschal, der Arbeitgeber trägt die Steuer/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Gruppe mit eigenem Zuschuss hinzufügen' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Personen im selben Haushalt/ }));
  await userEvent.type(screen.getByLabelText('Gruppe 1'), 'Leitung');
  const [, share] = screen.getAllByLabelText<HTMLInputElement>('Anteil an der Gesamtrate');
  if (!share) throw new Error('The group has no field for its share');
  await userEvent.clear(share);
  await userEvent.type(share, '12,5');
  await userEvent.click(screen.getByRole('button', { name: 'Regeln speichern' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      ...rules,
      brands: ['Tesla', 'Škoda'],
      durationsMonths: null,
      highestListPriceEur: 60_000.5,
      afterProbationOnly: true,
      vatPassedOn: true,
      commuteFlatTax: 'EMPLOYER',
      additionalDrivers: 'HOUSEHOLD',
      groupContributions: [{ group: 'Leitung', contributionEur: 0, contributionPercent: 12.5 }],
    }),
  );
});

test('keeps what is too much beside its field, and sends nothing', async () => {
  const { asked } = await renderPage(OPEN);
  const share = await screen.findByLabelText<HTMLInputElement>('Anteil an der Gesamtrate');
  await userEvent.clear(share);
  await userEvent.type(share, '101');
  await userEvent.click(screen.getByRole('button', { name: 'Regeln speichern' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(share.value).toBe('101');
  expect(asked.map(({ call }) => call)).not.toContain('PUT /v1/employer/rules');
});

test('saves networks one a line, and names what is none or too wide beside the field', async () => {
  const { asked } = await renderPage(OPEN);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Netze');
  expect(field.value).toBe('203.0.113.0/24');
  const save = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Netze speichern' }));
  };
  // In the summary, which leads to the field, and beside the field.
  const said = async (words: RegExp) => expect(await screen.findAllByText(words)).toHaveLength(2);
  await save('203.0.113.0/33');
  await said(/Bitte geben Sie jedes Netz als Adresse mit Länge an/);
  await save('0.0.0.0/0');
  await said(/Ein Netz ist zu groß/);
  expect(field.value).toBe('0.0.0.0/0');
  expect(asked.map(({ call }) => call)).not.toContain('PUT /v1/employer/networks');
  await save('203.0.113.0/24{Enter}2001:db8:12::/48, 198.51.100.7');
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      networks: ['203.0.113.0/24', '2001:db8:12::/48', '198.51.100.7'],
    }),
  );
});
