import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import FiguresPage from './figures-page.tsx';

const figures = {
  period: 'LAST_12',
  from: '2026-10',
  to: '2026-11',
  currentMonth: '2026-11',
  states: [
    { state: 'WITH_EMPLOYER', orders: 4, monthlyRateEur: 2000 },
    { state: 'ACTIVE', orders: 2, monthlyRateEur: 1000 },
  ],
  months: [
    { month: '2026-10', signed: 3, cars: 1, rateEur: 258.06, contributionEur: 17.2, resultEur: -36.13 },
    { month: '2026-11', signed: 1, cars: 2, rateEur: 758.06, contributionEur: 50.53, resultEur: 106.13 },
  ],
  obligations: [{ month: '2026-11', cars: 2, rateEur: 758.06 }],
  obligationsTotalEur: 758.06,
  ahead: { orders: 1, rateOverTermEur: 18_000 },
};
const OPEN = {
  route: '/employer/figures',
  at: '/employer/figures',
  page: <FiguresPage />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
  answers: { 'GET /v1/employer/figures?period=LAST_12': { json: figures } },
} as const;

test('draws what it tells: the chart speaks its first, highest and last value, the table has each', async () => {
  await renderPage(OPEN);
  const card = await screen.findByRole('region', { name: 'Zuschuss und Ergebnis' });
  expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Ihr Zuschuss: Okt. 2026 17,20 €, am höchsten Nov. 2026 50,53 €, zuletzt Nov. 2026 50,53 €.',
  );
  const table = screen.getByRole('table', { name: 'Zuschuss und Ergebnis', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows[2]?.textContent?.replaceAll('\u00a0', ' ')).toBe('Nov. 202650,53 €rund 106 €');
  const ticks = [...card.querySelectorAll('[data-tick]')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  expect(ticks).toEqual(['−50 €', '0 €', '50 €', '100 €', '150 €']);
  // A month that costs more than it saves has a bar as well, below the line of nothing.
  const bars = [...card.querySelectorAll('rect:has(title)')];
  expect(bars.map((bar) => Number(bar.getAttribute('height')) > 0)).toEqual([true, true, true, true]);
  const bottom = (bar?: Element) => Number(bar?.getAttribute('y')) + Number(bar?.getAttribute('height'));
  expect(bars[2]?.getAttribute('y')).toBe(String(bottom(bars[3])));
});

test('asks for the chosen period, and keeps it in the address', async () => {
  const { location, asked } = await renderPage({
    ...OPEN,
    answers: {
      ...OPEN.answers,
      'GET /v1/employer/figures?period=LAST_YEAR': { json: { ...figures, period: 'LAST_YEAR' } },
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Zeitraum'), 'Voriges Jahr');
  expect(location()).toContain('period=LAST_YEAR');
  expect(asked.map(({ call }) => call)).toContain('GET /v1/employer/figures?period=LAST_YEAR');
});

test('says when there is nothing to tell yet', async () => {
  await renderPage({
    ...OPEN,
    answers: { 'GET /v1/employer/figures?period=LAST_12': { json: { ...figures, states: [] } } },
  });
  expect(await screen.findByText('Noch keine Kennzahlen')).toBeDefined();
});
