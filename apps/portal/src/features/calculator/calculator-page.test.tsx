import type { CalculatorCarReply, ClientRequest, PricingTermsReply } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { sampleComparisonDefaults } from '../../product/comparison/testing/sample-comparison-defaults.ts';
import { sampleMe } from '../../testing/sample-me.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
// The page loads its form later: loaded here, no test waits for its code.
import './calculator-form.tsx';
import CalculatorPage from './calculator-page.tsx';

const car: CalculatorCarReply = {
  id: 7,
  brand: 'Škoda',
  model: 'Enyaq 85',
  trimLevel: 'Selection',
  driveType: 'ELECTRIC',
  rangeKm: 565,
  consumption: 15.6,
  listPriceEur: 45_000,
  rateEur: 500,
  comparisonEur: 650,
  kmPerYear: 10_000,
  durationMonths: 36,
  acquiredOn: calendarDate('2026-12-26'),
  demoPrice: false,
};
const cars = [
  { ...car, id: 6, demoPrice: true, brand: 'Audi', model: 'Q4', rateEur: 700, listPriceEur: 60_000 },
  car,
];
const terms: PricingTermsReply = {
  payrollMonth: calendarDate('2026-11-21'),
  law: { year: 2026, state: 'ENACTED', checkedUntil: calendarDate('2026-11-20') },
  employerContributionEur: 0,
  employerContributionPercent: 0,
  vatPassedOn: false,
  commuteFlatTax: 'OFF',
  benefitCapEur: null,
  benefitValue107: 'FULL_1_PERCENT',
  usuallyAcquiredOn: calendarDate('2027-02-13'),
};

async function open(at: string, language: Language = 'de', pricing = terms, own: object | null = null) {
  const asked: string[] = [];
  await renderPortal(<CalculatorPage />, {
    path: '/calculator',
    at,
    language,
    ...(own && { roles: ['EMPLOYEE'] }),
    answer: ({ method, path }: ClientRequest) => {
      // The same for all.
      if (path === '/v1/comparison-defaults') return Response.json(sampleComparisonDefaults());
      asked.push(`${method} ${path}`);
      if (path === '/v1/user/info') return Response.json(own);
      if (path === '/v1/user/me') return Response.json(sampleMe());
      return Response.json(path === '/v1/calculator/cars' ? cars : pricing);
    },
  });
  await screen.findByRole('complementary');
  // The form's last part.
  await screen.findByRole('button', {
    name: language === 'de' ? 'Gehaltsabrechnung ansehen' : 'See the payslip',
  });
  return { asked, person: userEvent.setup() };
}

const panel = (): string => screen.getByRole('complementary').textContent.replaceAll('\u00a0', ' ');

test('starts with assumptions that say so, for the car of the address', async () => {
  const { asked } = await open('/calculator?car=7');
  expect(screen.getByLabelText<HTMLInputElement>(/^Bruttogehalt im Monat.* \(Annahme\)/).value).toBe(
    '4.500,00',
  );
  // The worked example of the pricing tests: 340.98.
  expect(panel()).toContain('341 €');
  expect(panel()).toContain('500 € brutto');
  // 650 EUR less the premium of 5,000 EUR over 36 months.
  expect(panel()).toContain('Privatleasing abzüglich Prämie statt 511 €170 € weniger, 33 %');
  const next = screen.getByRole('link', { name: 'Dieses Auto ansehen' });
  expect(next.getAttribute('href')).toBe('/vehicle/7');
  expect(await screen.findByRole('heading', { name: 'Gehaltsabrechnung vorher und nachher' })).toBeTruthy();
  expect(asked.toSorted()).toEqual(['GET /v1/calculator/cars', 'GET /v1/calculator/terms']);
});

