import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

const person = userEvent.setup();

/** Rows that are removed at once, after a question in the row, or after one in a dialog. */
function Rows() {
  useKeptFocus();
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (row: string) => setRows(rows.filter((other) => other !== row));
  return (
    <main>
      <h1>Page</h1>
      <section>
        <h2>Rows</h2>
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <li key={row}>
                {asked === row ? (
                  <button type="button" onClick={() => setAsked(null)}>{`keep ${row}`}</button>
                ) : (
                  <button type="button" onClick={() => setAsked(row)}>{`ask ${row}`}</button>
                )}
                <button type="button" onClick={() => remove(row)}>{`remove ${row}`}</button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {asked !== null &&
        createPortal(
          <div data-portal>
            <button
              type="button"
              onClick={() => {
                remove(asked);
                setAsked(null);
              }}
            >
              confirm
            </button>
          </div>,
          document.body,
        )}
    </main>
  );
}

const press = (name: string) => person.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

beforeEach(() => void render(<Rows />));

test('a removed row leaves the focus to the one in its place, then to the last, then to the heading', async () => {
  await press('remove two');
  await waitFor(() => expect(focused()).toBe('ask three'));
  await press('remove three');
  await waitFor(() => expect(focused()).toBe('ask one'));
  await press('remove one');
  await waitFor(() => expect(focused()).toBe('Rows'));
});

test('a button that takes the place of another has the focus', async () => {
  await press('ask two');
  await waitFor(() => expect(focused()).toBe('keep two'));
});

test('a row removed in a dialog leaves the focus to the one in its place', async () => {
  await press('ask one');
  await waitFor(() => expect(focused()).toBe('keep one'));
  await press('confirm');
  await waitFor(() => expect(focused()).toBe('ask two'));
});

test('a focus that a person gave up stays nowhere', async () => {
  screen.getByRole('button', { name: 'ask one' }).focus();
  await person.click(document.body);
  await press('remove two');
  await waitFor(() => expect(focused()).toBe('ask three'));
  await person.click(document.body);
  expect(document.activeElement).toBe(document.body);
});
