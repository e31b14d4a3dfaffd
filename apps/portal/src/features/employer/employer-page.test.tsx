import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import EmployerPage from './employer-page.tsx';

const order = (id: number, firstName: string, carModel: string) => ({
  id,
  created: '2026-11-20T08:00:00.000Z',
  stage: 'WITH_EMPLOYER',
  stepType: 'TENANT_ADMIN_CLICK_CONFIRM',
  employee: { firstName, lastName: 'Schmidt', employeeId: `P-${id}` },
  vehicle: { brand: 'Škoda', carModel, trimLevel: null, mainPhotoUrl: null, bodyStyle: 'SUV' },
  color: { name: 'Grün', hex: '#2F6B4F' },
  durationMonths: 36,
  kmPerYear: 10_000,
  totalMonthlyGrossCostEur: 500,
  grossRetailPriceEur: 45_000,
  waitingSince: '2026-11-20T08:00:00.000Z',
  deadline: null,
  signedAt: '2026-11-20T08:00:00.000Z',
  endReason: null,
  endNote: null,
  decidedAt: null,
  firstApproval: null,
  decisions: { approve: null, approveAmongOthers: null, decline: null },
});
const queueOf = (orders: readonly ReturnType<typeof order>[], next: number | null = null) => ({
  orders,
  next,
  counts: { OPEN: orders.length, APPROVED: 7, ENDED: 0 },
  otherReadings: [],
  limitsAhead: null,
  figures: { waiting: 12, waitingLong: 4, longWaitDays: 5, approved: 7, monthlyConversionEur: 3500 },
});
const OPEN = {
  route: '/employer',
  at: '/employer?tab=open&q=schmidt',
  page: <EmployerPage />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
  answers: {
    'GET /v1/employer/order?part=OPEN&search=schmidt': {
      json: queueOf([order(1, 'Anna', 'Enyaq'), order(2, 'Ben', 'Elroq'), order(3, 'Eva', 'Enyaq')]),
    },
    'POST /v1/employer/order/approvals': {
      json: [
        { orderId: 1, problem: null, waitsForSecond: false },
        { orderId: 3, problem: 'ORDER_ENDED', waitsForSecond: false },
      ],
    },
  },
} as const;

test("shows the company's name above the desk", async () => {
  const answers = { ...OPEN.answers, 'GET /v1/user/me': { json: { tenantName: 'Nordwerk GmbH' } } };
  await renderPage({ ...OPEN, answers });
  expect(await screen.findByText('Nordwerk GmbH')).toBeDefined();
});

test('approves the chosen orders after a question, and says which could not be', async () => {
  const { asked } = await renderPage(OPEN);
  await userEvent.click(await screen.findByLabelText('Bestellung von Anna Schmidt auswählen'));
  await userEvent.click(screen.getByLabelText('Bestellung von Eva Schmidt auswählen'));
  await userEvent.click(screen.getByRole('button', { name: 'Freigeben' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/1\.000/)).toBeDefined();
  expect(within(dialog).queryByText(/Ben/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: '2 Bestellungen freigeben' }));
  const outcome = await screen.findByText('1 Bestellung ist freigegeben.');
  expect(document.activeElement).toBe(outcome.closest('[tabindex="-1"]'));
  expect(screen.getByText(/Eva Schmidt: Diese Bestellung ist beendet/)).toBeDefined();
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ orderIds: [1, 3] });
});

const approvedOnce = {
  ...order(2, 'Ben', 'Elroq'),
  firstApproval: { at: '2026-11-20T09:00:00.000Z', own: true },
  decisions: {
    approve: 'SECOND_APPROVER_NEEDED',
    approveAmongOthers: 'SECOND_APPROVER_NEEDED',
    decline: null,
  },
};
const own = {
  ...order(2, 'Ben', 'Elroq'),
  decisions: { approve: 'OWN_ORDER', approveAmongOthers: 'OWN_ORDER', decline: 'OWN_ORDER' },
};
const ofLeaver = {
  ...order(2, 'Ben', 'Elroq'),
  decisions: { approve: null, approveAmongOthers: 'PERSON_LEAVES', decline: null },
};

