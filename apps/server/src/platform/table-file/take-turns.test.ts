import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

test('others get their turn after a slice of the work, and not before', async () => {
  let now = 0;
  const takeTurn = createTurns(() => now);
  const events: string[] = [];
  setImmediate(() => events.push('other'));
  now = 4;
  await takeTurn();
  events.push('first slice');
  now = 5;
  await takeTurn();
  events.push('second slice');
  now = 9;
  await takeTurn();
  expect(events).toEqual(['first slice', 'other', 'second slice']);
});
