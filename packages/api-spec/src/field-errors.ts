import type { z } from 'zod';
import { FIELD_ERROR_CODES, type FieldErrorCode } from './field-error-codes.ts';
import type { FieldError } from './problem-schema.ts';

type Issue = z.core.$ZodIssue;
type Explanation = Pick<FieldError, 'code' | 'params'>;

function isFieldErrorCode(text: string): text is FieldErrorCode {
  return (FIELD_ERROR_CODES as readonly string[]).includes(text); // widened: includes() takes members only
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): Explanation {
  const min = Number(issue.minimum);
  if (issue.origin !== 'string') return { code: 'TOO_SMALL', params: { min } };
  return min <= 1 ? { code: 'REQUIRED', params: {} } : { code: 'TOO_SHORT', params: { min } };
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): Explanation {
  const max = Number(issue.maximum);
  return { code: issue.origin === 'string' ? 'TOO_LONG' : 'TOO_LARGE', params: { max } };
}

function invalidType(issue: Extract<Issue, { code: 'invalid_type' }>): Explanation {
  if (issue.input === undefined || issue.input === null) return { code: 'REQUIRED', params: {} };
  if (issue.expected === 'int') return { code: 'NOT_A_WHOLE_NUMBER', params: {} };
  return { code: 'WRONG_TYPE', params: { expected: issue.expected } };
}

function explain(issue: Issue): Explanation {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return { code: 'TOO_MANY_DECIMALS', params: { step: Number(issue.divisor) } };
    case 'invalid_value':
      return issue.input === undefined || issue.input === null
        ? { code: 'REQUIRED', params: {} }
        : { code: 'NOT_ONE_OF', params: { options: issue.values.map(String) } };
    case 'invalid_format':
      return issue.format === 'email'
        ? { code: 'INVALID_EMAIL', params: {} }
        : { code: 'INVALID_FORMAT', params: {} };
    case 'invalid_union':
      // Only discriminated unions are used; the path names the discriminator.
      return { code: 'NOT_ONE_OF', params: {} };
    case 'custom': {
      // Our own checks name their code in `params.code`.
      const code: unknown = issue.params?.['code'];
      if (typeof code === 'string' && isFieldErrorCode(code)) return { code, params: {} };
      return { code: 'INVALID_FORMAT', params: {} };
    }
    default:
      return { code: 'INVALID_FORMAT', params: {} };
  }
}

/**
 * Validation issues as the field errors of the API: one per issue, an unknown field named by its own path.
 * The issues need `input` (parse with `reportInput: true`), so that missing and wrong can be told apart.
 * @param prefix part of the request the issues stem from ("body", "query", "params"), empty in forms
 */
export function fieldErrors(issues: readonly Issue[], prefix: string): FieldError[] {
  const at = (path: readonly PropertyKey[]): string => [prefix, ...path].filter((p) => p !== '').join('.');
  return issues.flatMap((issue): FieldError[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: at([...issue.path, key]), code: 'UNKNOWN_FIELD', params: {} }))
      : [{ path: at(issue.path), ...explain(issue) }],
  );
}
