import { ORDER_STAGES } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { laneOf } from './lane.ts';

test('every order the provider has to act on or wait for has its lane, once', () => {
  const lanes = ORDER_STAGES.map((stage) => laneOf({ stage, deliveryWeek: null }));
  expect(lanes).toEqual([null, null, 'TO_ORDER', 'TO_CONFIRM', 'TO_HAND_OVER', null, null]);
});

test('a confirmed delivery week takes the order on to delivery', () => {
  expect(laneOf({ stage: 'WITH_MANUFACTURER', deliveryWeek: '2027-W05' })).toBe('IN_DELIVERY');
});
