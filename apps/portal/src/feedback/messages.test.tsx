import { notifications } from '@mantine/notifications';
import { PRODUCT_TIME_HEADER } from '@stromwandel/api-spec';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProductClock } from '../product-clock/create-product-clock.ts';
import { ProductClockContext } from '../product-clock/product-clock-context.ts';
import { renderPage } from '../testing/render-page.tsx';
import { MessageButton } from './message-button.tsx';
import { messageLog } from './message-log.ts';
import type { ToastKind } from './toast-kind.ts';
import { useToast, type TOAST_MILLISECONDS } from './use-toast.ts';

interface TellerProps {
  readonly screen: keyof typeof TOAST_MILLISECONDS;
  readonly kind: ToastKind;
}

function Teller({ screen: place, kind }: TellerProps) {
  const toast = useToast(place);
  return (
    <>
      <button onClick={() => toast(kind, 'Nachricht')}>Sagen</button>
      <MessageButton />
    </>
  );
}

beforeEach(() => messageLog.clear());
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
});

const shown = () => document.querySelector('.mantine-Notification-root');
const auth = { authenticated: true, accessToken: 'a', refreshToken: 'r', roles: ['EMPLOYEE'] };

async function tell(props: TellerProps) {
  const rendered = await renderPage({ route: '/', page: <Teller {...props} />, at: '/', auth });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Sagen' }));
  await until(() => shown() !== null);
  return rendered;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Waits while the time of the page stands still, however long the machine takes. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pass(0);
}

test.each([
  ['order', 'success', 5000],
  ['order', 'error', 5000],
  ['password', 'error', 5000],
  ['profile', 'success', 3000],
  ['profile', 'warning', 3000],
] as const)('a message of the %s screens (%s) closes after %i ms', async (place, kind, milliseconds) => {
  await tell({ screen: place, kind });
  await pass(milliseconds - 1000);
  expect(shown()).not.toBeNull();
  await pass(2000);
  await until(() => shown() === null);
});

test('a message stays while the keyboard focus or the pointer rests on it', async () => {
  await tell({ screen: 'profile', kind: 'success' });
  act(() => screen.getByRole('button', { name: 'Meldung schließen' }).focus());
  await pass(10_000);
  expect(shown()).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Sagen' }).focus());
  fireEvent.mouseEnter(shown() ?? document.body);
  await pass(10_000);
  expect(shown()).not.toBeNull();
  fireEvent.mouseLeave(shown() ?? document.body);
  await pass(4000);
  await until(() => shown() === null);
});

test('messages remain readable in a list, until the person signs out', async () => {
  const { session } = await renderPage({
    route: '/',
    page: <Teller screen="profile" kind="warning" />,
    at: '/',
    auth,
  });
  expect(screen.queryByRole('button', { name: /^Mitteilungen/ })).toBeNull();
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Sagen' }));
  await person.click(screen.getByRole('button', { name: 'Sagen' }));
  await person.click(await screen.findByRole('button', { name: 'Mitteilungen (2)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mitteilungen' });
  await waitFor(() => expect(dialog.querySelectorAll('li')).toHaveLength(2));
  expect(dialog.querySelector('li')?.textContent).toMatch(/^Hinweis: Nachricht/);
  act(() => session.clear());
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mitteilungen/ })).toBeNull());
  expect(messageLog.get()).toEqual([]);
});

test('a message in the list is of the day that the product says it is', async () => {
  const clock = createProductClock();
  const answer = new Response(null, { headers: { [PRODUCT_TIME_HEADER]: '2026-10-13T12:00:00Z' } });
  await clock.readOff(() => Promise.resolve(answer))({
    method: 'GET',
    path: '/',
    body: undefined,
    headers: {},
  });
  const page = (
    <ProductClockContext value={clock}>
      <Teller screen="profile" kind="success" />
    </ProductClockContext>
  );
  await renderPage({ route: '/', page, at: '/', auth });
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Sagen' }));
  await person.click(await screen.findByRole('button', { name: /^Mitteilungen/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Mitteilungen' });
  await waitFor(() => expect(dialog.querySelector('time')?.textContent).toContain('13.10.2026'));
});
