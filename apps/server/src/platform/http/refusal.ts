import type { FieldError, ProblemCode } from '@stromwandel/api-spec';

/** Why a call is refused: a closed code, the fields, and the figures that explain it. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly errors?: readonly FieldError[];
  readonly params?: Readonly<Record<string, string | number>>;
}
