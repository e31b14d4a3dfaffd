import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * A form that is checked on sending and then at every change, or at every change from the start. Typed text is never
 * removed.
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
    // The summary takes the focus, so that screen readers announce all errors, not only the first.
    shouldFocusError: false,
    shouldUnregister: false,
  });
}