test('a visitor answers eight questions; the others are assumed and can be seen', async () => {
  const { person } = await open('/calculator?car=7');
  expect(screen.queryByLabelText(/^Freibetrag im Monat/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Annahmen ändern, alle Angaben zeigen' }));
  expect(screen.getByLabelText(/^Freibetrag im Monat.*\(Annahme\)/)).toBeTruthy();
  // The rate stays that of the same answers.
  expect(panel()).toContain('341 €');
});

test('what is missing later stands beside what is saved, each row with its calculation', async () => {
  const { person, asked } = await open('/calculator?car=7');
  const later = await screen.findByRole('region', { name: 'Was Sie sparen, was später fehlt' });
  expect(later.textContent.replaceAll('\u00a0', ' ')).toContain('Weniger Steuern und Abgaben+159,02 €');
  const row = within(later).getByRole('button', { name: /sechs Wochen krank/, expanded: false });
  expect(row.textContent).toMatch(/rund −\d+\s€ im Monat$/);
  await person.click(row);
  const table = within(later).getByRole('table');
  expect(within(table).getByRole('row', { name: /^im Monat/ }).textContent).toMatch(/2\.583,90/);
  await person.click(row);
  expect(within(later).queryByRole('table')).toBeNull();
  expect(asked.toSorted()).toEqual(['GET /v1/calculator/cars', 'GET /v1/calculator/terms']);
});

test('the energy a car of the catalogue uses stands with its rate, and none with a list price of one’s own', async () => {
  const { person } = await open('/calculator?car=7');
  expect(panel()).toContain('Energieverbrauch (kombiniert): 15,6 kWh/100 km');
  expect(panel()).toContain('CO₂-Klasse: A');
  await person.click(screen.getByRole('combobox', { name: /^Auto/ }));
  await person.click(await screen.findByRole('option', { name: 'Eigener Listenpreis' }));
  await waitFor(() => expect(panel()).not.toContain('Energieverbrauch'));
});

test('an answer replaces the assumption, keeps what was typed, and changes the rate', async () => {
  const { person } = await open('/calculator?car=7');
  const gross = screen.getByLabelText<HTMLInputElement>(/^Bruttogehalt im Monat/);
  await person.clear(gross);
  await person.type(gross, '7.500,00 €');
  expect(gross.value).toBe('7.500,00 €');
  expect(screen.queryByLabelText(/^Bruttogehalt im Monat.*\(Annahme\)/)).toBeNull();
  await waitFor(() => expect(panel()).not.toContain('341 €'));
});

test('a wrong answer is said beside its field, in the panel and in the summary', async () => {
  const { person } = await open('/calculator?car=7', 'en');
  const gross = screen.getByLabelText<HTMLInputElement>(/^Gross monthly salary/);
  await person.clear(gross);
  expect(panel()).toContain('Please check the marked figures.');
  await person.click(screen.getByRole('button', { name: 'See the payslip' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Gross monthly salary');
});

test.each([
  ['de', 'vorläufig', 'Mit den Werten von 2026 gerechnet. Die Werte für 2027 sind noch nicht beschlossen.'],
  ['en', 'provisional', 'Calculated with the 2026 figures. The 2027 figures are not law yet.'],
] as const)(
  'a month without enacted figures has a rate, marked as provisional (%s)',
  async (language, chip, words) => {
    await open('/calculator?car=7', language, {
      ...terms,
      payrollMonth: calendarDate('2027-01-01'),
      law: { ...terms.law, state: 'ASSUMED' },
    });
    expect(panel()).toContain('341');
    expect(panel()).toContain(chip);
    expect(panel()).toContain(words);
  },
);

test('an own list price needs price and rates, and counts like a car of the catalogue', async () => {
  const { person } = await open('/calculator?car=7');
  await person.click(screen.getByRole('combobox', { name: /^Auto/ }));
  await person.click(await screen.findByRole('option', { name: 'Eigener Listenpreis' }));
  const listPrice = await screen.findByLabelText<HTMLInputElement>(/^Bruttolistenpreis/);
  expect(listPrice.value).toBe('45.000,00');
  await waitFor(() => expect(panel()).toContain('341 €'));
  await person.clear(listPrice);
  await person.type(listPrice, '110000');
  // Above the cap half of the list price is taxed.
  await waitFor(() => expect(panel()).toContain('110.000 €'));
  expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain('0,5 %');
});

test.each([
  ['6', true],
  ['7', false],
])('an invented list price says so (car %s)', async (id, demo) => {
  await open(`/calculator?car=${id}`);
  expect(panel()).toContain(demo ? 'Listenpreis inkl. MwSt. (Demo-Preis)' : 'Listenpreis inkl. MwSt.45');
  expect(panel().includes('„Demo-Preis“ ist ein erfundener Listenpreis')).toBe(demo);
});

test('people with saved salary data start from them, without assumptions', async () => {
  const salaryInfo = {
    ...sampleSalaryInfo(),
    grossMonthlySalaryEur: 6543.21,
  };
  await open('/calculator', 'de', terms, { addressDto: {}, salaryInfo, employeeIdSetByEmployer: false });
  // All of them, not only those of a first rate.
  expect(screen.getByLabelText(/^Freibetrag im Monat/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Bruttogehalt im Monat').value).toBe('6.543,21');
  expect(screen.queryByLabelText(/\(Annahme\)/)).toBeNull();
  expect(screen.getByText(/^Ihre gespeicherten Gehaltsdaten sind eingesetzt/)).toBeTruthy();
});
