import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { LateSchema } from './late-schema.ts';
import { useResolverForm } from './use-resolver-form.ts';

/** A form over a schema of the API whose code is fetched after the form is shown. */
export function useLateSchemaForm<Input extends FieldValues>(
  { resolver, fetchAhead }: LateSchema<Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Input> {
  useEffect(fetchAhead, [fetchAhead]);
  return useResolverForm(resolver, defaultValues);
}
