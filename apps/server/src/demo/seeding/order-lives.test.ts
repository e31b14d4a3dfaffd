import { ORDER_STAGES } from '@stromwandel/ordering';
import { expect, test } from 'vitest';
import { ORDER_LIVES } from './order-lives.ts';

const shareOf = (kind: 'over' | 'open') => ORDER_LIVES.reduce((sum, { share }) => sum + share[kind], 0);

test('every stage of an order occurs, over or open as its share says', () => {
  expect(shareOf('over')).toBe(1000);
  expect(shareOf('open')).toBe(1000);
  for (const { name, stage, share } of ORDER_LIVES) {
    const isOver = stage === 'ACTIVE' || stage === 'ENDED';
    expect(share[isOver ? 'open' : 'over'], name).toBe(0);
  }
  expect(new Set(ORDER_LIVES.map(({ stage }) => stage))).toEqual(new Set(ORDER_STAGES));
});

test.each([
  ['declined-by-employer', 'DECLINED_BY_TENANT'],
  ['declined-by-provider', 'DECLINED_BY_ADMIN'],
  ['expired', 'DEADLINE_PASSED'],
  ['withdrawn', 'WITHDRAWN'],
  ['active', null],
])('%s ends as it says', (name, endReason) => {
  expect(ORDER_LIVES.find((life) => life.name === name)?.state.endReason).toBe(endReason);
});
