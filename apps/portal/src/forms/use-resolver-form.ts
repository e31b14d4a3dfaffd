import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * A form that is checked when it is sent, from then on at every change, or at every change from the start; nothing that
 * was typed is ever taken away.
 */
export function useResolverForm<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  defaultValues: DefaultValues<Input>,
  mode: 'onSubmit' | 'onChange' = 'onSubmit',
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver,
    defaultValues,
    mode,
    reValidateMode: 'onChange',
    // The summary takes the focus, so that all that is wrong is heard, not the first thing alone.
    shouldFocusError: false,
    shouldUnregister: false,
  });
}
