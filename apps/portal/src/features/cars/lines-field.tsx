import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldErrorLine, FieldFrame } from '../../forms/field-frame.tsx';
import { listErrors } from '../../forms/list-errors.ts';
import { useFieldErrorText } from '../../forms/field-error-text.ts';
import { useFormField, type FieldProps } from '../../forms/use-form-field.tsx';

const ROWS = 8;

/** A list of texts, one a line. The form's value is the list without empty lines. */
export function LinesField(field: FieldProps) {
  const { value, change, leave, error, input } = useFormField(field);
  const { errors } = useFormState();
  const textOf = useFieldErrorText();
  const [typed, setTyped] = useState<string | null>(null);
  const kept = Array.isArray(value) ? value.join('\n') : '';
  const wrongLine = listErrors(errors).find(({ name: path }) => path.startsWith(`${field.name}.`));
  const shown = error ?? (wrongLine ? textOf(wrongLine.error, field) : null);
  return (
    <FieldFrame wrong={shown !== null}>
      <Textarea
        {...input}
        error={shown !== null && <FieldErrorLine text={shown} />}
        rows={ROWS}
        value={typed ?? kept}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          change(currentTarget.value.split('\n').filter((text) => text.trim() !== ''));
        }}
        onBlur={() => {
          setTyped(null);
          leave();
        }}
      />
    </FieldFrame>
  );
}