test.each([
  ['approved by the reader already', approvedOnce, 'Von Ihnen freigegeben, zweite Freigabe nötig'],
  ['of the reader', own, 'Ihre Bestellung: Eine andere Person entscheidet'],
  ['of somebody who leaves', ofLeaver, 'Austritt gemeldet: bitte einzeln entscheiden'],
])('an order %s cannot be chosen among others, and says why', async (_whose, locked, reason) => {
  const answers = {
    ...OPEN.answers,
    'GET /v1/employer/order?part=OPEN&search=schmidt': {
      json: { ...queueOf([]), orders: [order(1, 'Anna', 'Enyaq'), locked] },
    },
  };
  await renderPage({ ...OPEN, answers });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Bestellung von Ben Schmidt auswählen',
    description: reason,
  });
  expect(box.disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('Alle offenen Bestellungen auswählen'));
  expect(await screen.findByText('1 Bestellung ausgewählt')).toBeDefined();
  expect(box.checked).toBe(false);
});

test('asks the server for what the address narrows the queue to, page by page', async () => {
  const narrowed = 'GET /v1/employer/order?part=APPROVED&search=schmidt&after=9&stage=ACTIVE&month=2026-11';
  const { asked } = await renderPage({
    ...OPEN,
    at: '/employer?tab=approved&q=schmidt&state=ACTIVE&month=2026-11&after=9',
    answers: { [narrowed]: { json: queueOf([order(8, 'Ben', 'Elroq')], 8) } },
  });
  expect(await screen.findByRole('link', { name: 'Ben Schmidt' })).toBeDefined();
  expect(asked.map(({ call }) => call)).toContain(narrowed);
  expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toContain('after=8');
  // Another tab begins on its first page, in every state.
  expect(screen.getByRole('link', { name: /^Offen/ }).getAttribute('href')).toBe(
    '/employer?tab=open&q=schmidt&month=2026-11',
  );
});

test('says when nothing matches, and shows the figures of all orders', async () => {
  await renderPage({
    ...OPEN,
    answers: {
      'GET /v1/employer/order?part=OPEN&search=schmidt': {
        json: {
          ...queueOf([]),
          limitsAhead: { from: '2127-01-01', people: 2 },
        },
      },
    },
  });
  expect(await screen.findByText('Keine Bestellung passt')).toBeDefined();
  expect(screen.getByText('Davon länger als 5 Tage').nextElementSibling?.textContent).toBe('4');
  expect(screen.getByText('Verträge von 2 Personen berühren ab 01.01.2127 eine Grenze')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Betroffene Verträge ansehen' }).getAttribute('href')).toBe(
    '/employer/limits',
  );
});

test('names the only employee whose lease breaks a limit, and the only one who must not drive', async () => {
  const limitsAhead = { from: '2020-01-01', people: 1 };
  const person = { firstName: 'Frank', lastName: 'Peters' };
  const vehicle = { brand: 'Škoda', carModel: 'Enyaq', trimLevel: null };
  await renderPage({
    ...OPEN,
    answers: {
      'GET /v1/employer/order?part=OPEN&search=schmidt': { json: { ...queueOf([]), limitsAhead } },
      'GET /v1/employer/limits': {
        json: {
          year: 2027,
          limits: [{ ...person, orderId: 5, vehicle, limit: 'CASH_PAY_LIMIT', from: '2020-01-01' }],
        },
      },
      'GET /v1/employer/lease?flag=LICENCE_OVERDUE': {
        json: {
          leases: [{ id: 2, employee: person, vehicle, plate: 'K-SW 102E' }],
          counts: { licenceOverdue: 1 },
          next: null,
        },
      },
      'GET /v1/fines?state=ANSWERED': {
        json: {
          fines: [{ id: 8, plate: 'K-SW 102E', deadline: '2999-12-31' }],
          next: null,
          holds: true,
          feeEur: 0,
        },
      },
    },
  });
  expect(
    await screen.findByText('Der Vertrag von Frank Peters hält eine gesetzliche Grenze nicht mehr ein'),
  ).toBeDefined();
  expect(screen.getByText(/Zuschuss erhöhen oder Paket ändern/)).toBeDefined();
  expect(await screen.findByText('Frank Peters darf zurzeit nicht fahren')).toBeDefined();
  expect(screen.getByText(/Škoda Enyaq, K-SW 102E/)).toBeDefined();
  expect(await screen.findByText('Die Antwort zum Brief über K-SW 102E liegt vor')).toBeDefined();
  expect(screen.getByText(/bis 31\.12\.2999 an den Absender/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Antwort ansehen' }).getAttribute('href')).toBe(
    '/employer/leases?fines=8',
  );
  expect(screen.getByRole('link', { name: 'Fahrberechtigung ansehen' }).getAttribute('href')).toBe(
    '/employer/leases/2',
  );
});
