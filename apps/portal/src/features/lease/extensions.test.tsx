import type { ReplyOf } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { ExtensionCard } from './extension-card.tsx';
import type { OwnLease } from './own-lease.ts';

type Extension = ReplyOf<'getExtensions'>[number];

const terms = (rateEur: number) => ({
  packageId: 1,
  kmPerYear: 10_000,
  rateEur,
  contributionEur: 50,
  conversionEur: rateEur - 50,
});
const NOTHING_TO_EXPLAIN = { rule: 'AGREED_AMOUNT' as const, source: '', terms: [] };
const COMPARISON: NonNullable<Extension['comparison']> = {
  law: { payrollMonth: '2030-01', year: 2026, state: 'ASSUMED' },
  netRateBeforeEur: 312,
  netRateAfterEur: 290.5,
  differenceEur: -21.5,
  payslip: [
    {
      code: 'NET_SALARY',
      beforeEur: 2_610.5,
      afterEur: 2_632,
      explanation: { before: NOTHING_TO_EXPLAIN, after: NOTHING_TO_EXPLAIN },
    },
  ],
  agreedKm: 35_000,
  brokenLimit: null,
  later: null,
};
const OFFER: Extension = {
  id: 5,
  state: 'OFFERED',
  months: 6,
  from: '2030-01-12',
  until: '2030-07-11',
  durationMonths: 42,
  before: terms(462),
  after: terms(430),
  offeredAt: '2029-09-02T08:00:00.000Z',
  decidedAt: null,
  reason: null,
  signedAt: null,
  netRateBeforeEur: null,
  netRateAfterEur: null,
  comparison: COMPARISON,
};
const DEAR: Extension = {
  ...OFFER,
  id: 6,
  months: 12,
  until: '2031-01-11',
  after: terms(900),
  comparison: {
    ...COMPARISON,
    brokenLimit: { limit: 'MINIMUM_WAGE', from: '2030-02-01', leftEur: 2_100, requiredEur: 2_400 },
  },
};

const open = (extensions: readonly Extension[], answers: Record<string, Answer> = {}) => {
  // The card reads these fields alone.
  const lease = { id: 4, orderId: 7, endsOn: '2030-01-11', extensions } as unknown as OwnLease;
  return renderPage({
    route: '/profile/car',
    at: '/profile/car',
    page: <ExtensionCard lease={lease} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers: { 'GET /v1/lease/4/extensions': { json: extensions }, ...answers },
  });
};

test('an offer says what it costs and is accepted; one that breaks a limit is not', async () => {
  const { asked } = await open([DEAR, OFFER], { 'PUT /v1/lease/4/extensions/5': { json: null } });
  await userEvent.click(await screen.findByRole('radio', { name: /12 Monate länger, bis 11\.01\.2031/ }));
  screen.getByText(/der Mindestlohn verlangt 2\.400,00\s€/);
  const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Angebot annehmen' });
  expect(accept().disabled).toBe(true);
  await userEvent.click(
    screen.getByRole('radio', { name: /6 Monate länger.*291\s€ netto im Monat, 21\s€ weniger/ }),
  );
  screen.getByRole('row', { name: /Nettorate 312,00\s€ 290,50\s€/ });
  screen.getByText(/Der letzte Tag ist dann der 11\.07\.2030.*35\.000\skm/);
  await userEvent.click(accept());
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ answer: 'ACCEPT' });
});

test('an approved extension is signed under its annex, or the acceptance is taken back', async () => {
  const { asked } = await open([{ ...OFFER, state: 'TO_SIGN' }, DEAR], {
    'POST /v1/lease/4/extensions/5/signature': { json: null },
    'PUT /v1/lease/4/extensions/5': { json: null },
  });
  await screen.findByText('Bitte unterschreiben Sie: 6 Monate länger, bis 11.07.2030');
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Vor- und Nachname' }), 'Anna Schmidt');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Nachtrag unterschreiben' }));
  await userEvent.click(screen.getByRole('button', { name: 'Annahme zurücknehmen' }));
  await expect
    .poll(() => asked.filter(({ call }) => !call.startsWith('GET')).map(({ body }) => body))
    .toEqual([{ signature: { name: 'Anna Schmidt', strokes: [] } }, { answer: 'DECLINE' }]);
});

test('what became of the last extension stays to read, an expired or declined offer does not', async () => {
  const rejected = { ...OFFER, state: 'REJECTED' as const, reason: 'Bitte im Januar noch einmal.' };
  await open([rejected]);
  await screen.findByText(/Begründung: Bitte im Januar noch einmal\./);
  const { container } = await open([{ ...OFFER, state: 'EXPIRED' }]);
  expect(container.textContent).not.toContain('Verlängerung');
});
