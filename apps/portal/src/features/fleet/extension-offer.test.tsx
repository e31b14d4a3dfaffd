import type { ReplyOf } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ExtensionOffer } from './extension-offer.tsx';
import type { ProviderLease } from './fleet-lease.ts';
import { LeaseExtensions } from './lease-extensions.tsx';

const TERMS = { packageId: 1, kmPerYear: 15_000, contributionCents: 0 };
const REJECTED = {
  id: 5,
  state: 'REJECTED',
  months: 12,
  from: '2026-11-21',
  until: '2027-11-20',
  durationMonths: 60,
  before: { ...TERMS, rateCents: 46_200, conversionCents: 46_200 },
  after: { ...TERMS, rateCents: 43_000, conversionCents: 43_000 },
  offeredAt: '2026-09-02T08:00:00.000Z',
  decidedAt: '2026-09-03T08:00:00.000Z',
  reason: 'Zu lang.',
  signedAt: null,
} satisfies Record<keyof ReplyOf<'getProviderLease'>['extensions'][number], unknown>;

test('the provider reads what became of the last offer, and makes another near the end', async () => {
  const ending = { id: 4, orderId: 7, endsSoon: true, lastDay: '2026-11-20', endsOn: '2026-11-20' };
  // The two cards read these fields alone.
  const lease = { ...ending, extensions: [REJECTED] } as unknown as ProviderLease;
  const { asked } = await renderPage({
    route: '/provider/leases/4',
    at: '/provider/leases/4',
    page: (
      <>
        <LeaseExtensions lease={lease} />
        <ExtensionOffer lease={lease} />
      </>
    ),
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: { 'POST /v1/provider/lease/4/extensions': { json: null } },
  });
  await screen.findByText('Vom Arbeitgeber abgelehnt');
  screen.getByText('Begründung: Zu lang.');
  await userEvent.click(screen.getByRole('button', { name: 'Angebot senden' }));
  await screen.findAllByText('Bitte wählen Sie die Zahl der Monate.');
  await userEvent.click(screen.getByRole('radio', { name: '6 Monate' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Gesamtrate im Monat/ }), '399,50');
  await userEvent.click(screen.getByRole('button', { name: 'Angebot senden' }));
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body)
    .toEqual({ months: 6, rateEur: 399.5 });
});
