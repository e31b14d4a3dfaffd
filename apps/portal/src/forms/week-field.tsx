import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';
import { parseIsoWeek } from './parse-iso-week.ts';

/** A calendar week as people type it ("5/2027"). The form's value is `2027-W05`; a text that is no week stays as it is. */
export function WeekField({ name, label, hint, messages }: FieldProps) {
  const { id, value, change, leave, error, attach } = useFormField({
    name,
    label,
    ...(messages && { messages }),
  });
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame wrong={error !== null}>
      <TextInput
        id={id}
        ref={attach}
        name={name}
        label={label}
        description={hint}
        error={error !== null && <FieldErrorLine text={error} />}
        autoComplete="off"
        value={typed ?? (typeof value === 'string' ? value : '')}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          change(text.trim() === '' ? null : (parseIsoWeek(text) ?? text));
        }}
        onBlur={() => {
          setTyped(null);
          leave();
        }}
      />
    </FieldFrame>
  );
}
