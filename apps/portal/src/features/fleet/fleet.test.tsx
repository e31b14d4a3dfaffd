import type { ReplyOf } from '@stromwandel/api-spec';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import EmployerFleetPage from './employer-fleet-page.tsx';
import ProviderFleetPage from './provider-fleet-page.tsx';
import ProviderLeasePage from './provider-lease-page.tsx';

const ADMIN = { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] };
const ITEM: ReplyOf<'listProviderLeases'>['leases'][number] = {
  id: 4,
  orderId: 7,
  state: 'ACTIVE',
  vehicle: { brand: 'VW', carModel: 'ID.4', trimLevel: 'PRO', mainPhotoUrl: null, bodyStyle: 'SUV' },
  color: { name: 'Blau', hex: '#2F4F6B' },
  plate: 'K-SW 114E',
  handedOverOn: '2026-01-01',
  lastDay: '2026-11-20',
  daysLeft: 0,
  endsSoon: false,
  endChoice: null,
  overdueDays: 12,
  mustNotDrive: false,
  month: 11,
  durationMonths: 48,
  tasks: ['RETURN'],
  turn: 'EMPLOYEE',
  returnedOn: null,
  employee: { firstName: 'Anna', lastName: 'Schmidt', employeeId: null },
  tenantName: 'Nordwerk GmbH',
};
const SHEET: ReplyOf<'getProviderLease'> = {
  ...ITEM,
  vin: null,
  firstRegistration: null,
  insurer: null,
  keys: null,
  kmPerYear: 15_000,
  deliveredOn: '2025-12-20',
  endsOn: '2026-11-20',
  closedOn: null,
  policyNumber: null,
  vinOnRecord: null,
  documents: [],
  packageChanges: [],
  extensions: [],
  followUp: null,
  allowedCommands: ['SET_CAR_DATA', 'CONCLUDE_RETURN'],
  returnDays: { first: '2026-01-01', last: '2026-12-02' },
};
const COUNTS = {
  all: 1,
  overdue: 1,
  endsIn30: 0,
  endsIn90: 0,
  endsIn180: 0,
  toHandOver: 0,
  carDataMissing: 1,
  damageOpen: 0,
  followerLate: 0,
  excessOpen: 0,
  licenceOverdue: 0,
};

const openSheet = (answers: Record<string, Answer> = {}) =>
  renderPage({
    route: '/provider/leases/:leaseId',
    at: '/provider/leases/4',
    page: <ProviderLeasePage />,
    auth: ADMIN,
    answers: Object.assign(answers, {
      'GET /v1/provider/lease/4': answers['GET /v1/provider/lease/4'] ?? { json: SHEET },
    }),
  });

test('the fleet lists plate, person, end and state, and asks for the chosen part', async () => {
  const { asked } = await renderPage({
    route: '/provider/leases',
    at: '/provider/leases?state=OVERDUE&q=k%20sw',
    page: <ProviderFleetPage />,
    auth: ADMIN,
    answers: {
      'GET /v1/provider/lease?search=k+sw&flag=OVERDUE': {
        json: { leases: [ITEM], next: null, counts: COUNTS },
      },
      'GET /v1/provider/lease?search=k%20sw&flag=OVERDUE': {
        json: { leases: [ITEM], next: null, counts: COUNTS },
      },
    },
  });
  expect((await screen.findByRole('link', { name: 'K-SW 114E' })).getAttribute('href')).toBe(
    '/provider/leases/4',
  );
  expect(screen.getByText('Seit 12 Tagen überfällig')).toBeDefined();
  expect(screen.getByText('Nordwerk GmbH')).toBeDefined();
  expect(screen.getByRole('option', { name: 'Überfällig (1)' })).toBeDefined();
  expect(asked.some(({ call }) => call.startsWith('GET /v1/provider/lease?'))).toBe(true);
});

