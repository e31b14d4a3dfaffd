import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { sampleComparisonDefaults } from '../../product/comparison/testing/sample-comparison-defaults.ts';
import { outlivesFailures } from '../../testing/outlives-failures.ts';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import { sampleMe } from '../../testing/sample-me.ts';
import SalaryPage from './salary-page.tsx';
import { savedAddress } from '../../testing/saved-address.ts';
import { savedSalary } from './testing/saved-salary.ts';

const HEADINGS = {
  de: /^(Gehalt und Steuer|Acht Angaben bis zu Ihrer Rate)$/,
  en: /^(Salary and tax|Eight answers to your rate)$/,
};

async function openProfile(
  changed: Readonly<Record<string, Answer>> = {},
  at = '/profile/salary',
  language: Language = 'de',
) {
  const answers: Record<string, Answer> = {
    'GET /v1/user/info': { json: { addressDto: savedAddress, salaryInfo: savedSalary } },
    'GET /v1/user/user-info-config': { json: { arrivalNumberMin: 0, arrivalNumberMax: 31 } },
    ...changed,
  };
  const rendered = await renderPage({
    route: '/profile/salary',
    page: <SalaryPage />,
    at,
    language,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers,
  });
  await screen.findByRole('heading', { name: HEADINGS[language] });
  return { ...rendered, answers, sent: () => rendered.asked.filter(({ call }) => call.startsWith('PUT ')) };
}

function choose(question: string, answer: string): Promise<void> {
  const group = screen.getByRole('radiogroup', { name: question });
  return userEvent.click(within(group).getByRole('radio', { name: answer }));
}

async function retype(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.paste(text);
}

const save = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Gehaltsdaten speichern' }));

test('fields appear with the answers that ask for them', async () => {
  await openProfile();
  expect(screen.queryByLabelText('Faktor')).toBeNull();
  await choose('Steuerklasse', 'IV');
  expect(screen.queryByLabelText('Faktor')).toBeNull();
  await choose('Ich habe einen Faktor', 'Ja');
  expect(screen.getByLabelText('Faktor')).toBeTruthy();
  expect(screen.queryByLabelText('Freibetrag im Monat')).toBeNull();

  expect(screen.getByLabelText('Zusatzbeitrag Ihrer Kasse')).toBeTruthy();
  await choose('Krankenversicherung', 'Privat');
  expect(screen.queryByLabelText('Zusatzbeitrag Ihrer Kasse')).toBeNull();
  expect(screen.getByLabelText('Beitrag zur privaten Krankenversicherung')).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'Arbeitgeberzuschuss' })).toBeTruthy();
});

test('whoever has no children is not asked how many are under 25, and none is saved', async () => {
  const { sent } = await openProfile({
    'GET /v1/user/info': {
      json: { addressDto: savedAddress, salaryInfo: { ...savedSalary, children: true, childrenUnder25: 3 } },
    },
    'PUT /v1/user/info': { json: { orderIds: [], errors: [] } },
  });
  expect(screen.getByLabelText<HTMLInputElement>('Davon unter 25 Jahren').value).toBe('3');
  await choose('Kinder', 'Nein');
  expect(screen.queryByLabelText('Davon unter 25 Jahren')).toBeNull();
  await choose('Kinder', 'Ja');
  expect(screen.getByLabelText<HTMLInputElement>('Davon unter 25 Jahren').value).toBe('3');
  await choose('Kinder', 'Nein');
  await save();
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(sent()[0]?.body).toMatchObject({ salaryInfo: { children: false, childrenUnder25: 0 } });
});

