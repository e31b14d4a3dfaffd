import { contract } from '@stromwandel/api-spec';
import { COMPARISON_ENTRIES } from '@stromwandel/offer';
import { expect, test } from 'vitest';
import { ENTRY_KINDS } from './entry-kinds.ts';

test.each(COMPARISON_ENTRIES)('%s is kept with an order in the range in which it can be typed', (entry) => {
  const kind = ENTRY_KINDS[entry];
  const [allowed, beyond] =
    'choices' in kind
      ? [kind.choices, [Math.max(...kind.choices) + 1]]
      : [
          [0, 100 * kind.max],
          [-1, 100 * kind.max + 1],
        ];
  const { comparisonEdits } = contract.createOrder.body.shape;
  const isKept = (value: number) => comparisonEdits.safeParse({ [entry]: value }).success;
  expect(allowed.map(isKept)).toEqual(allowed.map(() => true));
  expect(beyond.map(isKept)).toEqual(beyond.map(() => false));
});
