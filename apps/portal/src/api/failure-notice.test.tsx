import { ApiError } from '@stromwandel/api-spec';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPortal } from '../testing/render-portal.tsx';
import { FailureNotice } from './failure-notice.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tooMany = (retryAfterSeconds?: number): ApiError =>
  new ApiError(429, {
    type: 'about:blank',
    title: 'x',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    ...(retryAfterSeconds !== undefined && { params: { retryAfterSeconds } }),
  });

function pass(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

test('the wait is told in figures and counts down; only its end is read out again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await renderPortal(<FailureNotice failure={tooMany(150)} />);
  const alert = screen.getByRole('alert');
  const live = () => alert.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(alert.textContent).toBe(
    'Das waren zu viele Versuche. Bitte versuchen Sie es in 3 Minuten noch einmal.',
  );
  expect(live()).toBe('off');
  pass(31);
  expect(alert.textContent).toContain('in 2 Minuten');
  pass(79);
  expect(alert.textContent).toContain('in 40 Sekunden');
  pass(40);
  expect(alert.textContent).toBe('Sie können es jetzt noch einmal versuchen.');
  expect(live()).toBe('polite');
});

test('English says it as well', async () => {
  await renderPortal(<FailureNotice failure={tooMany(45)} />, { language: 'en' });
  expect(screen.getByRole('alert').textContent).toBe(
    'There were too many attempts. Please try again in 45 seconds.',
  );
});

test('a refusal without figures, another failure and a sentence are told as they are', async () => {
  await renderPortal(<FailureNotice failure={tooMany()} />);
  expect(screen.getByRole('alert').textContent).toContain('in 1 Minute');
  cleanup();
  await renderPortal(<FailureNotice failure={new TypeError('fetch failed')} />);
  expect(screen.getByRole('alert').textContent).toContain('Keine Verbindung');
  cleanup();
  await renderPortal(<FailureNotice failure="So geht es nicht." />);
  expect(screen.getByRole('alert').textContent).toBe('So geht es nicht.');
});