test.each(['30', '90', '180'])(
  'the fleet can be narrowed to leases that end within %s days',
  async (days) => {
    const { asked } = await renderPage({
      route: '/provider/leases',
      at: `/provider/leases?state=ENDS_${days}`,
      page: <ProviderFleetPage />,
      auth: ADMIN,
      answers: {
        [`GET /v1/provider/lease?endsWithin=${days}`]: {
          json: { leases: [ITEM], next: null, counts: { ...COUNTS, [`endsIn${days}`]: 3 } },
        },
      },
    });
    expect(await screen.findByRole('option', { name: `Endet in ${days} Tagen (3)` })).toBeDefined();
    expect(asked.map(({ call }) => call)).toContain(`GET /v1/provider/lease?endsWithin=${days}`);
  },
);

test.each([
  ['employer', EmployerFleetPage, ['TENANT_ADMIN'], false],
  ['provider', ProviderFleetPage, ['ADMIN'], true],
] as const)(
  '%s: the list offers the parts with open damages and late follow-up cars only to the provider',
  async (desk, Page, roles, isShown) => {
    const { damageOpen, followerLate, ...counts } = COUNTS;
    await renderPage({
      route: `/${desk}/leases`,
      at: `/${desk}/leases?state=DAMAGE_OPEN`,
      page: <Page />,
      auth: { ...ADMIN, roles: [...roles] },
      answers: {
        'GET /v1/employer/lease': { json: { leases: [ITEM], next: null, counts } },
        'GET /v1/provider/lease?flag=DAMAGE_OPEN': {
          json: { leases: [ITEM], next: null, counts: { ...counts, damageOpen, followerLate } },
        },
      },
    });
    expect(await screen.findByRole('option', { name: 'Überfällig (1)' })).toBeDefined();
    for (const name of [/Offener Schaden/, /Folgeauto kommt zu spät/])
      expect(screen.queryByRole('option', { name }) !== null).toBe(isShown);
    expect(screen.getByRole('option', { name: 'Selbstbeteiligung offen (0)' })).toBeDefined();
  },
);

test('the provider narrows the fleet to an employer and saves all of it as a file', async () => {
  const tenant = { id: 3, name: 'Nordwerk GmbH' };
  const { asked } = await renderPage({
    route: '/provider/leases',
    at: '/provider/leases?after=9&sort=NEWEST',
    page: <ProviderFleetPage />,
    auth: ADMIN,
    answers: {
      'GET /v1/provider/tenants': { json: { tenants: [tenant], next: null } },
      'GET /v1/provider/tenants?search=Nordwerk+GmbH': { json: { tenants: [tenant], next: null } },
      'GET /v1/provider/tenants/3': { json: tenant },
      'GET /v1/provider/lease?after=9&sort=NEWEST': {
        json: { leases: [ITEM], next: null, counts: COUNTS },
      },
      'GET /v1/provider/lease?sort=NEWEST&after=9': {
        json: { leases: [ITEM], next: null, counts: COUNTS },
      },
      'GET /v1/provider/lease?sort=NEWEST&tenantId=3': {
        json: { leases: [ITEM], next: null, counts: COUNTS },
      },
      'GET /v1/provider/lease/file?sort=NEWEST&tenantId=3': {
        json: { name: 'flotte.csv', mediaType: 'text/csv', contentBase64: '', complete: false },
      },
    },
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Arbeitgeber' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Nordwerk GmbH' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Als CSV speichern' }));
  expect(await screen.findByText(/Die Datei enthält die ersten 20\.000 Verträge/)).toBeDefined();
  expect(asked.map(({ call }) => call)).toContain('GET /v1/provider/lease/file?sort=NEWEST&tenantId=3');
});

test('car data are sent as typed; a taken VIN is explained beside its field', async () => {
  const errors = [{ path: 'body.vin', code: 'TAKEN', params: {} }];
  const { asked } = await openSheet({
    'PUT /v1/provider/lease/4/car': { json: { code: 'VIN_TAKEN', errors }, status: 409 },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Fahrzeugdaten' }));
  const vin = await screen.findByRole('textbox', { name: /Fahrgestellnummer/ });
  await userEvent.type(vin, 'WVWZZZE1ZRP000012');
  await userEvent.click(screen.getByRole('button', { name: 'Fahrzeugdaten speichern' }));
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    vin: 'WVWZZZE1ZRP000012',
    plate: 'K-SW 114E',
    firstRegistration: null,
    keys: null,
  });
  expect(
    await screen.findAllByText('Diese Fahrgestellnummer gehört schon zu einem anderen laufenden Vertrag.'),
  ).not.toEqual([]);
});

test('another VIN on the record shows on sheet and form; the record can be downloaded', async () => {
  const sheet = {
    ...SHEET,
    overdueDays: 0,
    mustNotDrive: false,
    vin: 'TMBJB7NY5R0008731',
    vinOnRecord: 'WVWZZZE1ZMP012345',
    tasks: ['VIN_DIFFERS'],
    documents: [{ id: 9, name: 'Übergabeprotokoll 7.pdf' }],
  };
  const { asked } = await openSheet({
    'GET /v1/provider/lease/4': { json: sheet },
    'GET /v1/lease/4/document/9': { json: {} },
  });
  expect(await screen.findByText('FIN weicht ab')).toBeDefined();
  expect(screen.getByText('Abweichende FIN klären')).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: 'Fahrzeugdaten' }));
  expect(
    await screen.findByText(/Eingetragen: TMBJB7NY5R0008731\. Am Auto abgelesen: WVWZZZE1ZMP012345/),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: 'Übergabe' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Übergabeprotokoll 7.pdf' }));
  expect(asked.map(({ call }) => call)).toContain('GET /v1/lease/4/document/9');
});

