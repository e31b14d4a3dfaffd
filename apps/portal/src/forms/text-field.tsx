import { TextInput, type TextInputProps } from '@mantine/core';
import { FieldErrorLine, FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.ts';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly readOnly?: boolean;
  readonly inputMode?: TextInputProps['inputMode'];
  readonly rightSection?: TextInputProps['rightSection'];
}

/** One line of text. */
export function TextField({ name, label, hint, messages, disabled, ...input }: TextFieldProps) {
  const { id, value, change, leave, error, attach } = useFormField({
    name,
    label,
    ...(messages && { messages }),
  });
  return (
    <FieldFrame wrong={error !== null}>
      <TextInput
        {...input}
        id={id}
        ref={attach}
        name={name}
        label={label}
        description={hint}
        error={error !== null && <FieldErrorLine text={error} />}
        disabled={disabled ?? false}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
