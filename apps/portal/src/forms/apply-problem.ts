import { ApiError, type FieldError } from '@stromwandel/api-spec';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { formError } from './schema-resolver.ts';

/**
 * Shows the field errors of a refused call beside their fields.
 * @returns whether there was one; otherwise the caller shows the failure
 */
export function applyProblem<Input extends FieldValues>(
  form: Pick<UseFormReturn<Input>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  for (const fieldError of errors) form.setError(fieldPath<Input>(fieldError), formError(fieldError));
  return errors.length > 0;
}

function fieldPath<Input extends FieldValues>({ path }: FieldError): FieldPath<Input> {
  return path.replace(/^body\./, '') as FieldPath<Input>; // the body of the call is the form's value
}
