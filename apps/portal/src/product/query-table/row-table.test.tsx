import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RowTable } from './row-table.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function draw(phone: boolean, card?: (row: { line: number }) => string): void {
  const media = { matches: phone, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => media);
  render(
    <RowTable
      label="Problems"
      columns={[
        { title: 'Line', cell: ({ line }) => line },
        { title: 'What is there', cell: ({ value }) => value },
      ]}
      rows={[
        { line: 2, value: '1.200' },
        { line: 7, value: '' },
      ]}
      rowKey={({ line }) => line}
      {...(card && { card })}
    />,
  );
}

test('rows are a table where there is room for one', () => {
  draw(false);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Line',
    'What is there',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('on a phone each row is a card that names its columns and leaves out what is empty', () => {
  draw(true);
  expect(screen.queryByRole('table')).toBeNull();
  const cards = screen.getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Line2What is there1.200', 'Line7']);
});

test('on a phone a list with a card of its own shows that', () => {
  draw(true, ({ line }) => `Line no. ${line}`);
  const cards = screen.getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Line no. 2', 'Line no. 7']);
});
