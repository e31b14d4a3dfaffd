import { PRODUCT_TIME_HEADER } from '@stromwandel/api-spec';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { renderPortal } from '../../testing/render-portal.tsx';
import PayrollPage from './payroll-page.tsx';

const NOTHING = {
  grossReductionEur: 0,
  benefitPrivateUseEur: 0,
  benefitCommuteEur: 0,
  benefitCommuteFlatEur: 0,
  vatPassedOnEur: 0,
  usageFeeEur: 0,
  chargingRefundEur: 0,
  employerContributionEur: 0,
};
const booking = {
  orderId: 7,
  state: 'CHANGED',
  personnelNumber: '1001',
  firstName: 'Anna',
  lastName: 'Schmidt',
  days: 31,
  daysOfMonth: 31,
  grossReductionEur: 512.33,
  benefitPrivateUseEur: 105,
  benefitCommuteEur: 63,
  benefitCommuteFlatEur: 0,
  vatPassedOnEur: 0,
  usageFeeEur: 0,
  chargingRefundEur: 0,
  charging: null,
  usageFeeOpenEur: 0,
  trips: null as { declared: number; counted: number } | null,
  employerContributionEur: 0,
  before: { ...NOTHING, grossReductionEur: 264.43, benefitPrivateUseEur: 105, benefitCommuteEur: 63 },
};
const preview = {
  month: '2026-12',
  law: { year: 2026, state: 'ENACTED' },
  comparedWith: 'FILE',
  outdated: [] as unknown[],
  recalculated: [] as { orderId: number; at: string }[],
  made: null as { fileId: number; createdAt: string; isUpToDate: boolean } | null,
  bookings: [booking],
  totals: { ...NOTHING, grossReductionEur: 512.33, benefitPrivateUseEur: 105, benefitCommuteEur: 63 },
  blocks: [],
};
const settings = {
  format: 'DATEV_LODAS',
  consultantNumber: 1_234_567,
  clientNumber: null,
  wageTypeGrossReduction: 4711,
  wageTypeBenefitPrivateUse: 2040,
  wageTypeBenefitCommute: 2041,
  wageTypeBenefitCommuteFlat: null,
  wageTypeVatPassedOn: null,
  wageTypeUsageFee: null,
  wageTypeChargingRefund: null,
  reductionNegative: true,
  lodasValueKey: 4,
  certificateOn: '01-31',
  costCentre: null,
};
const OPEN = {
  route: '/employer/payroll',
  at: '/employer/payroll?month=2026-12',
  page: <PayrollPage />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
} as const;
const answers = (values: Partial<typeof preview> = {}) => ({
  'GET /v1/employer/payroll?month=2026-12': { json: { ...preview, ...values } },
  'GET /v1/employer/payroll/files': { json: [] },
  'GET /v1/employer/payroll/settings': { json: settings },
});

test('names the cars that were recalculated by enacted law', async () => {
  await renderPage({
    ...OPEN,
    answers: answers({ recalculated: [{ orderId: 7, at: '2026-12-18T08:00:00.000Z' }] }),
  });
  expect(await screen.findByText('Bestellung 7, Anna Schmidt: am 18.12.2026')).toBeTruthy();
});

test('begins with the month of the product clock', async () => {
  await renderPortal(<PayrollPage />, {
    roles: ['TENANT_ADMIN'],
    answer: () =>
      Response.json({}, { status: 404, headers: { [PRODUCT_TIME_HEADER]: '2031-01-31T23:30:00Z' } }),
  });
  const month = await screen.findByLabelText<HTMLSelectElement>('Abrechnungsmonat');
  await waitFor(() => expect(month.value).toBe('2031-02'));
  expect([...month.options].map(({ text }) => text).slice(0, 3)).toEqual([
    'April 2031',
    'März 2031',
    'Februar 2031',
  ]);
});

test('shows what changed against the month before, with what it was', async () => {
  await renderPage({ ...OPEN, answers: answers() });
  const row = (await screen.findByText('Schmidt, Anna')).closest('tr');
  if (!row) throw new Error('The booking stands in no row');
  expect(row.textContent).toMatch(
    /Personalnummer 1001.*31 von 31.*512,33vorher 264,43.*105,00.*63,00.*Geändert/,
  );
});

test('has a column for VAT where some is passed on', async () => {
  await renderPage({ ...OPEN, answers: answers() });
  await screen.findByText('Schmidt, Anna');
  expect(screen.queryByRole('columnheader', { name: 'Umsatzsteuer' })).toBeNull();
  cleanup();
  const withVat = { ...booking, vatPassedOnEur: 104.18 };
  await renderPage({ ...OPEN, answers: answers({ bookings: [withVat] }) });
  const row = (await screen.findByText('Schmidt, Anna')).closest('tr');
  expect(screen.getByRole('columnheader', { name: 'Umsatzsteuer' })).toBeDefined();
  expect(row?.textContent).toMatch(/63,00104,18vorher 0,000,00Geändert/);
});

