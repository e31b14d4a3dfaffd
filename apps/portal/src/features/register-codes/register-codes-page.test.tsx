import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import RegisterCodesPage from './register-codes-page.tsx';

const code = {
  id: 7,
  code: 'ABCD-EFGH-JKMN-PQRS',
  state: 'USABLE',
  createdAt: '2026-11-21T08:00:00.000Z',
  validUntil: '2027-12-31T22:59:59.999Z',
  maximumUses: 50,
  uses: 3,
  allowedDomains: ['nordwerk.example'],
};
const OPEN = {
  route: '/employer/codes',
  at: '/employer/codes',
  page: <RegisterCodesPage />,
  auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['TENANT_ADMIN'] },
  answers: {
    'GET /v1/employer/register-codes': { json: [code, { ...code, id: 6, state: 'ENDED', code: 'ALT' }] },
    'POST /v1/employer/register-codes': { json: code },
    'DELETE /v1/employer/register-codes/7': { json: { ...code, state: 'ENDED' } },
  },
} as const;

test('tells what limits a code, and offers only usable ones to hand on and end', async () => {
  const { asked } = await renderPage(OPEN);
  const item = (await screen.findByText('ABCD-EFGH-JKMN-PQRS')).closest('li');
  expect(item?.textContent).toContain('3 von 50 Registrierungen');
  expect(item?.textContent).toContain('gilt bis 31.12.2027');
  expect(item?.textContent).toContain('nur für nordwerk.example');
  const more = screen.getAllByRole('button', { name: /^Mehr zu/ });
  expect(more).toHaveLength(1);
  for (const button of more) await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Code ABCD-EFGH-JKMN-PQRS beenden' }));
  const dialog = await screen.findByRole('dialog', { name: 'Code ABCD-EFGH-JKMN-PQRS beenden?' });
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Beenden' }));
  await waitFor(() =>
    expect(asked.map(({ call }) => call)).toContain('DELETE /v1/employer/register-codes/7'),
  );
});

test('makes a code with the limits as people type them, and keeps what is wrong', async () => {
  const { asked } = await renderPage(OPEN);
  const form = await screen.findByRole('form', { name: 'Neuer Code' });
  await userEvent.type(within(form).getByLabelText('Gültig bis'), '31.12.2027');
  await userEvent.type(within(form).getByLabelText('Höchstzahl der Registrierungen'), '1.000');
  const domains = within(form).getByLabelText<HTMLInputElement>('Nur für diese E-Mail-Endungen');
  await userEvent.type(domains, 'nordwerk');
  await userEvent.click(within(form).getByRole('button', { name: 'Code anlegen' }));
  expect(await within(form).findAllByText(/Bitte geben Sie Endungen wie nordwerk.example an/)).not.toEqual(
    [],
  );
  expect(domains.value).toBe('nordwerk');
  await userEvent.type(domains, '.example, @Tochter.example');
  await userEvent.click(within(form).getByRole('button', { name: 'Code anlegen' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      validUntil: '2027-12-31',
      maximumUses: 1000,
      allowedDomains: ['nordwerk.example', 'tochter.example'],
    }),
  );
});
