import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from './schema-resolver.ts';
import { useResolverForm } from './use-resolver-form.ts';

/** A form over a schema of the API. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  mode: 'onSubmit' | 'onChange' = 'onSubmit',
): UseFormReturn<Input, unknown, Output> {
  return useResolverForm(schemaResolver(schema), defaultValues, mode);
}
