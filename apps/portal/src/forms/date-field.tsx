import { TextInput } from '@mantine/core';
import { isCalendarDate } from '@stromwandel/kernel';
import { useState } from 'react';
import { parseDate } from '../format/parse-date.ts';
import { useFormat } from '../format/use-format.ts';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface DateFieldProps extends FieldProps {
  readonly autoComplete?: 'bday';
}

/** A day as people type it ("14.5.1990"). The form's value is `YYYY-MM-DD`; a text that is no day stays as it is. */
export function DateField({ name, label, hint, messages, disabled, autoComplete }: DateFieldProps) {
  const { typedDate } = useFormat();
  const { id, value, change, leave, error, attach, shownLabel } = useFormField({
    name,
    label,
    ...(messages && { messages }),
  });
  const [typed, setTyped] = useState<string | null>(null);
  const kept = typeof value === 'string' ? value : '';
  return (
    <FieldFrame wrong={error !== null}>
      <TextInput
        id={id}
        ref={attach}
        name={name}
        label={shownLabel}
        description={hint}
        error={error !== null && <FieldErrorLine text={error} />}
        disabled={disabled ?? false}
        autoComplete={autoComplete ?? 'off'}
        value={typed ?? (isCalendarDate(kept) ? typedDate(kept) : kept)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          change(text.trim() === '' ? null : (parseDate(text) ?? text));
        }}
        onBlur={() => {
          setTyped(null);
          leave();
        }}
      />
    </FieldFrame>
  );
}
