import { z } from 'zod';
import { FIELD_ERROR_CODES } from './field-error-codes.ts';
import { PROBLEM_STATUS, type ProblemCode } from './problem.ts';

export const fieldErrorSchema = z.object({
  /** Where in the input: `body.salaryInfo.taxClass`, `query.brands`, `params.orderId`. */
  path: z.string(),
  code: z.enum(FIELD_ERROR_CODES),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;

export const problemCodes = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]; // Object.keys widens to string

/** RFC 9457 problem details, as every refused call answers. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(problemCodes),
  errors: z.array(fieldErrorSchema).optional(),
  /** The figures that explain the refusal, for example the limit and the value that missed it. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
