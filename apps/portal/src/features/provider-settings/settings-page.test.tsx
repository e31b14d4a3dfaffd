import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fillField } from '../../testing/fill-field.ts';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import SettingsPage from './settings-page.tsx';

const sample = (page: string) => ({
  page,
  version: 0,
  isPlaceholder: true,
  publishedAt: null,
  text: { de: `Muster ${page}`, en: `Sample ${page}` },
});

const defaults = {
  benefitCap: { kind: 'statutory' },
  benefitValue107: 'FULL_1_PERCENT',
  commuteDays: { arrivalNumberMin: 0, arrivalNumberMax: 31 },
  deadlineDays: { employee: 14, employer: 28, provider: 28 },
  fineFeeEur: 0,
  annexForm: 'SIGNATURE',
  mostDrivers: 4,
  reportDueDays: 14,
  arbitrationBody: null,
  mailSender: null,
  orderAddresses: { address: 'bestellung@hersteller.example', brands: [] },
  supportContact: {
    phone: null,
    towPhone: null,
    workshopPhone: null,
    email: null,
    hoursDe: null,
    hoursEn: null,
  },
  lessor: {
    company: 'Stromwandel Leasing',
    legalForm: 'GmbH',
    street: 'Spannungsallee',
    streetNumber: '3',
    postcode: '50668',
    place: 'Köln',
    register: null,
    vatId: null,
    representative: null,
  },
};

const figure = (value: number) => ({
  value,
  asOf: '2026-11-22',
  source: 'Annahme des Anbieters',
  sourceEn: 'Assumption',
});
const assumptions = {
  insuranceSmall: figure(780),
  insuranceMedium: figure(960),
  insuranceLarge: figure(1320),
  tyres: figure(1200),
  service: figure(4),
  vehicleTax: figure(0),
  broadcasting: figure(0),
  electricityPrice: figure(34),
  interest: figure(4),
  discount: figure(15),
  residual24: figure(58),
  residual36: figure(49),
  residual48: figure(42),
  residualPerDistance: figure(1.5),
};

async function openSettings(changed: Readonly<Record<string, Answer>> = {}, roles = ['ADMIN']) {
  const answers: Record<string, Answer> = {
    'GET /v1/provider/settings': { json: defaults },
    'GET /v1/comparison-defaults': { json: assumptions },
    'GET /v1/legal/terms': { json: sample('terms') },
    'GET /v1/legal/imprint': { json: sample('imprint') },
    'GET /v1/legal/privacy': { json: sample('privacy') },
    'GET /v1/legal/accessibility': { json: sample('accessibility') },
    'GET /v1/legal/withdrawal': { json: sample('withdrawal') },
    ...changed,
  };
  const rendered = await renderPage({
    route: '/provider/settings',
    page: <SettingsPage />,
    at: '/provider/settings',
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles },
    answers,
  });
  return { ...rendered, answers, sent: () => rendered.asked.filter(({ call }) => call.startsWith('PUT ')) };
}

const imprint = () => screen.findByRole('form', { name: 'Impressum' });

test('each text says that it is a sample, and is published in both languages', async () => {
  const { answers, sent } = await openSettings();
  const form = within(await imprint());
  expect(form.getByText('Muster, noch nicht ersetzt')).toBeTruthy();
  await userEvent.clear(form.getByLabelText('Deutscher Text'));
  await fillField(form.getByLabelText('Deutscher Text'), 'Neu GmbH');
  const published = {
    ...sample('imprint'),
    version: 1,
    isPlaceholder: false,
    publishedAt: '2026-11-21T10:00:00.000Z',
    text: { de: 'Neu GmbH', en: 'Sample imprint' },
  };
  answers['PUT /v1/provider/legal/imprint'] = { json: published };
  answers['GET /v1/legal/imprint'] = { json: published };
  await userEvent.click(form.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await screen.findByText('Veröffentlicht')).toBeTruthy();
  expect(sent()[0]?.body).toEqual({ basedOn: 0, text: { de: 'Neu GmbH', en: 'Sample imprint' } });
  expect(await within(await imprint()).findByText('Fassung 1 vom 21.11.2026')).toBeTruthy();
});

