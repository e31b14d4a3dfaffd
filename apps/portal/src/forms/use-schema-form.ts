import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from './schema-resolver.ts';

/**
 * A form over a schema of the API. It is checked when it is sent, from then on at every change, or at every change from
 * the start; nothing that was typed is ever taken away.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  mode: 'onSubmit' | 'onChange' = 'onSubmit',
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues,
    mode,
    reValidateMode: 'onChange',
    // The summary takes the focus, so that all that is wrong is heard, not the first thing alone.
    shouldFocusError: false,
    shouldUnregister: false,
  });
}
