import { Textarea } from '@mantine/core';
import { FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.tsx';

interface TextAreaFieldProps extends FieldProps {
  /** Takes the focus when the dialog around it opens. */
  readonly focusFirst?: boolean;
  /** Visible lines. */
  readonly rows?: number;
}

const ROWS = 4;

/** A text of some sentences. */
export function TextAreaField({ focusFirst, rows = ROWS, ...field }: TextAreaFieldProps) {
  const { value, change, leave, error, input } = useFormField(field);
  return (
    <FieldFrame wrong={error !== null}>
      <Textarea
        {...input}
        rows={rows}
        data-autofocus={focusFirst}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
