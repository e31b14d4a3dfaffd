import type { SalaryInfo } from '@stromwandel/api-spec';
import { expect, it } from 'vitest';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';
import { findChanges } from './find-changes.ts';
import type { CurrentOffer } from '../record/offer-store.ts';
import { tellChange } from '../record/recorded-changes.ts';

const offer = {
  vehicle: { id: 1 },
  leasePackage: { id: 1 },
  color: { name: 'Blau' },
  delivery: { name: 'Abholung' },
};

function changeOf(before: Partial<SalaryInfo>, after: Partial<SalaryInfo>) {
  // Holds only what is compared; `findChanges` ignores the rest of a snapshot.
  const snapshot = { ...offer, salaryInfo: sampleSalaryInfo(before) } as unknown as Parameters<
    typeof findChanges
  >[0];
  // Holds only what is compared.
  const change = findChanges(snapshot, offer as unknown as CurrentOffer, sampleSalaryInfo(after));
  return change && { ...change, note: tellChange(change.note, 'de') };
}

it('takes absent hours for full time, so that saving them changes nothing', () => {
  expect(changeOf({}, { weeklyHours: 40 })).toBeNull();
  expect(changeOf({}, { weeklyHours: null, maintainedPeople: null })).toBeNull();
});

it('reports changed hours and dependants', () => {
  expect(changeOf({}, { weeklyHours: 37.5 })).toEqual({
    reason: 'SALARY_DATA_CHANGED',
    note: 'Vertragliche Wochenstunden: 40 → 37,5',
  });
  expect(changeOf({ maintainedPeople: 1 }, { maintainedPeople: 2 })?.note).toBe('Unterhaltspflichten: 1 → 2');
});
