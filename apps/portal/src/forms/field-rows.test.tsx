import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FieldRows } from './field-rows.tsx';

function Rows() {
  const [rows, setRows] = useState(['Ost', 'West', 'Süd']);
  return (
    <MantineProvider env="test">
      <FieldRows
        rows={rows}
        removeLabel={(index) => `${rows[index] ?? ''} entfernen`}
        onRemove={(removed) => setRows(rows.filter((_row, index) => index !== removed))}
        addLabel="Zeile hinzufügen"
        onAdd={() => undefined}
      >
        {(index) => <span>{rows[index]}</span>}
      </FieldRows>
    </MantineProvider>
  );
}

test('after a removal the focus is on the row in its place, then on adding a row', async () => {
  render(<Rows />);
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const seen = [];
  for (const name of ['Ost', 'Süd', 'West']) {
    await userEvent.click(screen.getByRole('button', { name: `${name} entfernen` }));
    seen.push(focused());
  }
  expect(seen).toEqual(['West entfernen', 'West entfernen', 'Zeile hinzufügen']);
});
