import { calendarDate } from '@stromwandel/kernel';
import { describe, expect, it } from 'vitest';
import { seizureLimitsOn, type SeizureLimits } from './law/seizure-limits.ts';
import { maintainedPeople, seizablePay } from './seizable-pay.ts';
import { sampleEmployee } from './testing/sample-people.ts';

function limits(day: string): SeizureLimits {
  const found = seizureLimitsOn(calendarDate(day));
  if (!found) throw new Error(day);
  return found;
}

describe('seizable pay', () => {
  it.each([
    ['2025-07-01', 155_999, 0, 0],
    ['2025-07-01', 156_000, 0, 350],
    ['2026-06-30', 156_999, 0, 350],
    ['2026-07-01', 158_999, 0, 0],
    ['2026-07-01', 159_000, 0, 182],
    ['2026-07-01', 300_000, 0, 98_882],
    ['2026-07-01', 300_000, 1, 40_759],
    ['2026-07-01', 300_000, 2, 19_294],
    ['2026-07-01', 400_000, 5, 4838],
    ['2026-07-01', 400_000, 9, 4838],
  ])('from %s on %i cents net with %i people is %i cents', (day, net, people, expected) => {
    expect(seizablePay(net, people, limits(day))).toBe(expected);
  });

  it('takes everything above the upper limit', () => {
    const atLimit = seizablePay(486_630, 5, limits('2026-07-01'));
    expect(seizablePay(496_630, 5, limits('2026-07-01'))).toBe(atLimit + 10_000);
  });

  it('counts children under 25 and the partner in class III, unless the number is known', () => {
    const parent = sampleEmployee({ children: true, childrenUnder25: 2 });
    expect(maintainedPeople(parent)).toBe(2);
    expect(maintainedPeople({ ...parent, taxClass: 3 })).toBe(3);
    expect(maintainedPeople({ ...parent, maintenanceObligations: 0 })).toBe(0);
    expect(maintainedPeople(sampleEmployee({ children: false, childrenUnder25: 2 }))).toBe(0);
  });
});
