import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { retentionEnd } from './retention-end.ts';

test.each([
  // Signed and handed over: counted from the end of the year in which the lease ended.
  [true, '2026-12-10', '2026-12-10', 36, '2037-12-31'],
  [true, '2026-12-10', '2026-12-10', 12, '2035-12-31'],
  // Signed, but ended before the handover.
  [true, '2026-12-10', null, 36, '2034-12-31'],
  [true, '2027-01-01', null, 36, '2035-12-31'],
  // Never signed.
  [false, '2026-12-10', null, 36, '2029-12-31'],
])(
  'signed %s, ended %s, handed over %s for %i months: kept until %s',
  (isSigned, ended, handedOver, durationMonths, end) => {
    const endedOn = calendarDate(ended);
    const handedOverOn = handedOver === null ? null : calendarDate(handedOver);
    expect(retentionEnd({ isSigned, endedOn, handedOverOn, durationMonths })).toBe(end);
  },
);
