import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { outlivesFailures } from '../../testing/outlives-failures.ts';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import CarPage from './car-page.tsx';
import CarsPage from './cars-page.tsx';

const auth = { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] } as const;
const item = {
  id: 7,
  reference: 'SW-0007',
  brand: 'Škoda',
  model: 'Enyaq',
  trimLevel: '85',
  mainPhotoUrl: null,
  listPriceEur: 45_990.5,
  leasePackages: 2,
  lowestRateEur: 512.34,
  state: 'OFFERED',
};
const car = {
  reference: 'SW-0007',
  brand: 'Škoda',
  model: 'Enyaq',
  trimLevel: '85',
  bodyStyle: 'SUV',
  driveType: 'ELECTRIC',
  maximumPowerKw: 210,
  rangeKm: 560,
  consumption: 16.5,
  lengthMm: 4653,
  shape: null,
  listPriceEur: 45_990.5,
  deliveryFromWeeks: 6,
  deliveryToWeeks: 10,
  availableFrom: null,
  colors: [{ name: 'Blau', hex: '#23405F' }],
  delivery: [{ name: 'Abholung', description: 'Beim Händler.' }],
  technicalDetails: [],
  standardEquipment: ['Wärmepumpe'],
  specialEquipment: [],
  leasePackages: [
    {
      durationMonths: 36,
      kmPerYear: 10_000,
      tires: 'ALL_SEASON',
      totalMonthlyGrossCostEur: 512.34,
      grossComparisonCostEur: 655.1,
      maintenanceAndServicingIncluded: true,
      vehicleInsuranceIncluded: true,
      tirePackageIncluded: true,
      tireChangeIncluded: false,
      rateInsuranceIncluded: true,
      extraKilometerEur: 0.087,
      fewerKilometerEur: 0.052,
      extraKilometersTolerance: 2500,
      fewerKilometersTolerance: 2500,
      extraKilometersCap: 30_000,
      fewerKilometersCap: 10_000,
    },
  ],
};
const sheet = {
  id: 7,
  state: 'OFFERED',
  mainPhotoUrl: null,
  photos: [],
  prices: { packages: [], planned: [] },
  revision: 'first',
  car,
};

/** The answers may change while the page is open. */
const openCar = (answers: Record<string, Answer>) =>
  renderPage({
    route: '/provider/catalogue/:vehicleId',
    at: '/provider/catalogue/7',
    page: <CarPage />,
    auth,
    answers: Object.assign(answers, { 'GET /v1/provider/catalogue/7': { json: sheet }, ...answers }),
  });

test('lists cars with price and state, and goes on from the last one', async () => {
  await renderPage({
    route: '/provider/catalogue',
    at: '/provider/catalogue',
    page: <CarsPage />,
    auth,
    answers: { 'GET /v1/provider/catalogue': { json: { cars: [item], total: 51, next: 7 } } },
  });
  const [row] = (await screen.findAllByRole('row')).slice(1);
  expect(row?.textContent).toMatch(/Škoda Enyaq 85.*SW-0007.*Im Angebot.*2.*45\.991.*512.€/);
  expect(screen.getByText('51 Fahrzeuge')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Nächste Seite' }).getAttribute('href')).toBe(
    '/provider/catalogue?after=7',
  );
});

test('changes a price and says on which state of the car that is based', async () => {
  const user = userEvent.setup();
  const { asked } = await openCar({
    'PUT /v1/provider/catalogue/7': { json: { ...sheet, revision: 'second' } },
  });
  const price = await screen.findByLabelText<HTMLInputElement>('Bruttolistenpreis');
  await user.click(screen.getByText('512,34 €', { normalizer: (text) => text.replace(/\s/g, ' ') }));
  const rate = await screen.findByLabelText<HTMLInputElement>('Gesamtrate im Monat');
  const comparison = screen.getByLabelText<HTMLInputElement>('Privates Leasing im Monat, brutto');
  expect([price.value, rate.value, comparison.value]).toEqual(['45.990,50', '512,34', '655,10']);
  await user.clear(price);
  await user.type(price, '46.500,25');
  const equipment = screen.getByLabelText('Serienausstattung');
  await user.type(equipment, '\n\nLED-Scheinwerfer');
  await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
  await screen.findByText('Die Änderungen sind gespeichert.');
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    revision: 'first',
    car: { ...car, listPriceEur: 46_500.25, standardEquipment: ['Wärmepumpe', 'LED-Scheinwerfer'] },
  });
});

test('shows the car beside the sections of the form, each of which is an anchor', async () => {
  await openCar({});
  expect(await screen.findByAltText('So zeigt die Liste das Fahrzeug')).toBeDefined();
  const contents = screen.getByRole('navigation', { name: 'Abschnitte des Formulars' });
  const anchors = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(anchors).toHaveLength(7);
  for (const anchor of anchors) expect(document.querySelector(anchor), anchor).not.toBeNull();
});

test('opens the package that is wrong', async () => {
  const user = userEvent.setup();
  const { asked } = await openCar({});
  await user.click(await screen.findByRole('button', { name: 'Paket hinzufügen' }));
  await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toContain('Ein Paket mit dieser Laufzeit'));
  expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
});

