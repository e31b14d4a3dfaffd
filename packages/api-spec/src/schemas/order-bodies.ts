import { hasLetterOrDigit } from '@stromwandel/kernel';
import { z } from 'zod';
import { calendarDateSchema, line, onlyReason, optionalRemark } from './basics.ts';

const MAX_REASON = 1000;

// Reasons are written in a field of several lines and told as one, in mails and lists.
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/**
 * Body of a decision; employers and the provider must give a reason when they decline. A reason is one line: line breaks
 * become spaces. One without a letter or digit counts as none.
 */
export const declineBody = z
  .strictObject({
    reason: z
      .string()
      .nullish()
      .transform((text): string | null | undefined => (text ? inOneLine(text) : text))
      .pipe(optionalRemark(MAX_REASON)),
  })
  .nullish();

/** Body of an acceptance, which needs none. */
export const acceptBody = z
  .strictObject({
    /**
     * Calendar day on which the car was handed over, of LEASING_ACTIVE alone: from the delivery until today, which it is
     * when missing.
     */
    handedOverOn: calendarDateSchema.nullish(),
    /** Whether it is known that payroll's files of the months since that day lack the car and have to be made again. */
    outdatesPayrollFiles: z.boolean().nullish(),
  })
  .nullish();

/** The form of the provider who confirms a handover, with a day as in `acceptBody`. */
export const handoverForm = z.strictObject({
  handedOverOn: calendarDateSchema,
  outdatesPayrollFiles: z.boolean(),
});

/** The form of an employer or the provider who declines, with a reason as in `declineBody`. */
export const declineForm = z.strictObject({
  reason: z
    .string()
    .transform(inOneLine)
    .pipe(line(MAX_REASON).refine(hasLetterOrDigit, onlyReason('REQUIRED'))),
});
