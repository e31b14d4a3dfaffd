import type { SalaryInfo } from '@stromwandel/api-spec';
import { cents } from '@stromwandel/kernel';
import type { ComparisonVerdict } from '@stromwandel/offer';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal.tsx';
import { laterInBrowser } from '../browser-pricing/price-in-browser.ts';
import { calculationAnswers, NO_ANSWERS, withAnswers } from '../later-benefits/later-answers.ts';
import { sampleCar, sampleSalary, sampleTerms } from '../later-benefits/testing/sample-later.ts';
import { useVerdictText } from './use-verdict-text.ts';

const CHEAPER: ComparisonVerdict = {
  kind: 'EMPLOYER_CHEAPER',
  perMonth: cents(11_100),
  percent: 24,
  privatePerMonth: cents(46_300),
  premiumPerMonth: cents(10_417),
};

function laterOf(salary: Partial<SalaryInfo>, insuredLong: boolean | null = null) {
  const own = { ...sampleSalary, ...salary };
  const answers = { ...NO_ANSWERS, insuredLong };
  const later = laterInBrowser(own, sampleCar, sampleTerms, [], calculationAnswers(own, answers));
  if (!later.ok) throw new Error(later.error.code);
  return withAnswers(later.value, own, answers);
}

function Verdict({ later, stopped }: { later: ReturnType<typeof laterOf> | null; stopped?: boolean }) {
  return <p>{useVerdictText(true, stopped)(CHEAPER, later)}</p>;
}

const START = 'Über den Arbeitgeber ist es im Monat rund 111 € günstiger.';

test.each([
  [
    'all four fall',
    laterOf({}),
    `${START} Dafür ist Ihre Rente nach 48 Monaten mit dem Auto rund 14 € im Monat niedriger, und Sie bekommen weniger, wenn Sie krank werden, arbeitslos werden oder ein Kind bekommen.`,
  ],
  [
    'insured too short against unemployment',
    laterOf({}, false),
    `${START} Dafür ist Ihre Rente nach 48 Monaten mit dem Auto rund 14 € im Monat niedriger, und Sie bekommen weniger, wenn Sie krank werden oder ein Kind bekommen.`,
  ],
  ['above every ceiling', laterOf({ grossMonthlySalaryEur: 12_000, regularOneOffPerYearEur: 0 }), START],
  [
    'a professional pension fund',
    laterOf({ pensionInsurance: false, pensionScheme: 'VERSORGUNGSWERK' }),
    `${START} Dafür bekommen Sie später vielleicht weniger, wenn Sie in Rente gehen, krank werden, arbeitslos werden oder ein Kind bekommen.`,
  ],
  [
    'no salary data',
    null,
    `${START} Dafür bekommen Sie später vielleicht weniger, wenn Sie in Rente gehen, krank werden, arbeitslos werden oder ein Kind bekommen.`,
  ],
] as const)('the verdict names what falls later, and nothing else: %s', async (_case, later, text) => {
  await renderPortal(<Verdict later={later} />, { answer: () => Response.json({}, { status: 404 }) });
  expect((await screen.findByText(/Arbeitgeber/)).textContent.replaceAll('\u00a0', ' ')).toBe(text);
});

test('nothing is praised that the law does not allow', async () => {
  await renderPortal(<Verdict later={null} stopped />, {
    answer: () => Response.json({}, { status: 404 }),
  });
  expect(
    await screen.findByText(/^Mit diesen Gehaltsdaten lässt sich das Auto nicht bestellen/),
  ).toBeTruthy();
});
