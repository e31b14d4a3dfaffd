import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.tsx';

interface CheckboxFieldProps extends FieldProps {
  /** Replaces the plain label, for labels with links in them. */
  readonly richLabel?: ReactNode;
}

/** A field with the values yes or nothing. */
export function CheckboxField({ richLabel, ...field }: CheckboxFieldProps) {
  const { value, change, leave, error, input } = useFormField(field);
  return (
    <FieldFrame wrong={error !== null}>
      <Checkbox
        {...input}
        size="md"
        label={richLabel ?? input.label}
        // Mantine marks the wrong field only visually.
        aria-invalid={error !== null}
        checked={value === true}
        onChange={(event) => change(event.currentTarget.checked)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
