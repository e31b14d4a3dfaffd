import { z } from 'zod';

/**
 * Every refusal the API can answer with, and its HTTP status. The list is closed: server and portal map it
 * exhaustively, the portal owns the sentences.
 */
export const PROBLEM_STATUS = {
  INVALID_INPUT: 400,
  MALFORMED_REQUEST: 400,
  INVALID_CODE: 400,
  EXPIRED_CODE: 400,
  REGISTRATION_REFUSED: 400,
  NOT_AUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  STEP_NOT_CURRENT: 409,
  STEP_NOT_ALLOWED: 409,
  STEP_ALREADY_DECIDED: 409,
  CHECK_NOT_PASSED: 409,
  REASON_REQUIRED: 409,
  ORDER_ENDED: 409,
  ORDER_ALREADY_SIGNED: 409,
  ORDER_CHANGED: 409,
  WITHDRAWAL_PERIOD_OVER: 409,
  DOCUMENT_NOT_READY: 409,
  CONVERSION_NOT_ALLOWED: 409,
  SALARY_DATA_MISSING: 409,
  PRICE_NOT_AVAILABLE: 409,
  EMAIL_NOT_AVAILABLE: 409,
  TERMS_VERSION_OUTDATED: 409,
  DELIVERY_ALREADY_REPORTED: 409,
  DELIVERY_WEEK_MISSING: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  VERIFICATION_UNAVAILABLE: 503,
  TEMPORARILY_UNAVAILABLE: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Why one field of the input was refused. Closed; the figures are in `params`. */
export const FIELD_ERROR_CODES = [
  'REQUIRED',
  'WRONG_TYPE',
  'UNKNOWN_FIELD',
  'NOT_ONE_OF',
  'TOO_SMALL',
  'TOO_LARGE',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_MANY_DECIMALS',
  'NOT_A_WHOLE_NUMBER',
  'INVALID_EMAIL',
  'INVALID_DATE',
  'INVALID_CHARACTERS',
  'INVALID_FORMAT',
  'PASSWORDS_DIFFER',
  'PASSWORD_TOO_COMMON',
  'MUST_BE_ACCEPTED',
  'READ_ONLY',
  'NOT_FOUND',
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

export const fieldErrorSchema = z.object({
  /** Where in the input: `body.salaryInfo.taxClass`, `query.brands`, `params.orderId`. */
  path: z.string(),
  code: z.enum(FIELD_ERROR_CODES),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;

const problemCodes = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]; // Object.keys widens to string

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
