import { ORDER_PREREQUISITES, type ClientRequest, type VehicleDetailReply } from '@stromwandel/api-spec';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleTaxResult } from '../../product/payslip/testing/sample-tax-result.ts';
import { outlivesFailures } from '../../testing/outlives-failures.ts';
import type { Answer } from '../../testing/render-page.tsx';
import { renderPortal } from '../../testing/render-portal.tsx';
import { savedAddress } from '../../testing/saved-address.ts';
import { sampleMe } from '../../testing/sample-me.ts';
import { sampleLeasePackage, sampleVehicle } from './testing/sample-vehicle.ts';
import VehiclePage from './vehicle-page.tsx';

function leasePackage(id: number, durationMonths: number, kmPerYear: number, userPrice: number | null) {
  return sampleLeasePackage({ id, durationMonths, kmPerYear, userPrice, totalMonthlyGrossCostEur: 412 });
}

const priced = [
  leasePackage(1, 24, 10_000, 380),
  leasePackage(2, 36, 10_000, 312.02),
  leasePackage(3, 36, 20_000, 350),
];

const car = sampleVehicle({ leasePackages: priced });

/** Serves the car, refuses its tax result, and answers an order. */
function server(vehicle: VehicleDetailReply, orderReply: unknown = { orderId: null, errors: [] }) {
  const orders: unknown[] = [];
  const answer = (request: ClientRequest): Response => {
    if (request.path === '/v1/vehicle/7') return Response.json(vehicle);
    if (request.path === '/v1/order') {
      orders.push(JSON.parse(request.body ?? 'null'));
      return Response.json(orderReply);
    }
    return Response.json({}, { status: 404 });
  };
  return { orders, answer };
}

const SAVE_ADDRESS = 'Speichern und weiter zur Bestellung';
const page = { path: '/vehicle/:vehicleId', at: '/vehicle/7', roles: ['EMPLOYEE'] };

function panelText(): string {
  return screen.getByRole('complementary').textContent.replaceAll('\u00a0', ' ');
}

test('starts with the cheapest package and re-selects when the choice changes', async () => {
  await renderPortal(<VehiclePage />, { ...page, answer: server(car).answer });
  await screen.findByRole('heading', { level: 1, name: 'Enyaq 85' });
  expect(panelText()).toContain('36 Monate');
  expect(panelText()).toContain('312 €');
  const person = userEvent.setup();
  // What each choice would change, per month.
  expect(screen.getByRole('radio', { name: /^24 \+68\s€$/ })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: /^20\.000 \+38\s€$/ }));
  expect(panelText()).toContain('350 €');
  expect(screen.getByRole('radio', { name: /^10\.000 \u221238\s€$/ })).toBeTruthy();
  expect(screen.queryByText(/Ihre Auswahl führt/)).toBeNull();
  await person.click(screen.getByRole('radio', { name: /^24/ }));
  expect(panelText()).toContain('10.000 km im Jahr');
  const told = screen.getByText(/Ihre Auswahl führt/).textContent.replaceAll('\u00a0', ' ');
  expect(told).toContain('zum günstigsten Paket: 24 Monate, 10.000 km im Jahr, Ganzjahresreifen.');
  expect(panelText()).toContain('380 €');
});

test('each group of choices is one stop of the keyboard, and arrow keys choose in it', async () => {
  await renderPortal(<VehiclePage />, { ...page, answer: server(car).answer });
  const person = userEvent.setup();
  const chosen = await screen.findByRole('radio', { name: 'Phönix-Grün' });
  for (const radio of [chosen, screen.getByRole('radio', { name: '36' })])
    expect(radio.getAttribute('tabindex')).toBe('0');
  chosen.focus();
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /merken$/ }));
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '36' }));
  await person.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '24' })));
  expect(panelText()).toContain('24 Monate');
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '10.000' }));
});

