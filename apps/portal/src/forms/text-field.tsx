import { TextInput, type TextInputProps } from '@mantine/core';
import { FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.tsx';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly readOnly?: boolean;
  readonly inputMode?: TextInputProps['inputMode'];
  readonly rightSection?: TextInputProps['rightSection'];
}

/** One line of text. */
export function TextField({ name, label, hint, messages, isPlural, disabled, ...element }: TextFieldProps) {
  const { value, change, leave, error, input } = useFormField({
    name,
    label,
    hint,
    messages,
    isPlural,
    disabled,
  });
  return (
    <FieldFrame wrong={error !== null}>
      <TextInput
        {...element}
        {...input}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