test('a newer version in between is named, and what was typed stays', async () => {
  await openSettings({ 'PUT /v1/provider/legal/imprint': problem(409, 'LEGAL_TEXT_CHANGED') });
  const form = within(await imprint());
  await fillField(form.getByLabelText('Deutscher Text'), ' geändert');
  await userEvent.click(form.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await form.findByText(/Inzwischen wurde eine neuere Fassung veröffentlicht/)).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>('Deutscher Text').value).toBe('Muster imprint geändert');
});

test('a text that is cleared is asked for beside its field', async () => {
  const { sent } = await openSettings();
  const form = within(await imprint());
  await userEvent.clear(form.getByLabelText('Englischer Text'));
  await userEvent.click(form.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await form.findByRole('link', { name: 'Englischer Text fehlt.' })).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('the law decides the price limit until an amount is fixed; the specified one is offered', async () => {
  const fixed = {
    benefitCap: { kind: 'fixed', amountEur: 60_000 },
    benefitValue107: 'TAX_VALUE',
    commuteDays: { arrivalNumberMin: 0, arrivalNumberMax: 22 },
  };
  const { answers, sent } = await openSettings({
    'PUT /v1/provider/settings': { json: { ...defaults, ...fixed } },
  });
  const form = within(await screen.findByRole('form', { name: 'Berechnung' }));
  expect(form.queryByLabelText('Bruttolistenpreis bis')).toBeNull();
  await userEvent.click(form.getByRole('radio', { name: 'Fester Betrag' }));
  expect(form.getByLabelText<HTMLInputElement>('Bruttolistenpreis bis').value).toBe('60.000,00');
  const fullValue = form.getByRole('radio', { name: /1 % des Listenpreises/ });
  expect(fullValue.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(form.getByRole('radio', { name: /Versteuerter Wert/ }));
  await userEvent.clear(form.getByLabelText('Arbeitstage im Monat, höchstens'));
  await fillField(form.getByLabelText('Arbeitstage im Monat, höchstens'), '22');
  answers['GET /v1/provider/settings'] = { json: { ...defaults, ...fixed } };
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(sent()[0]?.body).toEqual(fixed);
});

test('bounds that cross are refused beside the field, and the amount counts only when it is fixed', async () => {
  const { sent } = await openSettings();
  const form = within(await screen.findByRole('form', { name: 'Berechnung' }));
  await userEvent.clear(form.getByLabelText('Arbeitstage im Monat, mindestens'));
  await fillField(form.getByLabelText('Arbeitstage im Monat, mindestens'), '32');
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(
    await form.findByRole('link', { name: /mindestens: Bitte geben Sie höchstens 31 ein/ }),
  ).toBeTruthy();
  await userEvent.clear(form.getByLabelText('Arbeitstage im Monat, mindestens'));
  await fillField(form.getByLabelText('Arbeitstage im Monat, mindestens'), '20');
  await userEvent.clear(form.getByLabelText('Arbeitstage im Monat, höchstens'));
  await fillField(form.getByLabelText('Arbeitstage im Monat, höchstens'), '10');
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(
    await form.findByRole('link', { name: /Der höchste Wert darf nicht unter dem niedrigsten liegen/ }),
  ).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('deadlines are saved alone, and refused beside their field', async () => {
  const { sent } = await openSettings({ 'PUT /v1/provider/settings': { json: defaults } });
  const form = within(await screen.findByRole('form', { name: 'Fristen' }));
  const days = form.getByLabelText('Tage für den Arbeitgeber');
  await userEvent.clear(days);
  await userEvent.type(days, '0');
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await form.findByRole('link', { name: /^Tage für den Arbeitgeber/ })).toBeTruthy();
  await userEvent.type(days, '{Backspace}10');
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([
    { deadlineDays: { employee: 14, employer: 10, provider: 28 } },
  ]);
});

test('mails carry an own sender once its name and address are given', async () => {
  const { sent } = await openSettings({ 'PUT /v1/provider/settings': { json: defaults } });
  const form = within(await screen.findByRole('form', { name: 'Absender der E-Mails' }));
  await userEvent.click(form.getByRole('radio', { name: 'Eigener Absender' }));
  await fillField(form.getByLabelText('Name'), 'Leasing GmbH');
  await fillField(form.getByLabelText('E-Mail-Adresse'), 'post@leasing.example');
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([
    { mailSender: { name: 'Leasing GmbH', address: 'post@leasing.example' } },
  ]);
});

test('a brand gets an address of its own, and no two', async () => {
  const { sent } = await openSettings({ 'PUT /v1/provider/settings': { json: defaults } });
  const form = within(await screen.findByRole('form', { name: 'Bestellungen bei Herstellern' }));
  const add = async (brand: string, address: string, number: number) => {
    await userEvent.click(form.getByRole('button', { name: 'Eigene Adresse für eine Marke hinzufügen' }));
    await fillField(form.getByLabelText(`Marke ${number}`), brand);
    await fillField(form.getByLabelText(`E-Mail-Adresse für Marke ${number}`), address);
  };
  await add('Škoda', 'skoda@hersteller.example', 1);
  await add('skoda', 'andere@hersteller.example', 2);
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await form.findByRole('link', { name: /^Marke 2/ })).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Adresse für Marke 2 entfernen' }));
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([
    {
      orderAddresses: {
        address: 'bestellung@hersteller.example',
        brands: [{ brand: 'Škoda', address: 'skoda@hersteller.example' }],
      },
    },
  ]);
});

test('the lessor is saved with what may be missing, and a VAT number of another form is refused', async () => {
  const { sent } = await openSettings({ 'PUT /v1/provider/settings': { json: defaults } });
  const form = within(await screen.findByRole('form', { name: 'Leasinggeber' }));
  await fillField(form.getByLabelText('USt-IdNr. (freiwillig)'), '12');
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await form.findByRole('link', { name: /^USt-IdNr/ })).toBeTruthy();
  await userEvent.clear(form.getByLabelText('USt-IdNr. (freiwillig)'));
  await userEvent.clear(form.getByLabelText('Rechtsform'));
  await fillField(form.getByLabelText('Rechtsform'), 'SE');
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(sent().map(({ body }) => body)).toEqual([{ lessor: { ...defaults.lessor, legalForm: 'SE' } }]);
});

test('the support contact is saved, and hours in one language alone are refused', async () => {
  const { sent } = await openSettings({ 'PUT /v1/provider/settings': { json: defaults } });
  const form = within(await screen.findByRole('form', { name: 'Support' }));
  await fillField(form.getByLabelText('Telefon (freiwillig)'), '0221 12345-0');
  await fillField(form.getByLabelText('Erreichbarkeit auf Deutsch (freiwillig)'), 'werktags');
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await form.findByRole('link', { name: /^Erreichbarkeit auf Englisch/ })).toBeTruthy();
  await fillField(form.getByLabelText('Erreichbarkeit auf Englisch (freiwillig)'), 'working days');
  await userEvent.click(form.getByRole('button', { name: / speichern$/ }));
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  const supportContact = {
    phone: '0221 12345-0',
    towPhone: null,
    workshopPhone: null,
    email: null,
    hoursDe: 'werktags',
    hoursEn: 'working days',
  };
  expect(sent().map(({ body }) => body)).toEqual([{ supportContact }]);
});

test('another role reads that the page is not for it', async () => {
  const { asked } = await openSettings({}, ['TENANT_ADMIN']);
  expect(await screen.findByRole('heading', { name: 'Diese Seite ist für eine andere Rolle' })).toBeTruthy();
  expect(asked).toEqual([]);
});

test('an assumption of the comparison is saved with its day and source', async () => {
  const { sent } = await openSettings({ 'PUT /v1/provider/comparison-defaults': { json: assumptions } });
  const form = within(await screen.findByRole('form', { name: 'Vergleich mit dem eigenen Auto' }));
  const tyres = within(form.getByRole('group', { name: 'Reifen, zwei Sätze' }));
  await userEvent.clear(tyres.getByLabelText('Euro über die Laufzeit'));
  await fillField(tyres.getByLabelText('Euro über die Laufzeit'), '1.300,50');
  await userEvent.clear(tyres.getByLabelText('Stand'));
  await fillField(tyres.getByLabelText('Stand'), '1.12.2026');
  await userEvent.clear(tyres.getByLabelText('Quelle'));
  await fillField(tyres.getByLabelText('Quelle'), 'Eigene Einkäufe');
  await userEvent.clear(tyres.getByLabelText('Quelle auf Englisch'));
  await fillField(tyres.getByLabelText('Quelle auf Englisch'), 'Own purchases');
  await userEvent.click(form.getByRole('button', { name: 'Annahmen speichern' }));
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(sent()[0]?.body).toEqual({
    ...assumptions,
    tyres: { value: 1300.5, asOf: '2026-12-01', source: 'Eigene Einkäufe', sourceEn: 'Own purchases' },
  });
});
