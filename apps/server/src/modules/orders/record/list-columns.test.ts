import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { listColumns } from './list-columns.ts';

// Holds only what the columns are made from.
const snapshot = {
  person: { firstName: 'Eva', lastName: 'Öz', employeeId: null },
  vehicle: { brand: 'VW', model: 'ID.4', trimLevel: null },
  leasePackage: { totalMonthlyGrossCostCents: 51_500, durationMonths: 48 },
  employer: { name: 'Nordwerk GmbH' },
  calculation: { terms: {} },
} as unknown as Parameters<typeof listColumns>[0];
// Holds only what the columns are made from.
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
])('rounds exact %i cents of the employer to %i: in steps of 5 EUR, half away from zero', (exact, told) => {
  const employer = { saving: cents(exact), result: cents(-exact) };
  const { employerSavingCents, employerResultCents } = listColumns(snapshot, own, employer);
  // Turns -0 into 0 for the comparison.
  expect([employerSavingCents + 0, 0 - employerResultCents]).toEqual([told, told]);
});
