import { expect, test } from 'vitest';
import {
  CAR_PARTS,
  carPlan,
  chooseParts,
  markedParts,
  markOf,
  MOST_MARKS,
  PLAN_BODIES,
  pressPlan,
} from './car-plan.ts';

const SEDAN = carPlan('SEDAN');

test.each(PLAN_BODIES)(
  '%s: a press on the middle of each drawn part marks that part, and a second one takes the mark away',
  (body) => {
    const plan = carPlan(body);
    for (const { part } of plan.parts) {
      const { x, y } = markOf(plan, part);
      const pressed = pressPlan(plan, [], x ?? 0, y ?? 0);
      expect(pressed).toEqual([{ part, x, y }]);
      expect(pressPlan(plan, pressed, (x ?? 0) + 10, (y ?? 0) - 10)).toEqual([]);
    }
  },
);

test('a press beside the car and one too many change nothing; a part takes several marks', () => {
  expect(pressPlan(SEDAN, [], 5, 5)).toEqual([]);
  const two = pressPlan(SEDAN, pressPlan(SEDAN, [], 80, 400), 80.4, 600.2);
  expect(two).toEqual([
    { part: 'LEFT_DOORS', x: 80, y: 400 },
    { part: 'LEFT_DOORS', x: 80, y: 600 },
  ]);
  const full = Array.from({ length: MOST_MARKS }, () => markOf(SEDAN, 'INSIDE'));
  expect(pressPlan(SEDAN, full, 80, 400)).toBe(full);
});

test('the list chooses parts as a whole, keeps the marks of those that stay, and names each once', () => {
  const marks = pressPlan(SEDAN, pressPlan(SEDAN, [], 80, 400), 80, 600);
  const chosen = chooseParts(SEDAN, marks, ['LEFT_DOORS', 'INSIDE', 'ROOF']);
  expect(chosen).toEqual([...marks, { part: 'INSIDE', x: null, y: null }, { part: 'ROOF', x: 300, y: 520 }]);
  expect(markedParts(chosen)).toEqual(['ROOF', 'LEFT_DOORS', 'INSIDE']);
  expect(chooseParts(SEDAN, chosen, [])).toEqual([]);
  expect(new Set([...SEDAN.parts.map(({ part }) => part), 'UNDERBODY', 'INSIDE'])).toEqual(
    new Set(CAR_PARTS),
  );
});