test('the unit that stands in a field may be typed along, and words are answered with an example', async () => {
  const { sent } = await openProfile({ 'PUT /v1/user/info': { json: { orderIds: [], errors: [] } } });
  await retype('Bruttogehalt im Monat', '4.850,- €');
  await retype('Vertragliche Wochenstunden (freiwillig)', '38,5 Std.');
  await retype('Entfernung zur Arbeit', '15 km');
  await save();
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(sent()[0]?.body).toMatchObject({
    salaryInfo: { grossMonthlySalaryEur: 4850, weeklyHours: 38.5, arrivalKilometers: 15 },
  });
  await retype('Entfernung zur Arbeit', 'um die Ecke');
  await save();
  const message = 'Entfernung zur Arbeit: Geben Sie nur eine Zahl ein, zum Beispiel 12,5.';
  expect(await screen.findByRole('link', { name: message })).toBeTruthy();
});

test('amounts are typed as Germans write them, and saved with what is shown', async () => {
  const { sent } = await openProfile({ 'PUT /v1/user/info': { json: { orderIds: [], errors: [] } } });
  await retype('Bruttogehalt im Monat', '4.850,50');
  await save();
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(sent()[0]?.body).toMatchObject({
    salaryInfo: { grossMonthlySalaryEur: 4850.5, spouseFactor: null, beitragPkv: null },
  });
});

test('a wrong figure is named with its bounds and nothing is sent', async () => {
  const { sent } = await openProfile();
  await retype('Bruttogehalt im Monat', '485.000,00');
  await save();
  const link = await screen.findByRole('link', {
    name: 'Bruttogehalt im Monat: Geben Sie eine Zahl zwischen 1 und 200.000 ein.',
  });
  expect(document.activeElement).toBe(link.closest('[role="alert"]'));
  await userEvent.click(link);
  expect(document.activeElement).toBe(screen.getByLabelText('Bruttogehalt im Monat'));
  expect(screen.getByLabelText<HTMLInputElement>('Bruttogehalt im Monat').value).toBe('485.000,00');
  expect(sent()).toEqual([]);
});

test.each([
  ['salaryInfo.grossMonthlySalaryEur', () => screen.getByLabelText('Bruttogehalt im Monat')],
  ['addressDto.street', () => screen.getByLabelText('Straße')],
  [
    'salaryInfo.taxClass',
    () => within(screen.getByRole('radiogroup', { name: 'Steuerklasse' })).getByRole('radio', { name: 'I' }),
  ],
])('an address that names the field %s leads to it', async (field, target) => {
  await openProfile({}, `/profile/salary?callbackPath=%2Fvehicle%2F7#${field}`);
  await waitFor(() => expect(document.activeElement).toBe(target()));
});

