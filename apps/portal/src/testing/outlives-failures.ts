import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { problem, type Answer } from './render-page.tsx';

/** The contents of the fields of the page, in their order. */
function entered(): unknown[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=search]), textarea, select');
  return [...fields].map(({ type, checked, value, files }) => {
    if (type === 'file') return files?.length;
    return type === 'checkbox' || type === 'radio' ? checked : value;
  });
}

/** What has the focus; the body has it where it got lost. */
const focused = () => document.querySelector('body :focus');

const TROUBLES: readonly (readonly [answer: Answer | undefined, words: string])[] = [
  // A proxy before the server says no more than a status.
  [{ status: 500, json: null }, 'Bei uns ist etwas schiefgegangen'],
  [{ status: 429, json: null }, 'zu viele Versuche'],
  [{ status: 503, json: null }, 'kurz nicht erreichbar'],
  [undefined, 'Keine Verbindung'],
  [problem(409, 'ORDER_ENDED'), 'Diese Bestellung ist beendet.'],
];

interface Sent {
  /** Answers of the server under test, which change from try to try. */
  readonly answers: Record<string, Answer>;
  readonly call: string;
  readonly send: () => Promise<void>;
  /** What the page says of a refusal in words of its own, so that nothing may be learnt from it. */
  readonly ofRefusal?: RegExp;
  /** A message of the corner says it, and the button that was pressed has the focus again. */
  readonly asToast?: boolean;
}

/**
 * Sends a filled form again and again, each time against another failure: the page says why, what was entered stays, and
 * what failed has the focus. For forms that are no `SentForm`, whose own test proves the same for all others.
 */
export async function outlivesFailures({
  answers,
  call,
  send,
  ofRefusal,
  asToast = false,
}: Sent): Promise<void> {
  const before = entered();
  for (const [answer, words] of TROUBLES) {
    if (answer === undefined) delete answers[call];
    else answers[call] = answer;
    await send();
    if (answer?.status === 409 && ofRefusal) {
      await screen.findByText(ofRefusal);
    } else {
      const said = () => screen.getAllByRole('alert').find(({ textContent }) => textContent.includes(words));
      await waitFor(() => expect(said(), words).toBeDefined());
      if (!asToast) await waitFor(() => expect(focused()?.contains(said() ?? null), words).toBe(true));
      else await waitFor(() => expect(focused()?.tagName, words).toBe('BUTTON'));
    }
    expect(entered(), words).toEqual(before);
  }
}
