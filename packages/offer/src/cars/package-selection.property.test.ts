import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cheapestPackage,
  packageChoices,
  reselectPackage,
  type SelectablePackage,
} from './package-selection.ts';

const packages = fc.uniqueArray(
  fc.record<SelectablePackage>({
    id: fc.integer({ min: 1, max: 999 }),
    durationMonths: fc.constantFrom(24, 36, 48),
    kmPerYear: fc.constantFrom(10_000, 15_000, 20_000, 25_000, 30_000),
    tires: fc.constantFrom('ALL_SEASON', 'SUMMER_WINTER_SETS'),
    userPrice: fc.option(fc.integer({ min: 0, max: 900 })),
    totalMonthlyGrossCostCents: fc.integer({ min: 1, max: 2000 }),
  }),
  { selector: (one) => one.id, minLength: 1, maxLength: 30 },
);

test('preselects a package with the lowest price', () =>
  fc.assert(
    fc.property(packages, (all) => {
      const prices = all.flatMap(({ userPrice }) => (userPrice === null ? [] : [userPrice]));
      expect(cheapestPackage(all)?.userPrice ?? Infinity).toBe(Math.min(...prices));
    }),
  ));

test('ignores the order of the list', () =>
  fc.assert(
    fc.property(packages, (all) => {
      expect(cheapestPackage(all.toReversed())).toBe(cheapestPackage(all));
    }),
  ));

test('offers only choices that lead to a package with it and keep earlier choices', () =>
  fc.assert(
    fc.property(packages, fc.nat(), (all, index) => {
      const selected = all[index % all.length]!; // the list is never empty
      const choices = packageChoices(all, selected);
      for (const durationMonths of choices.durations) {
        expect(reselectPackage(all, selected, { durationMonths })).toMatchObject({ durationMonths });
      }
      const { durationMonths } = selected;
      for (const kmPerYear of choices.kilometers) {
        expect(reselectPackage(all, selected, { kmPerYear })).toMatchObject({ durationMonths, kmPerYear });
      }
      for (const tires of choices.tires) {
        const { kmPerYear } = selected;
        expect(reselectPackage(all, selected, { tires })).toMatchObject({ durationMonths, kmPerYear, tires });
      }
    }),
  ));