test('what is chosen stands in the address, goes along to the salary data, and is there again after a reload', async () => {
  const unpriced = {
    ...car,
    leasePackages: [leasePackage(1, 36, 15_000, null), leasePackage(2, 36, 10_000, null)],
  };
  await renderPortal(<VehiclePage />, { ...page, answer: server(unpriced).answer });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('radio', { name: 'Moon-Weiß' }));
  await person.click(screen.getByRole('radio', { name: /^15\.000/ }));
  await waitFor(() => expect(window.location.search).toBe('?color=12&package=1'));
  const way = screen.getByRole('link', { name: 'Gehaltsdaten eingeben' });
  expect(way.getAttribute('href')).toBe(
    `/profile/salary?callbackPath=${encodeURIComponent('/vehicle/7?color=12&package=1')}`,
  );
  cleanup();
  await renderPortal(<VehiclePage />, {
    ...page,
    at: '/vehicle/7?color=12&package=1',
    answer: server(unpriced).answer,
  });
  expect(await screen.findByRole('radio', { name: 'Moon-Weiß', checked: true })).toBeDefined();
  expect(panelText()).toContain('15.000 km im Jahr');
});

test('visitors choose as they like, see the estimate as a range, and come back to this very choice', async () => {
  const leasePackages = [
    { ...leasePackage(1, 36, 10_000, null), estimateRange: { fromEur: 330.35, toEur: 359.98 } },
    { ...leasePackage(2, 36, 20_000, null), estimateRange: { fromEur: 350, toEur: 381.2 } },
  ];
  await renderPortal(<VehiclePage />, {
    ...page,
    roles: undefined,
    answer: server({ ...car, leasePackages, additionalDrivers: null }).answer,
  });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('radio', { name: 'Moon-Weiß' }));
  expect(panelText()).toContain('330–360 €');
  await person.click(screen.getByRole('radio', { name: /^20\.000/ }));
  expect(panelText()).toContain('350–381 €');
  expect(panelText()).toContain('269–300 € weniger');
  expect(panelText()).toContain('abzüglich der höchsten staatlichen Prämie für Privatpersonen ohne Kinder');
  const back = encodeURIComponent('/vehicle/7?color=12&package=2');
  const panel = within(screen.getByRole('complementary'));
  const leadsTo = (name: string) => panel.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Anmelden')).toBe(`/login?callbackPath=${back}`);
  expect(leadsTo('Registrieren')).toBe(`/register?callbackPath=${back}`);
  expect(leadsTo('Rate jetzt ausrechnen, ohne Konto')).toBe('/calculator?car=7');
  expect(screen.queryByRole('button', { name: 'Weiter zur Bestellung' })).toBeNull();
  expect(screen.queryByText(/Beschäftigte mit einem Konto/)).toBeNull();
});

test.each([
  ['de', 463, ['24 % gespart', 'Privatleasing abzüglich Prämie statt 463 €111 € weniger']],
  ['en', 463, ['24% saved', 'Private leasing less subsidy instead of €463€111 less']],
  ['de', 359, ['statt 359 €etwa gleich teuer']],
  ['de', 334, ['statt 334 €privat 18 € günstiger']],
] as const)(
  'an own rate is compared with leasing privately after the premium (%s, %i €)',
  async (language, perMonthEur, texts) => {
    const privateLease = { perMonthEur, premiumPerMonthEur: 104.17 };
    const leasePackages = [{ ...leasePackage(1, 48, 10_000, 352), privateLease }];
    await renderPortal(<VehiclePage />, {
      ...page,
      language,
      answer: server({ ...car, leasePackages }).answer,
    });
    await screen.findByRole('heading', { level: 1, name: 'Enyaq 85' });
    for (const text of texts) expect(panelText()).toContain(text);
    expect(/gespart|saved/.test(panelText())).toBe(perMonthEur === 463);
  },
);

