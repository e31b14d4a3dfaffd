import type { ReplyOf } from '@stromwandel/api-spec';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { DamagesDesk } from './damages-desk.tsx';

const DAMAGES: ReplyOf<'listProviderDamages'> = {
  damages: [
    {
      id: 7,
      leaseId: 4,
      kind: 'GLASS',
      state: 'WITH_INSURER',
      day: '2026-11-01',
      reportedAt: '2026-11-02T08:00:00.000Z',
      unchangedDays: 16,
      late: true,
      plate: 'K-SW 417E',
      employeeName: 'Anna Schmidt',
      tenantName: 'Nordwerk GmbH',
      vehicle: 'Škoda Enyaq 85',
    },
  ],
  next: null,
  counts: { REPORTED: 0, WITH_INSURER: 1, IN_REPAIR: 2, CLOSED: 4, WITHDRAWN: 0, TOTAL_LOSS: 0, STOLEN: 0 },
};

const open = (json: ReplyOf<'listProviderDamages'>) =>
  renderPage({
    route: '/provider/leases',
    at: '/provider/leases?damages',
    page: <DamagesDesk />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: {
      'GET /v1/provider/damages': { json },
      'GET /v1/provider/damages?state=CLOSED': { json: { ...json, damages: [] } },
    },
  });

test('the provider reads how long each case stands, and narrows the list to a state', async () => {
  const { asked } = await open(DAMAGES);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('link', { name: 'S-2026-0007: Glas' }).getAttribute('href')).toBe(
    '/provider/leases/4?part=damage',
  );
  expect(row.getByText('Gemeldet am 02.11.2026 · seit 16 Tagen ohne Änderung')).toBeDefined();
  expect(row.getByText('Zu lange ohne Bearbeitung')).toBeDefined();
  const filter = screen.getByRole('combobox', { name: 'Anzeigen' });
  expect(within(filter).getByRole('option', { name: 'Alle offenen (3)' })).toBeDefined();
  await userEvent.selectOptions(filter, 'Abgeschlossen (4)');
  await expect.poll(() => asked.at(-1)?.call).toBe('GET /v1/provider/damages?state=CLOSED');
});

test('without a case the list says what will be there', async () => {
  await open({ ...DAMAGES, damages: [] });
  expect(await screen.findByText('Keine Schäden')).toBeDefined();
});
