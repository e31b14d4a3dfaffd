import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { ProviderDecision } from './provider-decision.tsx';
import { handoverSheet } from './testing/handover-sheet.ts';

afterEach(cleanup);

const sheet = handoverSheet({ handoverDays: { first: '2026-11-28', last: '2026-12-08' } });

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
