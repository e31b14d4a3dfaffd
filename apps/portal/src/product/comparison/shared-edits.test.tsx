import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SharedEdits, useComparisonEdits } from './shared-edits.tsx';

function Edits({ car, leasePackage }: { readonly car: string; readonly leasePackage: string }) {
  const [edits, setEdits] = useComparisonEdits({ car, leasePackage });
  return (
    <>
      <button type="button" onClick={() => setEdits({ electricityPrice: 3000, residual: 1, incomeBand: 2 })}>
        {`${car} ${leasePackage}`}
      </button>
      <output>{Object.keys(edits).join(' ')}</output>
    </>
  );
}

test('another package keeps the assumptions that hold for it too, another car keeps none', async () => {
  render(
    <SharedEdits>
      <Edits car="1" leasePackage="7" />
      <Edits car="1" leasePackage="8" />
      <Edits car="2" leasePackage="9" />
    </SharedEdits>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: '1 7' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'electricityPrice residual incomeBand',
    'electricityPrice incomeBand',
    '',
  ]);
});