test('says that somebody else was faster', async () => {
  await openCar({ 'PUT /v1/provider/catalogue/7': problem(409, 'CAR_CHANGED') });
  await userEvent.click(await screen.findByRole('button', { name: 'Änderungen speichern' }));
  expect((await screen.findByRole('alert')).textContent).toContain('inzwischen geändert');
});

const FINGERPRINT = '0123456789abcdef0123456789abcdef';
const photo = (id: number) => ({
  id,
  url: `/media/photos/${FINGERPRINT}-1200x80${id}.webp`,
  fileName: `seite-${id}.jpg`,
  altDe: null,
  altEn: null,
});
const withPhotos = (...ids: number[]) => ({ json: { ...sheet, photos: ids.map(photo) } });
const PHOTOS = '/v1/provider/catalogue/7/photos';

test('sends photos one after the other and names the file that is refused', async () => {
  const { asked } = await openCar({
    [`POST ${PHOTOS}?file=front.jpg`]: problem(400, 'PHOTO_BROKEN'),
    [`POST ${PHOTOS}?file=heck.jpg`]: { json: [photo(1)] },
  });
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no field for files');
    return found;
  });
  const files = [new File(['a'], 'front.jpg', { type: 'image/jpeg' }), new File(['b'], 'heck.jpg')];
  fireEvent.change(input, { target: { files } });
  await screen.findByText('1 Foto hinzugefügt.');
  const notice = screen.getByText('Eine Datei wurde nicht übernommen').closest('[role=alert]');
  expect(notice?.textContent).toContain('front.jpg: Das Foto ist beschädigt oder unvollständig.');
  expect(notice?.textContent).not.toContain('heck.jpg');
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2);
});

test('puts a photo first, describes and removes one', async () => {
  const user = userEvent.setup();
  const { asked } = await openCar({
    'GET /v1/provider/catalogue/7': withPhotos(1, 2, 3),
    [`PUT ${PHOTOS}`]: { json: [3, 1, 2].map(photo) },
    [`PUT ${PHOTOS}/2`]: { json: [] },
    [`DELETE ${PHOTOS}/1`]: { json: [] },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Als erstes Foto' }))[1]!); // there are two
  await user.type(screen.getAllByLabelText('Bildbeschreibung, deutsch')[1]!, 'Kofferraum'); // of three
  await user.click(screen.getByRole('button', { name: 'Beschreibung speichern' }));
  await screen.findByText('Die Beschreibung ist gespeichert.');
  await user.click(screen.getByRole('button', { name: 'Foto 1 entfernen' }));
  await user.click(await screen.findByRole('button', { name: 'Foto entfernen' }));
  await screen.findByText('Das Foto ist entfernt.');
  const changes = asked.filter(({ call }) => !call.startsWith('GET'));
  expect(changes.map(({ call, body }) => [call, body])).toEqual([
    [`PUT ${PHOTOS}`, { photoIds: [3, 1, 2] }],
    [`PUT ${PHOTOS}/2`, { altDe: 'Kofferraum', altEn: '' }],
    [`DELETE ${PHOTOS}/1`, undefined],
  ]);
});

test('the words about a photo outlive a failure', async () => {
  const answers: Record<string, Answer> = { 'GET /v1/provider/catalogue/7': withPhotos(1) };
  await openCar(answers);
  await userEvent.type(await screen.findByLabelText('Bildbeschreibung, deutsch'), 'Kofferraum');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Beschreibung speichern' }));
  await outlivesFailures({ answers, call: `PUT ${PHOTOS}/1`, send });
});

test('plans a rate from a day on, says when the day is too early, and cancels', async () => {
  const user = userEvent.setup();
  const leasePackage = { id: 31, durationMonths: 36, kmPerYear: 10_000, tires: 'ALL_SEASON' };
  const planned = {
    id: 5,
    firstDay: '2027-01-01',
    leasePackage: null,
    amountEur: 47_000,
    comparisonEur: null,
  };
  const PRICES = '/v1/provider/catalogue/7/prices';
  const prices = { packages: [leasePackage], planned: [planned] };
  const { asked } = await openCar({
    'GET /v1/provider/catalogue/7': { json: { ...sheet, prices } },
    [`POST ${PRICES}`]: { json: prices },
    [`DELETE ${PRICES}/5`]: { json: prices },
  });
  const form = within(await screen.findByRole('form', { name: 'Preisänderung planen' }));
  await user.click(form.getByRole('combobox', { name: 'Was sich ändert' }));
  await user.click(await screen.findByRole('option', { name: /^36 Monate/ }));
  await user.type(form.getByLabelText('Gilt ab'), '1.2.2027');
  await user.type(form.getByLabelText('Neue Gesamtrate im Monat'), '530,50');
  await user.click(form.getByRole('button', { name: 'Preisänderung planen' }));
  await screen.findByText('Die Preisänderung ist geplant.');
  await user.click(screen.getByRole('button', { name: /^Preisänderung zurücknehmen: Bruttolistenpreis/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(/Ab 01\.01\.2027 gelten dann nicht 47\.000,00\s€/);
  await user.click(within(dialog).getByRole('button', { name: 'Zurücknehmen' }));
  await screen.findByText('Die Preisänderung ist zurückgenommen.');
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([
    {
      call: `POST ${PRICES}`,
      body: { subject: '31', firstDay: '2027-02-01', amountEur: 530.5, comparisonEur: null },
    },
    { call: `DELETE ${PRICES}/5`, body: undefined },
  ]);
});
