import { useEffect, useRef } from 'react';
import type { DeepPartial, FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps the entries of a form with each change, also what is not valid yet. */
export function useKeptAsTyped<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  keep: (values: DeepPartial<Input>) => void,
): void {
  const newest = useRef(keep);
  useEffect(() => {
    newest.current = keep;
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => newest.current(values));
    return unsubscribe;
  }, [form]);
}
