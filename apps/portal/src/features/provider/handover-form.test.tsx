import type { ProviderOrderSheet } from '@stromwandel/api-spec';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { ProviderDecision } from './provider-decision.tsx';

afterEach(cleanup);

const step = {
  id: 17,
  stepType: 'LEASING_ACTIVE',
  stepName: 'Übergabe',
  orderNumber: 8000,
  final: true,
  success: true,
  userEnabled: false,
  userVisible: true,
  adminVisible: true,
  adminEnabled: true,
  tenantAdminVisible: true,
  tenantAdminEnabled: false,
  status: { id: 1, stepId: 17, status: null, modified: '2026-11-20T08:00:00.000Z' },
};
const sheet = {
  id: 1,
  employee: { firstName: 'Anna', lastName: 'Schmidt', employeeId: null },
  stage: 'READY_FOR_HANDOVER',
  deadline: null,
  endReason: null,
  endNote: null,
  handedOverOn: null,
  handoverDays: { first: '2026-11-28', last: '2026-12-08' },
  steps: [step],
} as unknown as ProviderOrderSheet; // the decision reads nothing else of the sheet

const ACCEPT = 'PUT /v1/order/1/step/17/accept';
const open = (answer: Answer) =>
  renderPage({
    route: '/provider',
    at: '/provider',
    page: <ProviderDecision sheet={sheet} />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['ADMIN'] },
    answers: { [ACCEPT]: answer },
  });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Übergabe bestätigen' }));
const field = () => screen.findByRole('textbox', { name: 'Tag der Übergabe' });

test('the handover is confirmed for today unless another day is entered', async () => {
  const { asked } = await open({ json: {} });
  await press();
  expect(asked.find(({ call }) => call === ACCEPT)?.body).toEqual({ handedOverOn: '2026-12-08' });
});

test('an earlier day is sent as entered, and a refused one is explained beside the field', async () => {
  const errors = [{ path: 'body.handedOverOn', code: 'TOO_SMALL', params: { minimum: '2026-11-28' } }];
  const { asked } = await open({ json: { code: 'INVALID_INPUT', errors }, status: 400 });
  await userEvent.clear(await field());
  await userEvent.type(await field(), '27.11.2026');
  await press();
  expect(asked.find(({ call }) => call === ACCEPT)?.body).toEqual({ handedOverOn: '2026-11-27' });
  expect(await screen.findAllByText(/Geben Sie einen Tag vom .*28.* bis zum .*8.* ein\./)).not.toEqual([]);
});
