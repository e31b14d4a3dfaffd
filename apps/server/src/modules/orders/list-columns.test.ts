import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { listColumns } from './list-columns.ts';

// Only what the columns are made from; the rest of a snapshot plays no part.
const snapshot = {
  person: { firstName: 'Eva', lastName: 'Öz', employeeId: null },
  vehicle: { brand: 'VW', model: 'ID.4', trimLevel: null },
  leasePackage: { totalMonthlyGrossCostCents: 51_500, durationMonths: 48 },
  employer: { name: 'Nordwerk GmbH' },
} as unknown as Parameters<typeof listColumns>[0];
// As above.
const own = { taxResult: { salarySacrificeData: { employerContribution: 0 } } } as unknown as Parameters<
  typeof listColumns
>[1];

test.each([
  [0, 0],
  [249, 0],
  [250, 500],
  [749, 500],
  [750, 1000],
  [-249, 0],
  [-250, -500],
  [-749, -500],
])(
  'shows an exact saving or result of %i cents as %i: in full 5 EUR, half of them away from zero',
  (exact, told) => {
    const amount = cents(exact);
    const columns = listColumns(snapshot, own, { saving: amount, result: amount });
    // Adding zero turns a negative zero into zero.
    expect([columns.employerSavingCents + 0, columns.employerResultCents + 0]).toEqual([told, told]);
  },
);
