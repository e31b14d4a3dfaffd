import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { problem, renderPage, type Answer } from '../../testing/render-page.tsx';
import ManufacturerPage from './manufacturer-page.tsx';

afterEach(cleanup);

const open = (code: string, more: Record<string, Answer> = {}) =>
  renderPage({
    route: '/manufacturer/:code',
    at: '/manufacturer/old',
    page: <ManufacturerPage />,
    answers: { 'GET /v1/manufacturer/old': problem(400, code), ...more },
  });
const button = () => screen.queryByRole('button', { name: 'Neuen Link anfordern' });

test.each([
  ['INVALID_CODE', 'Dieser Link gilt nicht', false],
  ['EXPIRED_CODE', 'Dieser Link ist abgelaufen', true],
  ['USED_CODE', 'Dieser Link ist verbraucht', true],
  ['REPLACED_CODE', 'Dieser Link wurde ersetzt', true],
  ['ORDER_ENDED', 'Diese Bestellung ist beendet', false],
] as const)('%s is told as "%s"', async (code, title, hasButton) => {
  await open(code);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(button() !== null).toBe(hasButton);
});

test('a new link is asked for once', async () => {
  const { asked } = await open('EXPIRED_CODE', {
    'POST /v1/manufacturer/old/link': { json: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Neuen Link anfordern' }));
  expect(await screen.findByText('Der neue Link ist unterwegs')).toBeTruthy();
  expect(button()).toBeNull();
  expect(asked.filter((call) => JSON.stringify(call).includes('/old/link'))).toHaveLength(1);
});
