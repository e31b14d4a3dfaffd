import type { ClientRequest, SalaryInfo } from '@stromwandel/api-spec';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { sampleComparisonDefaults } from '../comparison/testing/sample-comparison-defaults.ts';
import { priceInBrowser } from '../browser-pricing/price-in-browser.ts';
import { LaterInBrowser } from './later-in-browser.tsx';
import { reliefsOf, sumOfReliefs } from './reliefs-of.ts';
import { sampleCar, sampleComparedCar, sampleSalary, sampleTerms } from './testing/sample-later.ts';

async function show(salary: Partial<SalaryInfo> = {}, language: Language = 'de') {
  const asked: string[] = [];
  await renderPortal(
    <LaterInBrowser
      salary={{ ...sampleSalary, ...salary }}
      car={sampleCar}
      terms={sampleTerms}
      comparedCar={(tax) => sampleComparedCar(tax.userPrice)}
    />,
    {
      language,
      answer: ({ path }: ClientRequest) => {
        asked.push(path);
        if (path === '/v1/comparison-defaults') return Response.json(sampleComparisonDefaults());
        return Response.json({}, { status: 404 });
      },
    },
  );
  return { asked, person: userEvent.setup() };
}

const plain = (element: Element): string => element.textContent.replaceAll('\u00a0', ' ');
const rowTexts = () => screen.getAllByRole('button', { expanded: false }).map(plain);
const rowOf = (name: RegExp) => screen.getByRole('button', { name });

test('beside the net rate stands the whole sum of leasing privately', async () => {
  await show();
  const name = await screen.findByText('Privatleasing abzüglich Prämie');
  // 567 EUR less the premium of 5,000 EUR over 48 months.
  expect(plain(name.parentElement ?? name)).toContain('463 €');
});

test('the five rows have their amounts in their names, in both languages', async () => {
  await show();
  expect(rowTexts()).toEqual([
    'Ihre Rente sinkt für jedes Jahr mit dem Auto. Annahme: ohne Einmalzahlungenrund −3 € im Monat',
    'Wenn Sie länger als sechs Wochen krank sind: weniger Krankengeld. rund −165 € im Monat',
    'Wenn Sie ein Kind bekommen: weniger Elterngeld. rund −105 € im Monat',
    'Wenn Sie arbeitslos werden: weniger Arbeitslosengeld. Annahme: ohne Kindrund −112 € im Monat',
    'Ihre Krankenversicherung bleibt, wie sie ist. unverändert',
  ]);
  cleanup();
  await show({}, 'en');
  expect(rowTexts()[1]).toBe('If you are ill for more than six weeks: less sick pay. about −€165 a month');
});

test('an opened row shows the calculation with own figures, the law, its day and the authority', async () => {
  const { person } = await show();
  await person.click(rowOf(/sechs Wochen krank/));
  expect(screen.getByText(/Netto am Tag × 90 %/).textContent.replaceAll('\u00a0', ' ')).toBe(
    '89,59 € Netto am Tag × 90 % = 80,63 €',
  );
  expect(plain(screen.getByText(/× 30 Tage/))).toBe('80,63 € × 30 Tage = 2.418,90 €');
  const month = within(screen.getByRole('table')).getByRole('row', { name: /^im Monat/ });
  expect(plain(month)).toBe('im Monat2.583,902.418,90−165,00');
  expect(plain(screen.getByText('§ 47 SGB V').parentElement ?? month)).toContain(
    '§ 47 SGB V, Stand 22.11.2026.',
  );
  expect(screen.getByRole('link', { name: /Bundesgesundheitsministerium/ })).toBeTruthy();
  await person.click(rowOf(/sechs Wochen krank/));
  expect(screen.queryByRole('table')).toBeNull();
});

test('in English the source stays the German section, and an announced value is called provisional', async () => {
  const { person } = await show({}, 'en');
  await person.click(rowOf(/^Your pension/));
  const source = screen.getByText('§§ 63, 70, 121, 123 SGB VI');
  expect(source.lang).toBe('de');
  expect(plain(source.parentElement ?? source)).toMatch(
    /The value of a point is provisional: announced, but not published yet\. §§ 63, 70, 121, 123 SGB VI, as of 22 Nov/,
  );
});

test('what only the panel asks changes the row in place, is said once, and leaves the browser with no call', async () => {
  const { person, asked } = await show();
  const before = asked.length;
  await person.click(rowOf(/Rente/));
  expect(screen.getByRole('radio', { name: 'keine (Annahme)', checked: true })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'ein Monatsgehalt' }));
  expect(screen.queryByText('Annahme: ohne Einmalzahlungen')).toBeNull();
  await person.click(rowOf(/arbeitslos/));
  await person.click(screen.getByRole('radio', { name: 'ja' }));
  // 67 % with a child.
  expect(plain(rowOf(/arbeitslos/))).toMatch(/rund −1[23]\d € im Monat$/);
  expect(plain(screen.getByText(/^Neu gerechnet: Rente rund −3 €, Krankengeld rund −\d+ €/))).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'kürzer' }));
  expect(rowOf(/Unter zwölf Monaten/)).toBeTruthy();
  expect(asked).toHaveLength(before);
});

