import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleComparisonDefaults } from '../../../product/comparison/testing/sample-comparison-defaults.ts';
import { sampleTaxResult } from '../../../product/payslip/testing/sample-tax-result.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { sampleListItem } from '../testing/sample-list-item.ts';
import ComparePage from './compare-page.tsx';

/** Anna's ID.4: 351.66 EUR net, 567 EUR private, 48 months. */
const PACKAGE = {
  id: 70,
  durationMonths: 48,
  kmPerYear: 10_000,
  tires: 'ALL_SEASON',
  grossComparisonCostEur: 567,
  grossRetailPriceEur: 46_520,
  totalMonthlyGrossCostEur: 515,
  estimateRange: { fromEur: 340, toEur: 351.66 },
};
const cells = async () => {
  const row = await screen.findByRole('row', { name: /^Gegenüber Privatleasing, mit Prämie/ });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));
};

function open(userPrice: number | null, privateEur: number, childrenUnder25: number) {
  const car = {
    id: 7,
    driveType: 'ELECTRIC',
    consumption: null,
    dimensions: null,
    vehicleDetails: { technicalDetails: [], standardEquipment: [], specialEquipment: [] },
    leasePackages: [{ ...PACKAGE, userPrice, grossComparisonCostEur: privateEur }],
  };
  return renderPortal(<ComparePage />, {
    path: '/compare',
    at: '/compare?cars=7',
    ...(userPrice !== null && { roles: ['EMPLOYEE'] }),
    answer: ({ path }) => {
      if (path === '/v1/search') return Response.json([sampleListItem({ yourLeaseFrom: userPrice })]);
      if (path === '/v1/vehicle/7') return Response.json(car);
      if (path === '/v1/comparison-defaults') return Response.json(sampleComparisonDefaults());
      if (path.includes('70') && path.includes('tax')) {
        return Response.json({ ...sampleTaxResult, userPrice: 351.66, term: null });
      }
      if (path === '/v1/user/info')
        return Response.json({ salaryInfo: { childrenUnder25, childrenAllowances: 0 } });
      return Response.json({}, { status: 404 });
    },
  });
}

test.each([
  [351.66, 567, 0, 'rund 111 € günstiger (24 %)'],
  // Each child of the salary data is worth 500 EUR of premium to private buyers.
  [351.66, 567, 2, 'rund 90 € günstiger (20 %)'],
  [351.66, 438, 0, 'privat rund 18 € günstiger'],
  [null, 567, 0, 'vermutlich rund 111 € günstiger (24 %)'],
])('a rate of %s against %s EUR with %s children is %s', async (userPrice, privateEur, children, verdict) => {
  await open(userPrice, privateEur, children);
  await waitFor(async () => expect(await cells()).toEqual([verdict]));
});
