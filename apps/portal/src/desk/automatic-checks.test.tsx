import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { AutomaticChecks } from './automatic-checks.tsx';

afterEach(cleanup);

const checks = [{ code: 'MINIMUM_WAGE_KEPT', on: '2026-11-21T08:30:00.000Z' }] as const;

test.each([
  [50_000, 'Listenpreis im Rahmen Ihrer Regeln (bis 60.000 €)'],
  [60_000, 'Listenpreis im Rahmen Ihrer Regeln (bis 60.000 €)'],
  [60_001, 'Listenpreis über Ihren heutigen Regeln (bis 60.000 €)'],
])('compares a list price of %i EUR with the rule of the employer', async (listPriceEur, sentence) => {
  await renderPage({
    route: '/employer',
    at: '/employer',
    page: <AutomaticChecks checks={[...checks]} price={{ listPriceEur, limitEur: 60_000 }} />,
    answers: {},
  });
  expect(
    (await screen.findByText(sentence, { normalizer: (text) => text.replace(/\s/g, ' ') })).tagName,
  ).toBe('LI');
});

test('says nothing of the price where there is no rule', async () => {
  const page = <AutomaticChecks checks={[...checks]} />;
  await renderPage({ route: '/employer', at: '/employer', page, answers: {} });
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});