test('an address that chooses what the car does not have starts with the defaults', async () => {
  await renderPortal(<VehiclePage />, {
    ...page,
    at: '/vehicle/7?package=999&color=999&delivery=x',
    answer: server(car).answer,
  });
  await screen.findByRole('heading', { level: 1, name: 'Enyaq 85' });
  expect(panelText()).toContain('312 €');
});

test('orders what is chosen and goes to the workflow of the order', async () => {
  const { answer, orders } = server(car, { orderId: 4711, errors: [] });
  await renderPortal(<VehiclePage />, { ...page, answer });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('radio', { name: 'Moon-Weiß' }));
  await person.click(screen.getByRole('button', { name: 'Weiter zur Bestellung' }));
  await waitFor(() => expect(window.location.pathname).toBe('/order/4711/workflow'));
  expect(orders).toEqual([{ leasePackageId: 2, color: 12, delivery: 21 }]);
});

test('ordering again after a lost answer asks for the same order, another choice for another one', async () => {
  const keys: (string | undefined)[] = [];
  const answer = (request: ClientRequest): Response => {
    if (request.path !== '/v1/order') return server(car).answer(request);
    keys.push(request.headers['idempotency-key']);
    if (keys.length === 1) throw new TypeError('the connection broke');
    return Response.json({ orderId: null, errors: ['addressDto.street'] });
  };
  await renderPortal(<VehiclePage />, { ...page, answer });
  const person = userEvent.setup();
  const press = async () => {
    const before = keys.length;
    await person.click(await screen.findByRole('button', { name: 'Weiter zur Bestellung' }));
    await waitFor(() => expect(keys.length).toBe(before + 1));
  };
  await press();
  await press();
  await person.click(screen.getByRole('radio', { name: 'Moon-Weiß' }));
  await press();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what was chosen outlives a failure to order', async () => {
  const answers: Record<string, Answer> = {};
  const answer = (request: ClientRequest): Response => {
    if (request.path !== '/v1/order') return server(car).answer(request);
    const reply = answers['POST /v1/order'];
    if (reply === undefined) throw new TypeError('the connection broke');
    return Response.json(reply.json, { status: reply.status ?? 200 });
  };
  await renderPortal(<VehiclePage />, { ...page, answer });
  await userEvent.click(await screen.findByRole('radio', { name: 'Moon-Weiß' }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Weiter zur Bestellung' }));
  await outlivesFailures({ answers, call: 'POST /v1/order', send });
});

test('what is missing is named with the way to settle it', async () => {
  const { answer } = server(car, {
    orderId: null,
    errors: ['EMAIL_NOT_CONFIRMED', 'TERMS_NOT_ACCEPTED', 'addressDto.street', 'addressDto.placeOfBirth'],
  });
  await renderPortal(<VehiclePage />, { ...page, answer, language: 'en' });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue to order' }));
  const terms = await screen.findByRole('link', { name: 'acceptance of the terms' });
  const rows = [...(terms.closest('ul')?.children ?? [])];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Missing: confirmed e-mail address',
    'Missing: acceptance of the terms',
    'Missing: street, place of birth',
  ]);
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(terms.getAttribute('href')).toBe('/terms?callbackPath=%2Fvehicle%2F7');
  expect(leadsTo('confirmed e-mail address')).toBe('/check-email?callbackPath=%2Fvehicle%2F7');
  expect(leadsTo('street')).toBe('/profile/salary?callbackPath=%2Fvehicle%2F7#addressDto.street');
  expect(leadsTo('place of birth')).toBe(
    '/profile/salary?callbackPath=%2Fvehicle%2F7#addressDto.placeOfBirth',
  );
});

