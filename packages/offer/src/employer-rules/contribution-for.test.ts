import { cents } from '@stromwandel/kernel';
import { expect, it } from 'vitest';
import { contributionFor } from './contribution-for.ts';
import { NO_CONTRIBUTION, NO_RULES, type Employment } from './employer-rules.ts';

const everybody = { amount: cents(5_000), basisPoints: 0 };
const leaders = { amount: cents(0), basisPoints: 2_000 };
const rules = {
  ...NO_RULES,
  contribution: everybody,
  groupContributions: [{ group: 'Leitung', contribution: leaders }],
};
const inGroup = (group: string | null): Employment => ({
  group,
  employedSince: null,
  probationUntil: null,
  leavingOn: null,
});

it.each([
  ['a group with its own', inGroup('Leitung'), leaders],
  ['a group without', inGroup('Werk'), everybody],
  ['nobody’s group', inGroup(null), everybody],
  ['whoever is no employee', null, NO_CONTRIBUTION],
])('gives %s its contribution', (_who, employment, expected) => {
  expect(contributionFor(rules, employment)).toEqual(expected);
});