test('an overdue car leads to its return, which needs a reason and is sent with its day', async () => {
  const { asked } = await openSheet({ 'POST /v1/provider/lease/4/return': { json: {} } });
  expect(await screen.findByText('Das Auto ist seit 12 Tagen überfällig')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Zur Rückgabe' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rückgabe eintragen' }));
  expect(await screen.findAllByText('Bitte wählen Sie den Grund der Rückgabe.')).not.toEqual([]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Grund' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Vorzeitige Rückgabe' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rückgabe eintragen' }));
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    day: '2026-12-02',
    reason: 'EARLY_RETURN',
  });
});

test('the provider sends a dealer the link to the record, and ends it', async () => {
  const link = {
    sentTo: 'uebergabe@autohaus.example',
    sentAt: '2026-11-26T09:00:00Z',
    expiresAt: '2026-12-26T09:00:00Z',
  };
  const answers: Record<string, Answer> = {
    'GET /v1/provider/lease/4': { json: { ...SHEET, state: 'PREPARED', handedOverOn: null } },
    'GET /v1/provider/lease/4/dealer-link': { json: { link: null } },
    'GET /v1/order/7/appointments/HANDOVER': { json: { appointment: null, days: null } },
    'POST /v1/provider/lease/4/dealer-link': { json: { link } },
    'DELETE /v1/provider/lease/4/dealer-link': { json: null },
  };
  const { asked } = await openSheet(answers);
  await userEvent.click(await screen.findByRole('tab', { name: 'Übergabe' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'E-Mail-Adresse des Autohauses' }),
    link.sentTo,
  );
  answers['GET /v1/provider/lease/4/dealer-link'] = { json: { link } };
  await userEvent.click(screen.getByRole('button', { name: 'Link senden' }));
  expect(await screen.findByText(/An uebergabe@autohaus.example gesendet am 26.11.2026/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Link beenden' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Link beenden' }));
  await waitFor(() =>
    expect(asked.map(({ call }) => call)).toContain('DELETE /v1/provider/lease/4/dealer-link'),
  );
});
