import { inCents } from '@stromwandel/api-spec';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { ProviderDecision } from './provider-decision.tsx';
import { handoverSheet } from './testing/handover-sheet.ts';

const sheet = handoverSheet({
  handoverDays: { first: '2026-11-28', last: '2026-12-08', payrollMonths: ['2026-11'] },
});

const ACCEPT = 'PUT /v1/order/1/step/17/accept';
const APPOINTMENT = 'GET /v1/order/1/appointments/HANDOVER';
const open = (answer: Answer, more: Record<string, Answer> = {}) =>
  renderPage({
    route: '/provider',
    at: '/provider',
    page: <ProviderDecision sheet={inCents(sheet)} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: { [ACCEPT]: answer, ...more },
  });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Übergabe bestätigen' }));
const sent = (handedOverOn: string, outdatesPayrollFiles = false) => ({ handedOverOn, outdatesPayrollFiles });
const field = () => screen.findByRole('textbox', { name: 'Tag der Übergabe' });

test('the handover is confirmed for today unless another day is entered', async () => {
  const { asked } = await open({ json: {} });
  await press();
  expect(asked.find(({ call }) => call === ACCEPT)?.body).toEqual(sent('2026-12-08'));
});

test('an earlier day is sent as entered, and a refused one is explained beside the field', async () => {
  const errors = [{ path: 'body.handedOverOn', code: 'TOO_SMALL', params: { minimum: '2026-11-28' } }];
  const { asked } = await open({ json: { code: 'INVALID_INPUT', errors }, status: 400 });
  await userEvent.clear(await field());
  await userEvent.type(await field(), '27.11.2026');
  await press();
  expect(asked.find(({ call }) => call === ACCEPT)?.body).toEqual(sent('2026-11-27'));
  expect(
    await screen.findAllByText(/Bitte geben Sie für die Übergabe einen Tag vom .*28.* bis zum .*8.* ein\./),
  ).not.toEqual([]);
});

test('a day in a month whose payroll file is made is sent only with the word that it is known', async () => {
  const errors = [{ path: 'body.outdatesPayrollFiles', code: 'REQUIRED', params: {} }];
  const { asked } = await open({ json: { code: 'PAYROLL_FILE_MADE', errors }, status: 409 });
  await field();
  expect(screen.queryByText(/Die Lohnabrechnung ist schon vorbereitet/)).toBeNull();
  await userEvent.clear(await field());
  await userEvent.type(await field(), '30.11.2026');
  expect(await screen.findByText('Die Lohnabrechnung ist schon vorbereitet: November 2026')).toBeDefined();
  await press();
  expect(await screen.findAllByText(/Bitte bestätigen Sie, dass der Tag der Übergabe stimmt/)).not.toEqual(
    [],
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /Der Tag stimmt/ }));
  await press();
  expect(asked.filter(({ call }) => call === ACCEPT).map(({ body }) => body)).toEqual([
    sent('2026-11-30'),
    sent('2026-11-30', true),
  ]);
});

test('a day before the agreed appointment is asked about first', async () => {
  const agreed = { number: 1, day: '2026-12-10', time: '10:00' };
  const appointment = { kind: 'HANDOVER', state: 'AGREED', agreed, proposals: [] };
  const { asked } = await open({ json: {} }, { [APPOINTMENT]: { json: { appointment, days: null } } });
  const confirmed = () => asked.filter(({ call }) => call === ACCEPT).map(({ body }) => body);
  await press();
  const question = await screen.findByRole('dialog', { name: 'Wurde das Fahrzeug schon übergeben?' });
  expect(confirmed()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Übergabe bestätigen' }));
  await waitFor(() => expect(confirmed()).toEqual([sent('2026-12-08')]));
});
