import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerBenefitsCase, type BenefitsAnswer, type BenefitsCaseLine } from './index.ts';

interface OpenCase extends BenefitsCaseLine {
  readonly id: string;
  readonly why: string;
  readonly expect: Partial<BenefitsAnswer> & { readonly error?: string };
}

// The file has this shape; `cases/README.md` describes it.
const CASES = JSON.parse(
  readFileSync(new URL('../cases/later-benefits.json', import.meta.url), 'utf8'),
) as OpenCase[];

test('there are forty cases', () => {
  expect(CASES).toHaveLength(40);
});

test.each(CASES.map((one) => [one.id, one.why, one] as const))('%s: %s', (_id, _why, one) => {
  const answer = answerBenefitsCase(one);
  const outcome = answer.ok ? answer.value : { error: answer.error.code };
  expect(outcome).toMatchObject(one.expect);
});