test('the first order asks for the address over the car, keeps what was typed, and goes on once it is saved', async () => {
  const missing = { orderId: null, errors: ['addressDto.street'] };
  const saved: unknown[] = [];
  const answer = (request: ClientRequest): Response => {
    if (request.path === '/v1/user/info' && request.method === 'PUT') {
      saved.push(JSON.parse(request.body ?? 'null'));
      return Response.json({ errors: [], orderIds: [] });
    }
    if (request.path === '/v1/user/info')
      return Response.json({ addressDto: { ...savedAddress, street: null }, salaryInfo: null });
    return server(car, saved.length > 0 ? { orderId: 4711, errors: [] } : missing).answer(request);
  };
  await renderPortal(<VehiclePage />, { ...page, answer });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Weiter zur Bestellung' }));
  const dialog = await screen.findByRole('dialog', { name: 'Für den Vertrag fehlt noch Ihre Anschrift' });
  await person.click(await within(dialog).findByRole('button', { name: SAVE_ADDRESS }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  // The name is known since the registration.
  expect(within(dialog).queryByLabelText('Vorname')).toBeNull();
  await person.type(within(dialog).getByLabelText('Straße'), 'Am Wall');
  await person.click(within(dialog).getByRole('button', { name: 'Schließen, ohne zu speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The dock of small screens leads there too.
  const [beside, dock, ...others] = screen.getAllByRole('button', { name: 'Anschrift angeben' });
  expect([dock === undefined, others]).toEqual([false, []]);
  await person.click(beside!);
  await person.click(await screen.findByRole('button', { name: SAVE_ADDRESS }));
  await waitFor(() => expect(window.location.pathname).toBe('/order/4711/workflow'));
  expect(saved).toEqual([{ addressDto: { ...savedAddress, street: 'Am Wall' } }]);
});

/** A person without own rates, and what the person's first order would lack. */
async function renderUnpriced(missingForOrder: ReturnType<typeof sampleMe>['missingForOrder']) {
  const leasePackages = [leasePackage(1, 36, 15_000, null), leasePackage(2, 36, 10_000, null)];
  const { answer } = server({ ...car, leasePackages });
  const me = sampleMe({ hasSalaryData: false, missingForOrder });
  await renderPortal(<VehiclePage />, {
    ...page,
    answer: (request) => (request.path === '/v1/user/me' ? Response.json(me) : answer(request)),
  });
}

test('few missing answers of the salary are named, and no address before the first order', async () => {
  await renderUnpriced(['addressDto.street', 'salaryInfo.grossMonthlySalaryEur', 'salaryInfo.taxClass']);
  const taxClass = await screen.findByRole('link', { name: 'Steuerklasse' });
  expect(taxClass.getAttribute('href')).toBe(
    '/profile/salary?callbackPath=%2Fvehicle%2F7#salaryInfo.taxClass',
  );
  expect(panelText()).toContain('Es fehlt: Bruttogehalt, Steuerklasse');
  expect(panelText()).not.toContain('Straße');
});

test('an address that is not confirmed comes first, without a way to the salary data', async () => {
  await renderUnpriced(['EMAIL_NOT_CONFIRMED']);
  const way = await screen.findByRole('link', { name: 'E-Mail-Adresse bestätigen' });
  expect(way.getAttribute('href')).toBe('/check-email?callbackPath=%2Fvehicle%2F7');
  expect(screen.queryByRole('link', { name: 'Gehaltsdaten eingeben' })).toBeNull();
});

test('without salary data the rate is an estimate, and the way to the data takes the place of the order', async () => {
  await renderUnpriced(ORDER_PREREQUISITES.filter((code) => code.startsWith('salaryInfo.')));
  // In the panel, and in the bar of small screens.
  for (const name of ['Gehaltsdaten eingeben', 'Rate ausrechnen']) {
    const way = await screen.findByRole('link', { name });
    expect(way.getAttribute('href')).toBe('/profile/salary?callbackPath=%2Fvehicle%2F7');
  }
  expect(screen.queryByRole('button', { name: 'Weiter zur Bestellung' })).toBeNull();
  expect(panelText()).toContain('ca. 288 €');
  expect(panelText()).toContain('10.000 km im Jahr');
  expect(panelText()).not.toContain('Es fehlt');
});

/** A person whose salary data are saved, or not. */
function account(hasSalaryData: boolean): Response {
  return Response.json(sampleMe({ hasSalaryData }));
}

const tooDear = {
  type: 'about:blank',
  title: '',
  status: 409,
  code: 'PRICE_NOT_AVAILABLE',
  params: { reason: 'CONVERSION_EXCEEDS_PAY', convertedEur: 412, bruttoEur: 300 },
};

test('pay too low for every package is told with its figures, not as missing salary data', async () => {
  const { answer } = server({ ...car, leasePackages: [leasePackage(1, 36, 10_000, null)] });
  await renderPortal(<VehiclePage />, {
    ...page,
    answer: (request) => {
      if (request.path === '/v1/user/me') return account(true);
      if (request.path.endsWith('/tax')) return Response.json(tooDear, { status: 409 });
      return answer(request);
    },
  });
  const reason = 'Mit diesem Paket würden 412,00 € umgewandelt, Ihr Bruttogehalt beträgt aber 300,00 €.';
  await waitFor(() => expect(panelText()).toContain(reason));
  expect(panelText()).toContain('Schätzung ohne Ihr Gehalt');
  expect(panelText()).not.toContain('weniger');
  expect(panelText()).not.toContain('Ersparnis');
  expect(screen.queryByRole('link', { name: 'Gehaltsdaten eingeben' })).toBeNull();
  const comparison = await screen.findByRole('region', { name: 'Ihre Gehaltsabrechnung im Vergleich' });
  await waitFor(() => expect(comparison.textContent.replaceAll('\u00a0', ' ')).toContain(reason));
  expect(within(comparison).queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Weiter zur Bestellung' })).toHaveProperty('disabled', true);
});

test('a contribution and VAT divide the rate as the contract will', async () => {
  const salarySacrificeData = { employerContribution: 100, vatPassedOn: 25.5 };
  const taxResult = { ...sampleTaxResult, price: 412 };
  await renderPortal(<VehiclePage />, {
    ...page,
    answer: (request) =>
      request.path.endsWith('/tax')
        ? Response.json({
            ...taxResult,
            salarySacrificeData: { ...taxResult.salarySacrificeData, ...salarySacrificeData },
          })
        : server(car).answer(request),
  });
  await screen.findByText('davon Zuschuss des Arbeitgebers');
  expect(panelText()).toContain(
    'Gesamtrate412,00 €davon Zuschuss des Arbeitgebers100,00 €Umwandlungsbetrag312,00 € bruttoUmsatzsteuer (vom Netto)25,50 €',
  );
});

test('as long as nobody knows who pays what, no amount is called converted', async () => {
  await renderPortal(<VehiclePage />, { ...page, roles: [], answer: server(car).answer });
  await screen.findByRole('heading', { level: 1, name: 'Enyaq 85' });
  expect(panelText()).toContain('Gesamtrate412 € brutto');
  expect(panelText()).not.toContain('Umwandlungsbetrag');
});

test('an account without salary data is asked for them', async () => {
  const { answer } = server({ ...car, leasePackages: [leasePackage(1, 36, 10_000, null)] });
  await renderPortal(<VehiclePage />, {
    ...page,
    answer: (request) => (request.path === '/v1/user/me' ? account(false) : answer(request)),
  });
  expect(await screen.findByRole('link', { name: 'Gehaltsdaten eingeben' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ihre Gehaltsabrechnung im Vergleich' })).toBeNull();
});

test('without a delivery option the order is refused in words', async () => {
  const { answer, orders } = server({ ...car, delivery: [] });
  await renderPortal(<VehiclePage />, { ...page, answer });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Weiter zur Bestellung' }));
  expect(await screen.findByText('Bitte alle notwendigen Optionen auswählen')).toBeTruthy();
  expect(orders).toEqual([]);
});

test('a car that does not exist is a page that does not exist', async () => {
  await renderPortal(<VehiclePage />, { ...page, at: '/vehicle/abc' });
  expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy();
});

test('a car that the employer does not offer can be looked at, with the reasons, and not ordered', async () => {
  const vehicle = sampleVehicle({
    leasePackages: priced,
    notOffered: [
      { code: 'LIST_PRICE', params: { listPriceEur: 45_000, highestEur: 40_000 } },
      { code: 'IN_PROBATION', params: { until: '2026-12-31' } },
    ],
  });
  await renderPortal(<VehiclePage />, { ...page, answer: server(vehicle).answer });
  await screen.findByText('Ihr Arbeitgeber bietet dieses Auto nicht an');
  expect(panelText()).toContain(
    'Der Bruttolistenpreis von 45.000,00 € liegt über der Grenze von 40.000,00 €.',
  );
  expect(panelText()).toContain('Sie endet am 31.12.2026.');
  expect(screen.getByRole('button', { name: 'Weiter zur Bestellung' })).toHaveProperty('disabled', true);
});

/** Serves the car and the terms of a day to a person without an employer's offer. */
async function renderWithoutOffer(terms: object) {
  await renderPortal(<VehiclePage />, {
    ...page,
    roles: ['ADMIN'],
    answer: (request) =>
      request.path === '/v1/calculator/terms' ? Response.json(terms) : server(car).answer(request),
  });
}

test('the rate of a year without enacted figures is marked as provisional', async () => {
  await renderWithoutOffer({
    payrollMonth: '2027-01-01',
    law: { year: 2026, state: 'ASSUMED', checkedUntil: '2026-11-20' },
  });
  // Panel and dock, of which a screen shows one.
  expect(await screen.findAllByText('vorläufig')).toHaveLength(2);
  expect(panelText()).toContain('Mit den Werten von 2026 gerechnet.');
});

test('the note names the year of the figures and the day they were last checked', async () => {
  await renderWithoutOffer({
    payrollMonth: '2026-11-22',
    law: { year: 2026, state: 'ENACTED', checkedUntil: '2026-11-20' },
  });
  await waitFor(() => expect(panelText()).toContain('Rechengrößen 2026, zuletzt geprüft am 20.11.2026'));
  expect(panelText()).not.toContain('vorläufig');
});

test('of an offered car it says which packages are left out', async () => {
  const vehicle = sampleVehicle({
    leasePackages: priced,
    packagesLeftOut: [{ code: 'DURATION', params: { durationMonths: 48, allowedMonths: '24, 36' } }],
  });
  await renderPortal(<VehiclePage />, { ...page, answer: server(vehicle).answer });
  await screen.findByText('Ihr Arbeitgeber bietet nicht jedes Paket dieses Autos an');
  expect(panelText()).toContain('Ihr Arbeitgeber bietet Laufzeiten von 24, 36 Monaten an.');
  expect(screen.getByRole('button', { name: 'Weiter zur Bestellung' })).toHaveProperty('disabled', false);
});

test('everyday use follows the own distance', async () => {
  await renderPortal(<VehiclePage />, { ...page, answer: server(car).answer });
  const everyday = within(await screen.findByRole('region', { name: 'Das Auto' }));
  const distance = everyday.getByRole<HTMLInputElement>('textbox', { name: 'Ihre Strecke in der Woche' });
  expect(distance.value).toBe('192');
  expect(everyday.getByText('Rate je km').nextSibling?.textContent).toMatch(/^0,\d\d\s€$/);
  const charges = () => everyday.getByText(/-mal$/).textContent;
  const before = charges();
  const person = userEvent.setup();
  await person.clear(distance);
  await person.type(distance, '1000');
  expect(charges()).not.toBe(before);
  await person.type(distance, '00');
  expect(everyday.getByText(/Strecke von 0 bis 5\.000/)).toBeTruthy();
});
