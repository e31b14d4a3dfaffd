import { inCents } from '@stromwandel/api-spec';
import { calendarDate } from '@stromwandel/kernel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AutomaticChecks } from './automatic-checks.tsx';

const checks = [{ code: 'LICENCE_CHECKED', on: '2026-11-21T08:30:00.000Z' }] as const;
const limits = {
  on: '2026-11-21T08:30:00.000Z',
  from: calendarDate('2026-12-15'),
  until: calendarDate('2030-12-14'),
  tightestFrom: calendarDate('2027-01-01'),
  hourlyWageEur: 14.6,
  benefitValue107: 'FULL_1_PERCENT',
} as const;

test.each([
  [50_000, 'Listenpreis im Rahmen Ihrer Regeln (bis 60.000 €)'],
  [60_000, 'Listenpreis im Rahmen Ihrer Regeln (bis 60.000 €)'],
  [60_001, 'Listenpreis über Ihren heutigen Regeln (bis 60.000 €)'],
])('compares a list price of %i EUR with the rule of the employer', async (listPriceEur, sentence) => {
  await renderPage({
    route: '/employer',
    at: '/employer',
    page: (
      <AutomaticChecks
        checks={[...checks]}
        limits={inCents(limits)}
        price={inCents({ listPriceEur, limitEur: 60_000 })}
      />
    ),
    answers: {},
  });
  expect(
    (await screen.findByText(sentence, { normalizer: (text) => text.replace(/\s/g, ' ') })).tagName,
  ).toBe('LI');
});

test('says nothing of the price where there is no rule', async () => {
  const page = <AutomaticChecks checks={[...checks]} limits={inCents(limits)} />;
  await renderPage({ route: '/employer', at: '/employer', page, answers: {} });
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});

test.each([
  ['FULL_1_PERCENT', 'mit 1 % seines Listenpreises'],
  ['TAX_VALUE', 'mit dem Wert, der versteuert wird'],
] as const)('names the tightest month and the reading %s, and no pay', async (benefitValue107, reading) => {
  const page = <AutomaticChecks checks={[]} limits={inCents({ ...limits, benefitValue107 })} />;
  await renderPage({ route: '/employer', at: '/employer', page, answers: {} });
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Mindestlohn eingehalten, geprüft am 21.11.2026 für jeden Monat vom 15.12.2026 bis 14.12.2030; am knappsten ab 01.01.2027 mit 14,60 € je Stunde',
    `Es bleibt genug Lohn in Geld (§ 107 GewO), geprüft am 21.11.2026; das Auto zählt dabei ${reading}`,
  ]);
});
