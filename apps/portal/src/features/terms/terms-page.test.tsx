import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { outlivesFailures } from '../../testing/outlives-failures.ts';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import TermsPage from './terms-page.tsx';

const ACCEPT = 'PUT /v1/terms/accept';
const terms = {
  version: 'v2',
  number: 0,
  acceptedNumber: null,
  acceptedVersion: null,
  publishedAt: null,
  text: { de: 'Wir verleasen.', en: 'We lease.' },
};

test('the terms can still be agreed to after a failure', async () => {
  const answers: Record<string, Answer> = { 'GET /v1/terms': { json: terms } };
  const { asked } = await renderPage({
    route: '/terms',
    at: '/terms',
    page: <TermsPage />,
    auth: { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] },
    answers,
  });
  const agree = async () => userEvent.click(await screen.findByRole('button', { name: 'Ich stimme zu' }));
  await outlivesFailures({ answers, call: ACCEPT, send: agree });
  const accepted = { json: { ...terms, acceptedVersion: 'v2' } };
  Object.assign(answers, { [ACCEPT]: accepted, 'GET /v1/terms': accepted });
  await agree();
  await screen.findByRole('link', { name: 'Weiter' });
  expect(asked.findLast((one) => one.call === ACCEPT)?.body).toEqual({ version: 'v2' });
  expect(screen.queryByRole('alert')).toBeNull();
});
