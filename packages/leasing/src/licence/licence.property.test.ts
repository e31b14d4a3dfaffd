import { addDays, calendarDate, type CalendarDate } from '@stromwandel/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  LICENCE_INTERVALS,
  licenceDueOn,
  licenceGraceEnd,
  licenceMailsDue,
  licenceStanding,
  mayCheck,
  mayConsent,
  mayInvite,
  OVERDUE_MAIL,
  type Driver,
  type DriverCircle,
  type DriverRelation,
} from './licence.ts';

const FIRST = calendarDate('2027-01-01');
const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(FIRST, days));
const wait = fc.integer({ min: 0, max: 60 });
const check = fc.record({ waits: wait, does: fc.constantFrom('CHECK', 'CHECK', 'LOSE', 'WAIT') });

/** Mails begin when the licence is asked for; the last one comes when driving is forbidden. None after a loss. */
function mailsFollow(
  { dueOn, lostOn }: { readonly dueOn: CalendarDate | null; readonly lostOn: CalendarDate | null },
  today: CalendarDate,
): boolean {
  if (dueOn === null || lostOn !== null) return true;
  const mails = licenceMailsDue(dueOn, today);
  const standing = licenceStanding({ dueOn, lostOn }, today);
  const isLate = today > licenceGraceEnd(dueOn);
  return (
    mails > 0 === (standing !== 'VALID') &&
    (mails === OVERDUE_MAIL) === isLate &&
    (standing === 'OVERDUE') === isLate
  );
}

test('a licence can be checked exactly while it is asked for; its mails follow its standing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LICENCE_INTERVALS),
      fc.option(day),
      fc.array(check, { maxLength: 40 }),
      (interval, validUntil, moves) => {
        let today = FIRST;
        let checkedOn: typeof FIRST | null = null;
        let lostOn: typeof FIRST | null = null;
        for (const { waits, does } of moves) {
          today = addDays(today, waits);
          const dueOn = licenceDueOn({ checkedOn, validUntil }, interval, FIRST);
          const facts = { dueOn, lostOn };
          const standing = licenceStanding(facts, today);
          expect(mayCheck(facts, today).ok).toBe(standing !== 'VALID');
          expect(standing === 'LOST').toBe(lostOn !== null);
          expect(mailsFollow(facts, today)).toBe(true);
          if (does === 'LOSE') lostOn ??= today;
          if (does === 'CHECK' && standing !== 'VALID') [checkedOn, lostOn] = [today, null];
        }
      },
    ),
  );
});

const drive = fc.record({
  waits: wait,
  does: fc.constantFrom('INVITE', 'INVITE', 'CONSENT', 'END'),
  at: fc.nat({ max: 5 }),
  relation: fc.constantFrom('PARTNER' as const, 'CHILD' as const, 'OTHER' as const),
  bornOn: fc.integer({ min: 17 * 365, max: 78 * 365 }).map((days) => addDays(FIRST, -days)),
});

const isInCircle = (relation: DriverRelation, circle: DriverCircle) =>
  circle === 'ANYONE' || circle === 'HOUSEHOLD' || relation === circle;

test('a lease never has more drivers than allowed, none outside the circle, and each consents once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<DriverCircle>('ANYONE', 'HOUSEHOLD', 'PARTNER', 'NONE'),
      fc.nat({ max: 3 }),
      fc.array(drive, { maxLength: 40 }),
      (circle, most, moves) => {
        const drivers: Driver[] = [];
        const named = () => drivers.filter(({ state }) => state !== 'ENDED').length;
        let today = FIRST;
        for (const { waits, does, at, relation, bornOn } of moves) {
          today = addDays(today, waits);
          const driver = drivers[at];
          const invites = does === 'INVITE' && mayInvite({ relation, circle, named: named(), most }).ok;
          const consents = does === 'CONSENT' && driver !== undefined && mayConsent(driver, bornOn, today).ok;
          expect(invites && !isInCircle(relation, circle)).toBe(false);
          expect(consents && (driver.state !== 'INVITED' || today > driver.invitedUntil)).toBe(false);
          if (invites) drivers.push({ state: 'INVITED', invitedUntil: addDays(today, 30) });
          if (driver && does === 'END') drivers[at] = { ...driver, state: 'ENDED' };
          if (consents) drivers[at] = { ...driver, state: 'ACTIVE' };
          const used = { ok: false, error: { code: 'USED_CODE' } };
          const active = drivers.filter(({ state }) => state === 'ACTIVE');
          expect(active.map((one) => mayConsent(one, bornOn, today))).toEqual(active.map(() => used));
          expect(named()).toBeLessThanOrEqual(most);
        }
      },
    ),
  );
});
