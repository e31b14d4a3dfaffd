import { inCents, type EmployerOrderSheet } from '@stromwandel/api-spec';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { EmployerCost } from './employer-cost.tsx';

async function cost(employerCost: EmployerOrderSheet['employerCost']): Promise<string> {
  await renderPage({
    route: '/employer',
    at: '/employer',
    page: <EmployerCost employerCost={inCents(employerCost)} durationMonths={36} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
    answers: {},
  });
  return (await screen.findByRole('region', { name: 'Was die Bestellung Sie kostet oder Ihnen spart' }))
    .textContent;
}

test('tells the result of an order beside what it costs, in a month and over the term', async () => {
  const text = await cost({
    contributionEur: 50,
    vatEur: 74.24,
    vatPassedOn: false,
    vatOverTermEur: 2672.64,
    resultEur: -35,
    contributionOverTermEur: 1800,
    resultOverTermEur: -1260,
  });
  expect(text.replaceAll('\u00a0', ' ')).toMatch(
    /Ihr Zuschuss−50,00 €−1.800,00 €.*Privatnutzung−74,24 €.*rund 89 €.*Ergebnis für Siekostet Sie rund 35 €kostet Sie rund 1.260 €/,
  );
  // The long name may part between its words, and stays one for those who hear or search it.
  const saved = screen.getByRole('rowheader', {
    name: 'Weniger Sozialversicherung, abzüglich Steuern auf den Arbeitsweg',
  });
  expect([...saved.querySelectorAll('span span')].map((part) => part.textContent)).toEqual([
    'versicherung, abzüglich Steuern auf den Arbeitsweg',
  ]);
});
