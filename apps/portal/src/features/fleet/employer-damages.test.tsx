import type { ReplyOf } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import EmployerLeasePage from './employer-lease-page.tsx';

type Lease = ReplyOf<'getEmployerLease'>;

const EXCESS = {
  excessEur: 500,
  bearer: 'EMPLOYEE',
  state: 'PROPOSED',
  reason: 'Privatfahrt',
  decidableUntil: '2026-12-11',
  objectableUntil: null,
} as const;

const sheetWith = (excess: Lease['damages'][number]['excess']): Lease => ({
  id: 4,
  mustNotDrive: false,
  orderId: 7,
  state: 'ACTIVE',
  vehicle: { brand: 'VW', carModel: 'ID.4', trimLevel: 'PRO', mainPhotoUrl: null, bodyStyle: 'SUV' },
  color: { name: 'Blau', hex: '#2F4F6B' },
  plate: 'K-SW 114E',
  handedOverOn: '2026-01-01',
  lastDay: '2028-12-31',
  daysLeft: 760,
  endsSoon: false,
  endChoice: null,
  overdueDays: 0,
  month: 11,
  durationMonths: 36,
  tasks: [],
  turn: null,
  returnedOn: null,
  employee: { firstName: 'Anna', lastName: 'Schmidt', employeeId: null },
  vin: null,
  firstRegistration: null,
  insurer: null,
  keys: null,
  kmPerYear: 15_000,
  deliveredOn: '2025-12-20',
  endsOn: '2028-12-31',
  closedOn: null,
  distanceDeviationPercent: null,
  packageChanges: [],
  extensions: [],
  followUp: null,
  damages: [
    {
      id: 9,
      kind: 'PARKING',
      day: '2026-11-20',
      state: 'IN_REPAIR',
      reportedAt: '2026-11-20T17:00:00Z',
      costEur: 812.5,
      excess,
    },
  ],
});

const open = (excess: Lease['damages'][number]['excess']) =>
  renderPage({
    route: '/employer/leases/:leaseId',
    at: '/employer/leases/4',
    page: <EmployerLeasePage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
    answers: {
      'GET /v1/employer/lease/4': { json: sheetWith(excess) },
      'PUT /v1/employer/damages/9/excess': { json: null },
    },
  });

test('the employer reads the proposal and its last day, and bears the excess with one press', async () => {
  const { asked } = await open(EXCESS);
  expect(await screen.findByRole('heading', { name: 'Parkschaden am 20.11.2026' })).toBeDefined();
  expect(screen.getByText('Bitte entscheiden Sie bis 11.12.2026')).toBeDefined();
  expect(screen.getByText('Sie: Selbstbeteiligung entscheiden')).toBeDefined();
  expect(screen.getByRole('button', { name: / zahlt / })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Wir zahlen / }));
  expect(asked.find(({ call }) => call === 'PUT /v1/employer/damages/9/excess')?.body).toEqual({
    bearer: 'EMPLOYER',
  });
});

test.each([
  ['no excess is proposed', null, 0],
  ['the provider proposes the employer', { ...EXCESS, bearer: 'EMPLOYER' as const }, 1],
  ['it is decided', { ...EXCESS, state: 'DECIDED' as const, decidableUntil: null }, 0],
])('the employer has no more to choose than there is: %s', async (_, excess, buttons) => {
  await open(excess);
  await screen.findByRole('heading', { name: 'Parkschaden am 20.11.2026' });
  expect(screen.queryAllByRole('button', { name: /Wir zahlen| zahlt / })).toHaveLength(buttons);
});
