import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface CheckboxFieldProps extends FieldProps {
  /** Shown in place of the plain label, for labels with links in them. */
  readonly richLabel?: ReactNode;
}

/** A yes or nothing. */
export function CheckboxField({ name, label, richLabel, hint, messages, disabled }: CheckboxFieldProps) {
  const { id, value, change, leave, error, attach } = useFormField({
    name,
    label,
    ...(messages && { messages }),
  });
  return (
    <FieldFrame wrong={error !== null}>
      <Checkbox
        id={id}
        ref={attach}
        name={name}
        size="md"
        label={richLabel ?? label}
        description={hint}
        error={error !== null && <FieldErrorLine text={error} />}
        // Mantine marks the wrong field for the eye only.
        aria-invalid={error !== null}
        disabled={disabled ?? false}
        checked={value === true}
        onChange={(event) => change(event.currentTarget.checked)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
