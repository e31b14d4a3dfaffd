import { fieldErrors, type FieldError as ApiFieldError } from '@stromwandel/api-spec';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

type Figures = Readonly<Record<string, string | string[]>>;

/** A field error as the form keeps it: code and figures, no sentence, so that it follows the language. */
export function formError({ code, params }: Pick<ApiFieldError, 'code' | 'params'>): {
  readonly type: string;
  readonly types: Figures;
} {
  const types: Record<string, string | string[]> = {};
  for (const [name, figure] of Object.entries(params)) {
    types[name] = Array.isArray(figure) ? figure : String(figure);
  }
  return { type: code, types };
}

function place(tree: Record<string, unknown>, path: string, error: unknown): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    tree[head] ??= error; // shows the first error of a field
    return;
  }
  const branch = tree[head];
  const next: Record<string, unknown> = typeof branch === 'object' && branch !== null ? { ...branch } : {};
  tree[head] = next;
  place(next, rest.join('.'), error);
}

/** Checks a form with the API's own schema; the form returns the parsed value. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, ...error } of fieldErrors(result.error.issues, ''))
      place(errors, path, formError(error));
    return { values: {}, errors: errors as FieldErrors<Input> }; // built along the paths of this very schema
  };
}
