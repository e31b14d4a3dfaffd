import { Textarea } from '@mantine/core';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface TextAreaFieldProps extends FieldProps {
  /** Takes the focus when the dialog around it opens. */
  readonly focusFirst?: boolean;
  /** Lines that are seen at once. */
  readonly rows?: number;
}

const ROWS = 4;

/** A text of some sentences. */
export function TextAreaField({
  name,
  label,
  hint,
  messages,
  disabled,
  focusFirst,
  rows = ROWS,
}: TextAreaFieldProps) {
  const { id, value, change, leave, error, attach } = useFormField({
    name,
    label,
    ...(messages && { messages }),
  });
  return (
    <FieldFrame wrong={error !== null}>
      <Textarea
        id={id}
        ref={attach}
        name={name}
        label={label}
        description={hint}
        error={error !== null && <FieldErrorLine text={error} />}
        disabled={disabled ?? false}
        rows={rows}
        data-autofocus={focusFirst}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