test('an answer that stood there from the start is required once it is cleared', async () => {
  const { sent } = await openProfile();
  await userEvent.clear(screen.getByLabelText('Freibetrag im Monat'));
  await save();
  const message = 'Freibetrag im Monat fehlt.';
  expect(await screen.findByRole('link', { name: message })).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('each note on saved data is shown as a warning', async () => {
  const note = {
    code: 'PRIVATE_BELOW_INCOME_LIMIT',
    params: { yearlyPayEur: 54_000, limitEur: 77_400, source: '§ 6 SGB V' },
  };
  await openProfile({ 'PUT /v1/user/info': { json: { orderIds: [], errors: [note] } } });
  await save();
  expect(
    (await screen.findAllByText(/54\.000,00 € liegt nicht über der Grenze von 77\.400,00 €/)).length,
  ).toBeGreaterThan(0);
});

test('a failure to save says what is safe to know and keeps what was typed', async () => {
  await openProfile({ 'PUT /v1/user/info': problem(503, 'TEMPORARILY_UNAVAILABLE') });
  await retype('Bruttogehalt im Monat', '5000');
  await save();
  expect(await screen.findByText('Ihre Angaben sind nicht gespeichert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Bruttogehalt im Monat').value).toBe('5.000,00');
});

test.each([
  ['salary data', 'Bruttogehalt im Monat', '5.000,00', 'Gehaltsdaten speichern'],
  ['address', 'Straße', 'Kastanienweg', 'Anschrift speichern'],
])('what was entered outlives a failure: %s', async (_, label, text, button) => {
  const { answers } = await openProfile();
  await retype(label, text);
  const send = () => userEvent.click(screen.getByRole('button', { name: button }));
  await outlivesFailures({ answers, call: 'PUT /v1/user/info', send });
});

test('a save without a reply claims neither that it was kept nor that it was lost', async () => {
  await openProfile();
  await retype('Bruttogehalt im Monat', '5000');
  await save();
  expect(await screen.findByText('Wir wissen nicht, ob Ihre Angaben gespeichert sind')).toBeTruthy();
  expect(screen.getByText(/Keine Verbindung/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Bruttogehalt im Monat').value).toBe('5.000,00');
});

test('saved is saved: a failure to read it again takes nothing back and keeps what was typed', async () => {
  const { answers } = await openProfile({ 'PUT /v1/user/info': { json: { orderIds: [], errors: [] } } });
  answers['GET /v1/user/info'] = problem(503, 'TEMPORARILY_UNAVAILABLE');
  await retype('Bruttogehalt im Monat', '5000');
  await save();
  expect(await screen.findByText('Gespeichert')).toBeTruthy();
  expect(screen.queryByText('Ihre Angaben sind nicht gespeichert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Bruttogehalt im Monat').value).toBe('5.000,00');
  await userEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen: Gehaltsdaten' }));
  expect(screen.getByLabelText<HTMLInputElement>('Bruttogehalt im Monat').value).toBe('5.000,00');
});

test('a change of the address names both addresses while it waits, and is sent again or cancelled', async () => {
  const waiting = sampleMe({ pendingEmail: 'neu@example.org' });
  const { answers } = await openProfile({
    'GET /v1/user/me': { json: waiting },
    'POST /v1/user/email/confirmation': { json: { message: 'Ok', email: 'neu@example.org' } },
    'DELETE /v1/user/email': { json: null },
  });
  const text =
    'Wir haben einen Link an neu@example.org geschickt. Bis Sie ihn öffnen, gilt weiter anna@example.org.';
  expect(await screen.findByText(text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'E-Mail noch einmal senden' }));
  expect(await screen.findByText(/^Die E-Mail an neu@example.org ist noch einmal unterwegs/)).toBeTruthy();
  answers['GET /v1/user/me'] = { json: sampleMe() };
  await userEvent.click(screen.getByRole('button', { name: 'Wechsel zu neu@example.org abbrechen' }));
  expect(await screen.findByText(/Der Wechsel ist abgebrochen/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test('saving stays on the page and shows the way back to the car', async () => {
  const { location } = await openProfile(
    { 'PUT /v1/user/info': { json: { orderIds: [], errors: [] } } },
    '/profile/salary?callbackPath=%2Fvehicle%2F7',
  );
  expect(screen.queryByRole('link', { name: 'Zurück zum Auto' })).toBeNull();
  await save();
  const back = await screen.findByRole('link', { name: 'Zurück zum Auto' });
  expect(location()).toBe('/profile/salary?callbackPath=%2Fvehicle%2F7');
  await userEvent.click(back);
  expect(location()).toBe('/vehicle/7');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'no way back leads to %s',
  async (callbackPath) => {
    const at = `/profile/salary?callbackPath=${encodeURIComponent(callbackPath)}`;
    await openProfile({ 'PUT /v1/user/info': { json: { orderIds: [], errors: [] } } }, at);
    await save();
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Zurück/ })).toBeNull();
  },
);

test('the address is sent only when it is another one, with the password', async () => {
  const change = 'PUT /v1/user/email/neu%40example.org';
  const wrong = [{ path: 'body.password', code: 'WRONG_PASSWORD', params: {} }];
  const { sent, asked, answers } = await openProfile({
    'GET /v1/user/me': { json: sampleMe() },
    [change]: {
      status: 400,
      json: { type: 'about:blank', title: 'x', status: 400, code: 'INVALID_INPUT', errors: wrong },
    },
  });
  const edit = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'E-Mail-Adresse ändern' }));
  const submit = async () => {
    await retype('Ihr Passwort', 'Ein-langes-Passwort-7');
    await userEvent.click(screen.getByRole('button', { name: 'Adresse ändern' }));
  };
  const present = screen.getByLabelText<HTMLInputElement>('Ihre E-Mail-Adresse');
  expect([present.value, present.readOnly]).toEqual(['anna@example.org', true]);
  await edit();
  await submit();
  await edit();
  expect(sent()).toEqual([]);

  const field = screen.getByLabelText<HTMLInputElement>('Neue E-Mail-Adresse');
  expect(document.activeElement).toBe(field);
  await retype('Neue E-Mail-Adresse', 'neu@example.org');
  await submit();
  expect(await screen.findByRole('link', { name: /^Ihr Passwort: / })).toBeTruthy();
  expect(field.value).toBe('neu@example.org');
  answers[change] = { json: { message: 'Ok' } };
  await submit();
  await screen.findByRole('button', { name: 'E-Mail-Adresse ändern' });
  const bodies = asked.filter(({ call }) => call === change).map(({ body }) => body);
  expect(bodies).toEqual(Array(2).fill({ password: 'Ein-langes-Passwort-7' }));
});

test('a birthday or postcode that cannot be read is refused with an example, and stays as it was typed', async () => {
  const { sent } = await openProfile();
  await retype('Geburtsdatum', '14. Mai 1990');
  await retype('Postleitzahl', 'D-45130 Essen');
  await save();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Geburtsdatum: Bitte geben Sie ein gültiges Datum ein, zum Beispiel 14.05.1990.']);
  // The address has a save of its own, and names what is wrong with it by itself.
  await userEvent.click(screen.getByRole('button', { name: 'Anschrift speichern' }));
  expect(
    await screen.findByRole('link', {
      name: 'Bitte geben Sie nur die Postleitzahl ein, zum Beispiel 45130.',
    }),
  ).toBeTruthy();
  expect(screen.getByDisplayValue('14. Mai 1990')).toBeTruthy();
  expect(screen.getByDisplayValue('D-45130 Essen')).toBeTruthy();
  expect(sent()).toEqual([]);
});

const TWO_ORDERS = { count: 2, orders: '7 (Fiat 500e), 9 (Polestar 2)' };

test.each([
  ['Bisherige Daten bis zur Unterschrift behalten', 1, 0],
  ['Speichern und Bestellungen neu berechnen', 2, 1],
])('the dialog names every order that would end, and takes the answer: %s', async (choice, saves, links) => {
  const refusal = problem(409, 'ORDERS_WOULD_END', TWO_ORDERS);
  const { answers, sent } = await openProfile({ 'PUT /v1/user/info': refusal });
  await retype('Bruttogehalt im Monat', '5000');
  const saving = screen.getByRole('button', { name: 'Gehaltsdaten speichern' });
  await save();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('7 (Fiat 500e), 9 (Polestar 2)');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(saving));
  expect(screen.getByDisplayValue('5.000,00')).toBeTruthy();

  await save();
  const answer = await screen.findByRole('button', { name: choice });
  answers['PUT /v1/user/info'] = { json: { orderIds: [17, 19], errors: [] } };
  answer.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(saves + 1);
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Zur neuen Bestellung 19' })).toHaveLength(links),
  );
  expect(sent().filter(({ body }) => JSON.stringify(body).includes('PRICE_ANEW'))).toHaveLength(links);
  // Afterwards the field shows what the server keeps.
  await screen.findByDisplayValue('4.500,00');
});

