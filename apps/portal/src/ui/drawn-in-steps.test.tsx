import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { DrawnInSteps } from './drawn-in-steps.tsx';

test('draws the first part, then one more at a time, and later ones at once', async () => {
  const seen: (string | null)[] = [];
  const shown = (parts: readonly string[]) => (
    <Profiler id="steps" onRender={() => seen.push(document.body.textContent)}>
      <DrawnInSteps>
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </DrawnInSteps>
    </Profiler>
  );
  const { rerender } = render(shown(['a', 'b', 'c']));
  await act(async () => undefined);
  expect(document.body.textContent).toBe('abc');
  expect(seen).toEqual(expect.arrayContaining(['a', 'ab', 'abc']));
  seen.length = 0;
  rerender(shown(['a', 'x', 'b', 'c']));
  expect(document.body.textContent).toBe('axbc');
});