test('counts the trips, and shows their days after a click that is recorded', async () => {
  const trips = { declared: 2, counted: 1 };
  const car = { orderId: 7, firstName: 'Anna', lastName: 'Schmidt', trips, charging: null };
  const days = ['2026-12-01', '2026-12-02'];
  const { asked } = await renderPage({
    ...OPEN,
    answers: {
      ...answers({ bookings: [{ ...booking, trips }] }),
      'GET /v1/employer/payroll/trips/2026-12?orderId=7': {
        json: { month: '2026-12', cars: [{ ...car, days }] },
      },
    },
  });
  await screen.findByText('1 Fahrt');
  expect(asked.some(({ call }) => call.includes('/trips/'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /^Tage zeigen: Anna Schmidt/ }));
  expect(await screen.findByText(/Gemeldete Tage: 01\.12\.2026, 02\.12\.2026/)).toBeTruthy();
});

test('shows fees of days without pay, and which of them the insurance of the rate decides on', async () => {
  const absent = { ...booking, grossReductionEur: 0, usageFeeEur: 256.17, usageFeeOpenEur: 256.16 };
  await renderPage({ ...OPEN, answers: answers({ bookings: [absent] }) });
  expect(await screen.findByRole('columnheader', { name: 'Nutzungsentgelt' })).toBeDefined();
  const notice = screen.getByText('Nutzungsentgelt, über das die Ratenabsicherung entscheidet');
  expect(notice.parentElement?.textContent).toMatch(/Anna Schmidt: 256,16\s€/);
});

test('names files of other months that are out of date, with what differs and the way there', async () => {
  const outdated = [
    {
      month: '2026-10',
      fileId: 3,
      createdAt: '2026-10-20T09:00:00.000Z',
      differences: [booking, { ...booking, orderId: 8, firstName: 'Ben', state: 'NEW', before: null }],
    },
  ];
  await renderPage({ ...OPEN, answers: answers({ outdated }) });
  const link = await screen.findByRole('link', { name: 'Oktober 2026 öffnen' });
  expect(link.getAttribute('href')).toBe('/employer/payroll?month=2026-10');
  expect(link.closest('li')?.textContent).toMatch(
    /Datei vom 20\.10\.2026.*Anna Schmidt: Gehaltsumwandlung 512,33\s€ statt 264,43\s€Ben Schmidt: fehlt in der Datei/,
  );
});

test('warns of booking a month twice, and says when its file is out of date', async () => {
  const made = { fileId: 3, createdAt: '2026-12-20T09:00:00.000Z', isUpToDate: true };
  await renderPage({ ...OPEN, answers: answers({ made }) });
  expect(
    await screen.findByText(/^Für diesen Monat gibt es schon eine Datei vom 20\.12\.2026/),
  ).toBeDefined();
  cleanup();
  await renderPage({ ...OPEN, answers: answers({ made: { ...made, isUpToDate: false } }) });
  expect(await screen.findByText(/^Die Datei vom 20\.12\.2026.* ist überholt$/)).toBeDefined();
});

test('says what keeps the file from being made, instead of a button', async () => {
  const blocks = [
    { code: 'PERSONNEL_NUMBER_MISSING', orderId: 7, wageType: null, number: null },
    { code: 'WAGE_TYPE_MISSING', orderId: null, wageType: 'benefitCommute', number: null },
    { code: 'LAW_NOT_KNOWN', orderId: null, wageType: null, number: null },
  ] as never[];
  await renderPage({ ...OPEN, answers: answers({ blocks }) });
  expect(await screen.findByText('3 Punkte fehlen noch für die Datei')).toBeDefined();
  expect(screen.getByText(/Anna Schmidt hat keine Personalnummer/)).toBeDefined();
  expect(screen.getByText(/Lohnart für „Arbeitsweg“ fehlt/)).toBeDefined();
  expect(
    screen.getByText(/^Dateien für Dezember 2026 gibt es ab dem Tag, an dem die Werte geladen sind/),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Datei erzeugen' })).toBeNull();
});

test('keeps numbers as digits, refuses what is none beside its field, and keeps what was typed', async () => {
  await renderPage({ ...OPEN, answers: answers() });
  const consultant = await screen.findByLabelText<HTMLInputElement>(/Beraternummer/);
  expect(consultant.value).toBe('1234567');
  const client = screen.getByLabelText<HTMLInputElement>(/Mandantennummer/);
  await userEvent.type(client, '47a');
  await userEvent.click(screen.getByRole('button', { name: 'Einstellungen speichern' }));
  const form = screen.getByRole('form', { name: 'Einstellungen der Lohnabrechnung' });
  await waitFor(() => expect(within(form).getByRole('alert').textContent).toContain('Mandantennummer'));
  expect(client.value).toBe('47a');
});

test('an empty month says when there will be something', async () => {
  await renderPage({ ...OPEN, answers: answers({ bookings: [] }) });
  expect(await screen.findByText('In diesem Monat ist nichts zu buchen')).toBeDefined();
});
