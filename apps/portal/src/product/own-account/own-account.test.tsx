import type { ClientRequest } from '@stromwandel/api-spec';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AUTH_DATA_KEY } from '../../../start/constants.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ReadingsSection } from './readings-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const page = { path: '/profile/account', at: '/profile/account', roles: ['EMPLOYEE'] } as const;

const session = {
  id: '11111111-1111-4111-8111-111111111111',
  current: true,
  startedAt: '2026-11-21T08:00:00.000Z',
  lastUsedAt: '2026-11-21T09:00:00.000Z',
  agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  address: '203.0.113.7',
};
const other = { ...session, id: '22222222-2222-4222-8222-222222222222', current: false, agent: null };

test('names sessions by device; asks before it ends another one, and keeps the focus in the list', async () => {
  const asked: string[] = [];
  let sessions = [session, other];
  const answer = ({ method, path }: ClientRequest): Response => {
    asked.push(`${method} ${path}`);
    if (method === 'GET') return Response.json(sessions);
    sessions = [session];
    return new Response(null, { status: 204 });
  };
  await renderPortal(<SessionsSection />, { ...page, answer });
  expect(await screen.findByText('Firefox auf Windows')).toBeTruthy();
  expect(screen.getByText('Dieses Gerät')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sitzung beenden: Unbekanntes Gerät' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sitzung beenden: Unbekanntes Gerät?' });
  expect(asked.some((call) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Beenden' }));
  await waitFor(() => expect(screen.queryByText('Unbekanntes Gerät')).toBeNull());
  expect(asked).toContain(`DELETE /v1/user/sessions/${other.id}`);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Firefox auf Windows'));
  expect(document.activeElement?.tagName).toBe('LI');
});

test('looks of others come page by page', async () => {
  const reading = (id: number) => ({
    id,
    at: '2026-11-21T08:00:00.000Z',
    role: 'TENANT_ADMIN',
    action: 'ORDER_SHEET_READ',
    orderId: id,
  });
  await renderPortal(<ReadingsSection />, {
    ...page,
    answer: ({ path }) =>
      Response.json(
        path.includes('before=9')
          ? { readings: [reading(5)], next: null }
          : { readings: [reading(9)], next: 9 },
      ),
  });
  expect(await screen.findByText(/Bestellung 9 angesehen/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ältere zeigen' }));
  expect(await screen.findByText(/Bestellung 5 angesehen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ältere zeigen' })).toBeNull();
});

test('the account is deleted with the password, and the browser forgets the person', async () => {
  await renderPortal(<DeletionSection />, {
    ...page,
    answer: () => new Response(null, { status: 204 }),
  });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Konto löschen' }));
  await person.type(screen.getByLabelText('Ihr Passwort'), 'geheim');
  await person.click(screen.getByRole('button', { name: 'Konto endgültig löschen' }));
  await expect.poll(() => window.location.pathname).toBe('/');
  expect(localStorage.getItem(AUTH_DATA_KEY)).toBeNull();
});

test('an order in the way is named, and nothing is forgotten', async () => {
  const problem = { type: 'x', title: 'x', status: 409, code: 'ACCOUNT_IN_USE', params: { orderId: 7 } };
  await renderPortal(<DeletionSection />, {
    ...page,
    answer: () => Response.json(problem, { status: 409 }),
  });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Konto löschen' }));
  await person.type(screen.getByLabelText('Ihr Passwort'), 'geheim');
  await person.click(screen.getByRole('button', { name: 'Konto endgültig löschen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Bestellung 7');
  expect(localStorage.getItem(AUTH_DATA_KEY)).not.toBeNull();
});

async function changePassword(status: number, body: unknown) {
  const sent: unknown[] = [];
  await renderPortal(<PasswordSection />, {
    ...page,
    answer: ({ path, body: sentBody }) => {
      if (path === '/v1/user/me') return Response.json({ email: 'anna@example.org' });
      sent.push(JSON.parse(sentBody ?? 'null'));
      return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
    },
  });
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  await person.type(screen.getByLabelText('Aktuelles Passwort'), 'altes-Passwort');
  await person.type(screen.getByLabelText('Neues Passwort'), 'neues-Passwort');
  const type = async (repetition: string) => {
    await person.clear(screen.getByLabelText('Passwort wiederholen'));
    await person.type(screen.getByLabelText('Passwort wiederholen'), repetition);
    await person.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  };
  return { sent, type };
}

test('the password is changed with the present one; password managers learn whose it is', async () => {
  const { sent, type } = await changePassword(204, null);
  const autocomplete = (name: string) =>
    document.querySelector(`input[name="${name}"]`)?.getAttribute('autocomplete');
  await expect.poll(() => autocomplete('username')).toBe('username');
  expect(document.querySelector('input[name="username"]')).toHaveProperty('value', 'anna@example.org');
  expect(autocomplete('password')).toBe('current-password');
  expect(autocomplete('newPassword')).toBe('new-password');
  expect(autocomplete('confirmPassword')).toBe('new-password');
  await type('ein anderes');
  expect((await screen.findAllByText(/Die Passwörter stimmen nicht überein/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await type('neues-Passwort');
  await expect.poll(() => sent).toEqual([{ password: 'altes-Passwort', newPassword: 'neues-Passwort' }]);
  await expect.poll(() => screen.queryByLabelText('Aktuelles Passwort')).toBeNull();
});

test('a wrong present password is said beside its field, and what was typed stays', async () => {
  const errors = [{ path: 'body.password', code: 'WRONG_PASSWORD', params: {} }];
  const { type } = await changePassword(400, {
    type: 'x',
    title: 'x',
    status: 400,
    code: 'INVALID_INPUT',
    errors,
  });
  await type('neues-Passwort');
  expect((await screen.findAllByText(/Das Passwort ist nicht richtig/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Neues Passwort')).toHaveProperty('value', 'neues-Passwort');
});
