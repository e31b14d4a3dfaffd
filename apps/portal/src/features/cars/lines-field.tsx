import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldErrorLine, FieldFrame } from '../../forms/field-frame.tsx';
import { listErrors } from '../../forms/list-errors.ts';
import { useFieldErrorText } from '../../forms/field-error-text.ts';
import { useFormField, type FieldProps } from '../../forms/use-form-field.ts';

const ROWS = 8;

/** A list of texts, one a line. The form's value is the list without empty lines. */
export function LinesField({ name, label, hint }: Pick<FieldProps, 'name' | 'label' | 'hint'>) {
  const { id, value, change, leave, error, attach } = useFormField({ name, label });
  const { errors } = useFormState();
  const textOf = useFieldErrorText();
  const [typed, setTyped] = useState<string | null>(null);
  const kept = Array.isArray(value) ? value.join('\n') : '';
  const wrongLine = listErrors(errors).find(({ name: path }) => path.startsWith(`${name}.`));
  const shown = error ?? (wrongLine ? textOf(wrongLine.error, {}) : null);
  return (
    <FieldFrame wrong={shown !== null}>
      <Textarea
        id={id}
        ref={attach}
        name={name}
        label={label}
        description={hint}
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
