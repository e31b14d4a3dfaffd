import { useEffect, useRef } from 'react';
import type { DeepPartial, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Entries } from './draft.ts';
import { useRecord } from './record-context.ts';

/** Keeps the entries of a form with each change, also what is not valid yet. */
export function useKeptAsTyped<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  entriesOf: (values: DeepPartial<Input>) => Partial<Entries>,
): void {
  const { keep } = useRecord();
  const read = useRef(entriesOf);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keep(read.current(values)));
    return unsubscribe;
  }, [form, keep]);
}
