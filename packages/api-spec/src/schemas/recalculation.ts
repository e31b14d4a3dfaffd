import { z } from 'zod';
import { instantSchema } from './basics.ts';
import { costComparisonReply } from './cost-comparison.ts';
import { laterReply } from './later.ts';
import { taxResultReply } from './tax-result.ts';

/** When an order was recalculated by enacted law, and the provisional figures it was agreed with. */
export const recalculationReply = z.object({
  at: instantSchema,
  provisional: z.object({
    taxResult: taxResultReply,
    later: laterReply,
    comparison: costComparisonReply,
  }),
});
