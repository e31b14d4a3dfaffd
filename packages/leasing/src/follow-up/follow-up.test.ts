import { calendarDate } from '@stromwandel/kernel';
import { expect, test } from 'vitest';
import { END_CHOICES, LEASE_STATES } from '../lease.ts';
import { followUpPlan, takesFollower } from './follow-up.ts';

test('only a driven car whose employee chose a follow-up car takes a follower', () => {
  const taking = LEASE_STATES.flatMap((state) =>
    [...END_CHOICES, null]
      .filter((endChoice) => takesFollower({ state, endChoice }))
      .map((one) => [state, one]),
  );
  expect(taking).toEqual([['ACTIVE', 'FOLLOW_UP']]);
});

test.each([
  ['2029-01-20', '2029-03-16', 0],
  ['2029-03-16', '2029-03-16', 0],
  ['2029-03-17', '2029-03-17', 1],
  ['2029-04-30', '2029-04-30', 45],
])('a car that arrives on %s is handed over on %s, %i days late', (arrivesOn, handoverOn, lateDays) => {
  const plan = followUpPlan(calendarDate('2029-03-16'), calendarDate(arrivesOn));
  expect(plan).toEqual({ handoverOn, lateDays });
});