test('a row that does not concern the person folds away in this browser, and comes back', async () => {
  const { person, asked } = await show();
  const before = asked.length;
  await person.click(rowOf(/Elterngeld/));
  await person.click(screen.getByRole('button', { name: 'Betrifft mich nicht' }));
  expect(screen.getByText('Elterngeld: betrifft mich nicht')).toBeTruthy();
  expect(localStorage.getItem('hiddenBenefits')).toBe('elterngeld');
  // The keyboard goes on at the same row.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elterngeld wieder zeigen' }));
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(rowOf(/weniger Elterngeld/));
  expect(asked).toHaveLength(before);
});

test('rows that are not computed stay with their reason', async () => {
  await show({ taxClass: 6 });
  expect(rowOf(/Für Steuerklasse VI rechnen wir kein Elterngeld/)).toBeTruthy();
  expect(rowOf(/kein Arbeitslosengeld/).textContent).not.toContain('Annahme');
  cleanup();
  await show({ grossMonthlySalaryEur: 900 });
  expect(
    screen.getAllByText('Nach der Umwandlung bliebe ein Minijob. Dafür rechnen wir das nicht.'),
  ).toHaveLength(5);
});

test('a professional pension scheme is explained by its own rule and body', async () => {
  const { person } = await show({ pensionInsurance: false, pensionScheme: 'VERSORGUNGSWERK' });
  expect(screen.getByText('Beitrag zum Versorgungswerk')).toBeTruthy();
  expect(screen.queryByText('Rentenversicherung')).toBeNull();
  await person.click(rowOf(/In Ihr Versorgungswerk fließt weniger/));
  expect(screen.getByText(/^Der Regelbeitrag ist .* 18,6\s% vom Brutto/)).toBeTruthy();
  expect(screen.getByText(/^Maßgeblich ist die Satzung/)).toBeTruthy();
  expect(screen.queryByText(/Entgeltpunkt/)).toBeNull();
  await person.click(rowOf(/arbeitslos/));
  await person.click(screen.getByRole('radio', { name: 'ja' }));
  expect(screen.getByText(/^Neu gerechnet: Beitrag zum Versorgungswerk rund −/)).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'kürzer' }));
  // What is ruled out has no amount and no assumption any more.
  expect(screen.queryByText(/^Neu gerechnet: .*Arbeitslosengeld/)).toBeNull();
  expect(screen.getByRole('link', { name: /berufsständischer/ }).getAttribute('href')).toBe(
    'https://www.abv.de',
  );
});

test('above every ceiling nothing changes, and Elterngeld stays at its maximum', async () => {
  await show({ grossMonthlySalaryEur: 12_000, regularOneOffPerYearEur: 0 });
  expect(rowTexts().slice(0, 3)).toEqual([
    'Ihre Rente bleibt, wie sie ist. unverändert',
    'Ihr Krankengeld bleibt, wie es ist. unverändert',
    'Ihr Elterngeld bleibt beim Höchstbetrag von 1.800 €. unverändert',
  ]);
});

test('what is saved today adds up to the rate', async () => {
  const tax = priceInBrowser(sampleSalary, sampleCar, sampleTerms);
  if (!tax.ok) throw new Error(tax.error.code);
  const reliefs = reliefsOf(tax.value);
  expect(reliefs.map(({ name }) => name)).toEqual(['tax', 'pension', 'health', 'care', 'unemployment']);
  expect(sumOfReliefs(reliefs) + tax.value.userPrice).toBe(515_00);
  await show();
  expect(screen.getByText(/ergeben/).textContent.replaceAll('\u00a0', ' ')).toBe(
    '515,00 € Umwandlungsbetrag weniger 163,34 € ergeben 351,66 € Nettorate.',
  );
});

test('with a benefit in kind above the converted amount, deductions and pension rise', async () => {
  const { person } = await show({ arrivalKilometers: 200, arrivalNumber: 20 });
  expect(screen.getByText('Mehr Steuern und Abgaben')).toBeTruthy();
  expect(screen.getByText(/ergeben/).textContent).toMatch(
    /^515,00\s€ Umwandlungsbetrag und \d+,\d\d\s€ ergeben/,
  );
  await person.click(rowOf(/^Ihre Rente steigt/));
  expect(screen.getByText(/Nach 48 Monaten mit dem Auto haben Sie rund .* mehr im Monat\.$/)).toBeTruthy();
});

test('contributions that one-off pay makes up for are no lasting saving', async () => {
  await show({ grossMonthlySalaryEur: 8450, regularOneOffPerYearEur: 8450 });
  expect(screen.getByText('Rentenversicherung')).toBeTruthy();
  expect(
    screen.getByText(/^Mit Ihren Einmalzahlungen erreichen Sie die Beitragsbemessungsgrenze/),
  ).toBeTruthy();
});
