import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { RequireSession } from './require-session.tsx';

const open = (at: string, roles: readonly string[] | null) =>
  renderPage({
    // The pages of the area alone: the login page is open.
    route: `/${at.split('/')[1] ?? ''}/*`,
    at,
    page: (
      <RequireSession>
        <h1>Die Seite</h1>
      </RequireSession>
    ),
    ...(roles && { auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles } }),
  });

test.each([
  ['/employer/people', ['EMPLOYEE'], '/search', 'Zu den Fahrzeugen'],
  ['/provider/tenants/7', ['EMPLOYEE'], '/search', 'Zu den Fahrzeugen'],
  ['/profile/salary', ['TENANT_ADMIN'], '/employer', 'Zum Arbeitgeberbereich'],
  ['/order/7/workflow', ['ADMIN'], '/provider', 'Zum Anbieterbereich'],
  ['/employer', ['ADMIN'], '/provider', 'Zum Anbieterbereich'],
])('%s tells %j that it is for another role, and leads back to %s', async (at, roles, home, label) => {
  const { location } = await open(at, roles);
  expect((await screen.findByRole('heading')).textContent).toBe('Diese Seite ist für eine andere Rolle');
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(home);
  expect(location()).toBe(at);
});

test.each([
  ['/employer', ['EMPLOYEE', 'TENANT_ADMIN']],
  ['/profile/account', ['ADMIN']],
  ['/vehicle/7', ['TENANT_ADMIN']],
])('%s opens for %j', async (at, roles) => {
  await open(at, roles);
  expect(screen.getByRole('heading').textContent).toBe('Die Seite');
});

test('only a missing session leads to the login page', async () => {
  const { location } = await open('/employer/people?after=9', null);
  expect(location()).toBe('/login?callbackPath=%2Femployer%2Fpeople%3Fafter%3D9');
});
