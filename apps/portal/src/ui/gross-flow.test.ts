import { cents } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { carriedOf, grossFlowGeometry } from './gross-flow.ts';

const example = {
  today: { netCents: cents(3062), chargesCents: cents(1045), taxCents: cents(743) },
  withCar: { netCents: cents(2750), rateCents: cents(412), chargesCents: cents(999), taxCents: cents(689) },
};

test('both bars fill the drawing to one scale', () => {
  const { today, withCar } = grossFlowGeometry(example, 92, 852);
  expect(today.net.start).toBe(92);
  expect(today.tax.end).toBeCloseTo(852, 6);
  expect(withCar.tax.end).toBeCloseTo(852, 6);
  expect(withCar.rate.end - withCar.rate.start).toBeCloseTo((412 / 4850) * 760, 6);
});

test('the lens divides the rate into net pay, charges and tax', () => {
  const { lens, paidFromNetPercent } = grossFlowGeometry(example, 0, 412);
  expect(lens.net.end).toBeCloseTo(312, 6);
  expect(lens.charges.end - lens.charges.start).toBeCloseTo(46, 6);
  expect(lens.tax.end).toBeCloseTo(412, 6);
  expect(paidFromNetPercent).toBe(76);
});

test('tax that rises carries nothing of the rate', () => {
  const { lens, paidFromNetPercent } = grossFlowGeometry(
    {
      today: { netCents: cents(2000), chargesCents: cents(500), taxCents: cents(100) },
      withCar: {
        netCents: cents(1690),
        rateCents: cents(300),
        chargesCents: cents(500),
        taxCents: cents(110),
      },
    },
    0,
    100,
  );
  expect(lens).toEqual({
    net: { start: 0, end: 100 },
    charges: { start: 100, end: 100 },
    tax: { start: 100, end: 100 },
  });
  expect(paidFromNetPercent).toBe(100);
});

test.each([
  // Charges fall by 50, and tax rises by less, or by more.
  [450, 120, { charges: 30, tax: 0 }],
  [450, 160, { charges: 0, tax: 0 }],
  [505, 80, { charges: 0, tax: 15 }],
])('charges of %i and tax of %i carry of the rate %j', (charges, tax, carried) => {
  const today = { netCents: cents(2000), chargesCents: cents(500), taxCents: cents(100) };
  const withCar = {
    netCents: cents(1700),
    rateCents: cents(300),
    chargesCents: cents(charges),
    taxCents: cents(tax),
  };
  expect(carriedOf({ today, withCar })).toEqual(carried);
});

test('an empty payslip draws nothing and breaks nothing', () => {
  const nothing = { netCents: cents(0), chargesCents: cents(0), taxCents: cents(0) };
  const { today, lens } = grossFlowGeometry(
    { today: nothing, withCar: { ...nothing, rateCents: cents(0) } },
    0,
    100,
  );
  expect(today.tax.end).toBe(0);
  expect(lens.net.end).toBe(0);
});
