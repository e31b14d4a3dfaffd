import { addDays, calendarDate } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import {
  licenceDueOn,
  licenceMailsDue,
  licenceStanding,
  mayCheck,
  mayConsent,
  mayInvite,
  type LicenceInterval,
} from './licence.ts';

const day = calendarDate;
const CHECKED = { checkedOn: day('2026-03-31'), validUntil: null };
const HANDOVER = day('2026-05-01');

it.each<[LicenceInterval, string | null, string | null]>([
  ['MONTHS_6', null, '2026-09-30'],
  ['MONTHS_12', null, '2027-03-31'],
  ['ON_CAUSE', null, null],
  ['ON_CAUSE', '2028-01-10', '2028-01-10'],
  ['MONTHS_12', '2026-12-01', '2026-12-01'],
  ['MONTHS_6', '2026-04-01', '2026-05-01'],
])('checks again by %s, a licence that ends %s on %s', (interval, until, dueOn) => {
  const checked = { ...CHECKED, validUntil: until === null ? null : day(until) };
  expect(licenceDueOn(checked, interval, HANDOVER)).toBe(dueOn);
});

it('is due on the first day of driving without a result', () => {
  expect(licenceDueOn({ checkedOn: null, validUntil: null }, 'ON_CAUSE', HANDOVER)).toBe(HANDOVER);
});

it.each<[number, string, number]>([
  [-22, 'VALID', 0],
  [-21, 'DUE', 1],
  [-1, 'DUE', 1],
  [0, 'DUE', 2],
  [7, 'DUE', 3],
  [14, 'DUE', 3],
  [15, 'OVERDUE', 4],
])('%i days after the due day a licence is %s, with %i mails', (days, standing, mails) => {
  const dueOn = day('2026-09-30');
  const today = addDays(dueOn, days);
  expect(licenceStanding({ dueOn, lostOn: null }, today)).toBe(standing);
  expect(licenceMailsDue(dueOn, today)).toBe(mails);
  expect(mayCheck({ dueOn, lostOn: null }, today).ok).toBe(standing !== 'VALID');
});

it('a reported loss counts at once, and only the next check ends it', () => {
  const lost = { dueOn: null, lostOn: day('2026-06-01') };
  expect(licenceStanding(lost, day('2026-06-01'))).toBe('LOST');
  expect(mayCheck(lost, day('2026-06-01')).ok).toBe(true);
});

it.each([
  ['NONE', 'PARTNER', 'DRIVERS_NOT_ALLOWED'],
  ['PARTNER', 'CHILD', 'DRIVERS_NOT_ALLOWED'],
  ['PARTNER', 'PARTNER', null],
  ['HOUSEHOLD', 'OTHER', null],
  ['ANYONE', 'CHILD', null],
] as const)('with the circle %s a %s: %s', (circle, relation, refused) => {
  const decision = mayInvite({ circle, relation, named: 3, most: 4 });
  expect(decision.ok ? null : decision.error.code).toBe(refused);
});

it('refuses the person after the last one', () => {
  const decision = mayInvite({ circle: 'ANYONE', relation: 'OTHER', named: 4, most: 4 });
  expect(decision).toEqual({ ok: false, error: { code: 'TOO_MANY_DRIVERS', most: 4 } });
});

it.each([
  ['2008-11-28', 'AGE_NOT_ALLOWED'],
  ['2008-11-27', null],
  ['1950-11-28', null],
  ['1950-11-27', 'AGE_NOT_ALLOWED'],
])('of a person born on %s the consent: %s', (bornOn, refused) => {
  const driver = { state: 'INVITED', invitedUntil: day('2026-12-01') } as const;
  const decision = mayConsent(driver, day(bornOn), day('2026-11-27'));
  expect(decision.ok ? null : decision.error.code).toBe(refused);
});

it.each([
  ['ACTIVE', '2026-11-27', 'USED_CODE'],
  ['ENDED', '2026-11-27', 'DRIVER_ENDED'],
  ['INVITED', '2026-12-02', 'EXPIRED_CODE'],
] as const)('a link of a driver %s says so', (state, today, refused) => {
  const decision = mayConsent({ state, invitedUntil: day('2026-12-01') }, day('1990-01-01'), day(today));
  expect(decision.ok ? null : decision.error.code).toBe(refused);
});
