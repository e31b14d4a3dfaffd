import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnbrokenText } from './unbroken-text.tsx';

test.each([
  ['Sie bekommen eine E-Mail mit Datum.', ['E-Mail']],
  ['E-Mails an Ihre E-Mail-Adresse, per Willkommens-E-Mail', ['E-Mails', 'E-Mail', 'E-Mail']],
  ['Der Elektro-Bonus steht im Gesetz – nicht hier.', []],
])('%s', (text, compounds) => {
  const { container } = render(<UnbrokenText text={text} />);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(compounds);
  // For searches, copies and screen readers it stays the text that was written.
  expect(container.textContent).toBe(text);
});