test.each([
  [
    'de',
    { count: 1, orders: '7 (Fiat 500e)' },
    [
      'Ihre Bestellung stützt sich auf die bisherigen Daten',
      'Mit diesen Gehaltsdaten endet Bestellung 7 (Fiat 500e). Bitte wählen Sie, was geschehen soll.',
      'Wir haben Nettorate und Vertrag mit Ihren bisherigen Gehaltsdaten gerechnet. Noch ist nichts gespeichert.',
      'Speichern und Bestellung neu berechnen',
      'Wir beenden die alte Bestellung und legen sie mit demselben Auto und derselben Auswahl neu an. Sie beginnen wieder mit der Zusammenfassung.',
      'Bisherige Daten bis zur Unterschrift behalten',
      'Ihre Bestellung läuft weiter wie bisher. Ändern Sie Ihre Gehaltsdaten nach der Unterschrift.',
    ],
  ],
  [
    'de',
    TWO_ORDERS,
    [
      'Ihre Bestellungen stützen sich auf die bisherigen Daten',
      'Mit diesen Gehaltsdaten enden die Bestellungen 7 (Fiat 500e), 9 (Polestar 2). Bitte wählen Sie, was geschehen soll.',
      'Wir haben Nettoraten und Verträge mit Ihren bisherigen Gehaltsdaten gerechnet. Noch ist nichts gespeichert.',
      'Speichern und Bestellungen neu berechnen',
      'Wir beenden die alten Bestellungen und legen sie mit denselben Autos und derselben Auswahl neu an. Sie beginnen jeweils wieder mit der Zusammenfassung.',
      'Bisherige Daten bis zur Unterschrift behalten',
      'Ihre Bestellungen laufen weiter wie bisher. Ändern Sie Ihre Gehaltsdaten, wenn alle unterschrieben sind.',
    ],
  ],
  [
    'en',
    TWO_ORDERS,
    [
      'Your orders are based on your previous data',
      'With this salary data, orders 7 (Fiat 500e), 9 (Polestar 2) will end. Please choose what should happen.',
      'The net rates and the contracts were calculated with your previous salary data. Nothing has been saved yet.',
      'Save and recalculate the orders',
      'We end the old orders and place them again with the same cars and the same choices. You start each again with its summary.',
      'Keep the previous data until you sign',
      'Your orders go on as they are. Change your salary data once all of them are signed.',
    ],
  ],
] as const)(
  'the dialog about orders that would end says in %s how many there are: %o',
  async (language, params, texts) => {
    await openProfile({ 'PUT /v1/user/info': problem(409, 'ORDERS_WOULD_END', params) }, undefined, language);
    const saving = language === 'de' ? 'Gehaltsdaten speichern' : 'Save salary data';
    await userEvent.click(screen.getByRole('button', { name: saving }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toBe(texts.join(''));
  },
);

describe('without saved salary data', () => {
  const car = {
    id: 7,
    brand: 'Polestar',
    model: '2',
    trimLevel: null,
    driveType: 'ELECTRIC',
    rangeKm: 500,
    consumption: 16,
    listPriceEur: 50_000,
    rateEur: 600,
    comparisonEur: 650,
    kmPerYear: 10_000,
    durationMonths: 48,
    acquiredOn: '2026-12-01',
    demoPrice: false,
  };
  const terms = {
    payrollMonth: '2026-11-21',
    law: { year: 2026, state: 'ENACTED', checkedUntil: '2026-11-20' },
    employerContributionEur: 0,
    employerContributionPercent: 0,
    vatPassedOn: false,
    commuteFlatTax: 'OFF',
    benefitCapEur: null,
    benefitValue107: 'FULL_1_PERCENT',
    usuallyAcquiredOn: '2027-01-01',
  };
  const opened = (
    at?: string,
    cars: object[] = [{ ...car, id: 1, model: '1' }, car, { ...car, id: 9, model: '9' }],
  ) =>
    openProfile(
      {
        'GET /v1/user/info': { json: { addressDto: savedAddress, salaryInfo: null } },
        'GET /v1/calculator/cars': { json: cars },
        'GET /v1/calculator/terms': { json: terms },
        'GET /v1/comparison-defaults': { json: sampleComparisonDefaults() },
        'PUT /v1/user/info': { json: { orderIds: [], errors: [] } },
      },
      at,
    );
  const rateShown = (name: string) =>
    /(\d+)\u00a0€/.exec(screen.getByRole('region', { name }).textContent)?.[1];

  /** All answers but the pay. */
  async function answerOthers(): Promise<void> {
    await userEvent.click(screen.getByRole('combobox', { name: 'Bundesland' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nordrhein-Westfalen' }));
    await retype('Geburtsdatum', '14.05.1990');
    await retype('Entfernung zur Arbeit', '15');
    await choose('Steuerklasse', 'I');
    await choose('Kirchensteuer', 'Nein');
    await choose('Kinder', 'Nein');
  }

  test('a car that the pay does not allow is not celebrated: the dearest possible one is shown', async () => {
    const cheap = { ...car, id: 1, model: '1', listPriceEur: 30_000, rateEur: 150 };
    const { answers } = await opened('/profile/salary?callbackPath=%2Fvehicle%2F7', [
      cheap,
      { ...cheap, id: 9, model: '9', rateEur: 160 },
      { ...car, rateEur: 1_500 },
    ]);
    await screen.findByRole('region', { name: 'Zum Beispiel: Polestar 2' });
    await retype('Bruttogehalt im Monat', '3200');
    await answerOthers();
    const kept = { ...savedSalary, grossMonthlySalaryEur: 3200 };
    answers['GET /v1/user/info'] = { json: { addressDto: savedAddress, salaryInfo: kept } };
    await save();
    const reveal = await screen.findByRole('region', { name: 'Ihr Polestar 9' });
    expect(reveal.textContent).toContain('Der Polestar 2 ist mit Ihrem Gehalt nicht möglich.');
    expect(reveal.textContent).toContain('Von 2 möglichen Autos');
    expect(reveal.querySelector('[data-celebration]')).not.toBeNull();
  });

  test('seven answers beside a rate that follows them lead to the first own rate', async () => {
    const { sent, answers } = await opened('/profile/salary?callbackPath=%2Fvehicle%2F7');
    const example = 'Zum Beispiel: Polestar 2';
    expect((await screen.findByRole('region', { name: example })).textContent).toContain('Noch 7 Angaben');
    const average = rateShown(example);
    expect(screen.queryByLabelText('Straße')).toBeNull();
    await retype('Bruttogehalt im Monat', '6500');
    await userEvent.tab();
    await waitFor(() => expect(rateShown(example)).not.toBe(average));
    expect(screen.getByRole('button', { name: 'Noch 6 Angaben' })).toBeTruthy();

    await answerOthers();
    const own = rateShown(example);
    const kept = { ...savedSalary, grossMonthlySalaryEur: 6500 };
    answers['GET /v1/user/info'] = { json: { addressDto: savedAddress, salaryInfo: kept } };
    await save();
    const reveal = await screen.findByRole('region', { name: 'Ihr Polestar 2' });
    expect(document.activeElement).toBe(reveal);
    expect(reveal.textContent.replaceAll('\u00a0', ' ')).toContain(`Geschätzt waren ${average} €`);
    expect(rateShown('Ihr Polestar 2')).toBe(own);
    expect(screen.getByRole('link', { name: 'Zurück zum Auto' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Alle Raten ansehen' }).getAttribute('href')).toBe('/search');
    expect(sent()[0]?.body).toMatchObject({
      salaryInfo: {
        grossMonthlySalaryEur: 6500,
        pensionInsurance: true,
        unemploymentInsurance: true,
        healthInsurance: 'STATUTORY',
        additionalAmountHealthInsurance: 2.9,
        arrivalNumber: 18,
      },
    });
  });

  test('the assumptions can be changed', async () => {
    await opened();
    expect(screen.queryByRole('radiogroup', { name: /^Altersvorsorge/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Annahmen ändern, alle Angaben zeigen' }));
    expect(screen.getByRole('radiogroup', { name: 'Altersvorsorge (Annahme)' })).toBeTruthy();
  });

  test.each([
    ['#salaryInfo.weeklyHours', 'Vertragliche Wochenstunden (freiwillig)'],
    ['#addressDto.street', 'Straße'],
  ])('a link that names %s shows the field', async (hash, label) => {
    await opened(`/profile/salary${hash}`);
    expect(await screen.findByLabelText(label)).toBeTruthy();
  });
});
