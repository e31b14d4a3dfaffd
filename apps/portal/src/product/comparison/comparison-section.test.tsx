import { calendarDate, cents } from '@stromwandel/kernel';
import { DEFAULT_COMPARISON_FIGURES, type ComparedCar, type ComparisonEdits } from '@stromwandel/offer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { ComparisonSection } from './comparison-section.tsx';

/** The ID.4 PRO for Anna. */
const anna: ComparedCar = {
  electric: true,
  listPrice: cents(4_652_000),
  months: 48,
  kmPerYear: 10_000,
  consumption: null,
  privateRate: cents(56_700),
  netRate: cents(35_166),
  netRateOfTerm: null,
  incomeBand: 'BELOW_45000',
  children: 0,
};

async function open(
  car: Partial<ComparedCar> = {},
  personal = true,
  language: Language = 'de',
  onKeep?: (edits: ComparisonEdits | null) => void,
  figures = DEFAULT_COMPARISON_FIGURES,
  subject = { car: '8', leasePackage: '7' },
) {
  const requests: string[] = [];
  await renderPortal(
    <ComparisonSection
      car={{ ...anna, ...car }}
      figures={figures}
      subject={subject}
      personal={personal}
      later={null}
      onKeep={onKeep}
    />,
    {
      path: '/',
      at: '/',
      language,
      answer: ({ path }: { readonly path: string }) => {
        requests.push(path);
        return Response.json({}, { status: 404 });
      },
    },
  );
  await screen.findByRole('table');
  const person = userEvent.setup();
  const unfold = screen.queryByRole('button', {
    name: /^(Alle Kosten Teil für Teil zeigen|Show every cost, part by part)$/,
  });
  if (unfold) await person.click(unfold);
  return { person, requests };
}

const pageText = () => document.body.textContent.replaceAll('\u00a0', ' ');
const sums = () =>
  within(screen.getByRole('row', { name: /Summe im Monat/ }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));

test('shows the sums, the saving in euros and its percentage beside it', async () => {
  await open();
  expect(pageText()).toContain('Über den Arbeitgeber ist es im Monat rund 111 € günstiger.');
  expect(pageText()).toContain('24 % gespart, Prämie eingerechnet');
  expect(sums().slice(0, 2)).toEqual(['352 €', '463 €']);
  expect(sums()[3]).toBe('–');
});

test('marks a changed assumption, counts with it and takes it back; nothing of it is sent', async () => {
  const { person, requests } = await open();
  const before = requests.length;
  await person.click(screen.getByRole('button', { name: 'Versicherung' }));
  const field = screen.getByRole('textbox', { name: 'Versicherung im Jahr, SF 10' });
  await person.clear(field);
  await person.type(field, '600');
  expect(sums()[1]).toBe('433 €');
  expect(screen.getByRole('button', { name: /^Versicherung\s*geändert$/ })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /zurücksetzen/ }));
  expect(sums()[1]).toBe('463 €');
  expect(requests).toHaveLength(before);
});

test.each<readonly [Language, string, string, string]>([
  ['de', 'Versicherung', 'Annahme des Anbieters: Vollkasko, SF 10', 'Stand'],
  ['en', 'Insurance', "Provider's assumption: comprehensive, no-claims class SF 10", 'as of'],
])(
  'names source and day of an assumption in the language of the page (%s)',
  async (language, row, source, day) => {
    const { person } = await open({}, true, language);
    await person.click(screen.getByRole('button', { name: row }));
    expect(pageText()).toContain(source);
    expect(pageText()).toMatch(new RegExp(`, ${day} \\d`));
  },
);

test('keeps changed assumptions for an order only when asked to, with later changes, until taken back', async () => {
  const kept: (ComparisonEdits | null)[] = [];
  const { person } = await open({}, true, 'de', (edits) => kept.push(edits));
  const choice = () =>
    screen.queryByRole('checkbox', { name: 'Meine Annahmen mit der Bestellung speichern' });
  await person.click(screen.getByRole('button', { name: 'Versicherung' }));
  expect(choice()).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Ihre Schadenfreiheitsklasse' }), '35');
  expect(kept).toEqual([]);
  await person.click(choice()!);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Ihre Schadenfreiheitsklasse' }), '20');
  await person.click(choice()!);
  expect(kept).toEqual([{ noClaimsClass: 35 }, { noClaimsClass: 20 }, null]);
});

test('names what the sum of the term has beyond the rates', async () => {
  await open({ netRateOfTerm: cents(48 * 35_166 + 8_025) });
  expect(pageText()).toContain('kommen beim Arbeitgeber 80 € zu den Raten hinzu');
});

test('says so where private leasing is cheaper, without a percentage', async () => {
  await open({ privateRate: cents(43_800) });
  expect(pageText()).toContain('Privat ist für Sie rund 18 € im Monat günstiger.');
  expect(pageText()).not.toContain('gespart');
});

test('asks for a missing private rate, and then compares', async () => {
  const { person } = await open({ privateRate: null });
  expect(pageText()).toContain('Wie viel kostet das Auto privat?');
  await person.click(screen.getByRole('button', { name: 'Rate oder Wertverlust' }));
  await person.type(screen.getByRole('textbox', { name: 'Rate im Monat, ohne Leistungen' }), '429,00');
  expect(pageText()).toContain('rund 111 € günstiger');
});

test('names an estimate as one, and the premium only from 36 months', async () => {
  await open({ months: 24 }, false);
  expect(pageText()).toContain('vermutlich');
  expect(sums()[0]).toBe('ca. 352 €');
  expect(
    within(screen.getByRole('row', { name: /^Prämie/ })).getAllByText('gibt es erst ab 36 Monaten'),
  ).toHaveLength(2);
});

test('marks a price of electricity of another year, until an own one is entered', async () => {
  const electricityPrice = {
    ...DEFAULT_COMPARISON_FIGURES.electricityPrice,
    asOf: calendarDate('2020-11-22'),
  };
  const { person } = await open({}, true, 'de', undefined, {
    ...DEFAULT_COMPARISON_FIGURES,
    electricityPrice,
  });
  await person.click(screen.getByRole('button', { name: /^Strom\s*Preis für 20\d\d angenommen$/ }));
  const field = screen.getByRole('textbox', { name: /^Strompreis/ });
  expect(pageText()).toMatch(/Stand 22\.11\.2020\. Für 20\d\d ist der Preis noch nicht bekannt/);
  await person.clear(field);
  await person.type(field, '30');
  expect(screen.getByRole('button', { name: /^Strom\s*geändert$/ })).toBeTruthy();
});

test('refuses what is no amount, and keeps the figures', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Zinsen' }));
  const field = screen.getByRole('textbox', { name: 'Zinssatz im Jahr' });
  await person.clear(field);
  await person.type(field, '999');
  expect(pageText()).toContain('Bitte geben Sie eine Zahl von 0 bis 100 % ein. Bis dahin gilt 99,0 %.');
});
