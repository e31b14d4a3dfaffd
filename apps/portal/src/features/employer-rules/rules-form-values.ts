import { employerRulesBody, inEuros } from '@stromwandel/api-spec';
import { z } from 'zod';
import type { ReplyOf } from '../../api/replies.ts';

const { durationsMonths } = employerRulesBody.shape;

/** The rules as the form holds them: months are the values of boxes, which are texts. */
export const rulesForm = employerRulesBody.extend({
  durationsMonths: z
    .array(z.string())
    .nullable()
    .transform((months) => months && months.map(Number))
    .pipe(durationsMonths),
});

export type RulesFormValues = z.input<typeof rulesForm>;

export const EMPTY_GROUP: RulesFormValues['groupContributions'][number] = {
  group: '',
  contributionEur: 0,
  contributionPercent: 0,
};

/** The saved rules as the form begins with them. */
export function rulesFormOf(rules: ReplyOf<'getEmployerRules'>): RulesFormValues {
  return { ...inEuros(rules), durationsMonths: rules.durationsMonths && rules.durationsMonths.map(String) };
}
