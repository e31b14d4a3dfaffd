import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { EmployerCost } from './employer-cost.tsx';

afterEach(cleanup);

async function cost(employerCost: Parameters<typeof EmployerCost>[0]['employerCost']): Promise<string> {
  await renderPage({
    route: '/employer',
    at: '/employer',
    page: <EmployerCost employerCost={employerCost} durationMonths={36} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
    answers: {},
  });
  return (await screen.findByRole('region', { name: 'Was die Bestellung Sie kostet' })).textContent;
}

test('tells what an order costs and saves, in a month and over the term', async () => {
  const text = await cost({
    contributionEur: 50,
    vatEur: 0,
    vatPassedOn: true,
    vatOverTermEur: 0,
    socialInsuranceSavedEur: 70,
    contributionOverTermEur: 1800,
    socialInsuranceSavedOverTermEur: 2520,
  });
  expect(text).toContain('50,00');
  expect(text).toContain('rund');
  // The long name may part between its words, and stays one for those who hear or search it.
  const saved = screen.getByRole('rowheader', { name: 'Weniger Sozialversicherung' });
  expect([...saved.querySelectorAll('span span')].map((part) => part.textContent)).toEqual(['versicherung']);
});

test('says so when an order of an earlier version cannot be calculated any more', async () => {
  expect(await cost(null)).toContain('lassen sich Zuschuss und Ersparnis nicht mehr berechnen');
  expect(screen.queryByRole('table')).toBeNull();
});
