import { calendarDate } from '@stromwandel/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createOrderingPerson, createTestOffer, orderJourney } from '../../../testing/order-journey.ts';
import type { OrderRow } from '../record/order-record.ts';
import { openPrivateSnapshot, sealPrivateSnapshot } from '../record/private-order.ts';
import { recalculateOrder } from './recalculate-order.ts';
import type { OrderSnapshot, PrivateSnapshot } from '../record/snapshot.ts';

let server: TestApp;
let row: OrderRow;

beforeAll(async () => {
  server = await createTestApp();
  const person = await createOrderingPerson(server);
  await orderJourney(server).create(person, await createTestOffer(server));
  const [created] = await server.db.select().from(orders);
  if (!created) throw new Error('The order is gone');
  row = created;
});
afterAll(() => server.close());

const recalculated = (changed: Partial<OrderRow>) =>
  recalculateOrder(server.services.seal, { ...row, ...changed });

function withPrivate(change: (own: PrivateSnapshot) => PrivateSnapshot): Partial<OrderRow> {
  const { seal } = server.services;
  return { privateSnapshot: sealPrivateSnapshot(seal, row, change(openPrivateSnapshot(seal, { row }))) };
}

test('recalculates an order to its frozen result', () => {
  expect(recalculated({})).toEqual([]);
});

test('reports a frozen amount that differs by a cent, with both figures', () => {
  const takeHome = openPrivateSnapshot(server.services.seal, { row }).taxResult.after.takeHome;
  const changed = withPrivate(({ taxResult, ...own }) => ({
    ...own,
    taxResult: {
      ...taxResult,
      after: { ...taxResult.after, takeHome: takeHome + 0.01 },
    },
  }));
  expect(recalculated(changed)).toEqual([
    { path: 'after.takeHome', frozen: takeHome + 0.01, recalculated: takeHome },
  ]);
});

test('freezes the rate of the month in which the car is expected, and reports one that differs by a cent', () => {
  const { rateAtDelivery, taxResult } = openPrivateSnapshot(server.services.seal, { row });
  expect(rateAtDelivery).toEqual({
    law: { payrollMonth: expect.stringMatching(/^2027-/), year: 2026, state: 'ASSUMED' },
    userPriceEur: taxResult.userPrice,
  });
  const changed = withPrivate((own) => ({
    ...own,
    rateAtDelivery: rateAtDelivery && { ...rateAtDelivery, userPriceEur: rateAtDelivery.userPriceEur + 0.01 },
  }));
  expect(recalculated(changed).map(({ path }) => path)).toEqual(['rateAtDelivery.userPriceEur']);
});

test('reports a frozen later benefit that differs by a cent', () => {
  const changed = withPrivate(({ later, ...own }) => ({
    ...own,
    later: {
      ...later,
      rows: later.rows.map((row) =>
        row.benefit === 'krankengeld' ? { ...row, lostPerMonthEur: (row.lostPerMonthEur ?? 0) + 0.01 } : row,
      ),
    },
  }));
  expect(recalculated(changed).map(({ path }) => path)).toEqual(['later.rows.1.lostPerMonthEur']);
});

test('computes the frozen comparison again from its own assumptions, not from those of today', () => {
  const { comparison } = openPrivateSnapshot(server.services.seal, { row });
  const figures = {
    ...comparison.figures,
    insuranceMedium: { ...comparison.figures.insuranceMedium, value: 1 },
  };
  const sum = comparison.columns.PRIVATE_LEASE.sum?.perMonthEur ?? 0;
  const frozen = (change: Partial<PrivateSnapshot['comparison']>) =>
    recalculated(withPrivate((own) => ({ ...own, comparison: { ...comparison, ...change } })));
  const premium = { ...comparison.premium, baseEur: comparison.premium.baseEur - 360 };
  const lower = frozen({ premium }).find(
    ({ path }) => path === 'comparison.columns.PRIVATE_LEASE.sum.perMonthEur',
  );
  // 360 € less premium over 36 months.
  expect(lower).toMatchObject({ frozen: sum, recalculated: sum + 10 });
  const paths = frozen({ figures }).map(({ path }) => path);
  expect(paths).toContain('comparison.columns.PURCHASE.rows.INSURANCE.perMonthEur');
  const columns = structuredClone(comparison.columns);
  if (columns.PURCHASE.sum) columns.PURCHASE.sum.ofTermEur += 0.01;
  expect(frozen({ columns }).map(({ path }) => path)).toEqual(['comparison.columns.PURCHASE.sum.ofTermEur']);
});

test('ignores figures that a later version adds', () => {
  const changed = withPrivate(({ taxResult, ...own }) => {
    const { warnings: _later, ...earlier } = taxResult;
    return { ...own, taxResult: earlier as typeof taxResult }; // as an earlier version froze it
  });
  expect(recalculated(changed)).toEqual([]);
});

test('reports a frozen payroll month that differs', () => {
  const snapshot = row.snapshot as OrderSnapshot; // as the creation of the order wrote it
  const { calculation } = snapshot;
  const moved = { ...calculation, terms: { ...calculation.terms, payrollMonth: calendarDate('2025-06-01') } };
  const paths = recalculated({ snapshot: { ...snapshot, calculation: moved } }).map(({ path }) => path);
  expect(paths).toContain('law.version');
});

test('reports an order that can no longer be calculated', () => {
  const snapshot = row.snapshot as OrderSnapshot; // as the creation of the order wrote it
  const { calculation } = snapshot;
  const moved = { ...calculation, terms: { ...calculation.terms, payrollMonth: calendarDate('2031-01-01') } };
  expect(recalculated({ snapshot: { ...snapshot, calculation: moved } })).toEqual([
    { path: '', frozen: 'a result', recalculated: expect.any(String) },
  ]);
});
