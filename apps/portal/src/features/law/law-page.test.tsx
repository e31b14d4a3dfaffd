import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import LawPage from './law-page.tsx';

const ROW = {
  subject: 'WAGE_TAX',
  state: 'ENACTED',
  coveredUntil: '2026-12-31',
  source: '§ 39b Abs. 6 EStG, PAP 2026',
  sourceUrl: 'https://www.gesetze-im-internet.de/estg/__39b.html',
  checkedOn: '2026-11-20',
  daysLeft: 35,
  draft: null,
};
const ASSUMED = { ...ROW, subject: 'ELTERNGELD', state: 'ASSUMED', daysLeft: -1 };
const LASTING = {
  ...ROW,
  subject: 'MINIMUM_WAGE',
  coveredUntil: null,
  daysLeft: null,
  draft: { validFrom: '2028-01-01', publishedOn: '2027-06-30', source: 'Entwurf' },
};

test('says what is law until when, what ends soon, and links the source', async () => {
  await renderPage({
    route: '/provider/law',
    at: '/provider/law',
    page: <LawPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: { 'GET /v1/provider/law': { json: { warningDays: 60, rows: [ROW, ASSUMED, LASTING] } } },
  });
  expect(await screen.findByText('2 Gebiete brauchen bald neue Werte')).toBeTruthy();
  expect(screen.getByText(/Betroffen: Lohnsteuer, Elterngeld\./)).toBeTruthy();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(
    /Lohnsteuer.*Beschlossen.*noch 35 Tage.*31\.12\.2026.*PAP 2026.*20\.11\.2026/,
  );
  expect(rows[1]?.textContent).toMatch(/Elterngeld.*Angenommen/);
  expect(rows[2]?.textContent).toMatch(/Mindestlohn.*bis zur nächsten Änderung.*Entwurf vom 30\.06\.2027/);
  expect(rows[2]?.textContent).not.toContain('noch');
  expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe(ROW.sourceUrl);
});
