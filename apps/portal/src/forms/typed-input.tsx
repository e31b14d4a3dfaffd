import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.tsx';

interface TypedInputProps extends FieldProps {
  /** Element attributes that only some of these fields need. */
  readonly element?: Pick<
    TextInputProps,
    'autoComplete' | 'classNames' | 'inputMode' | 'rightSection' | 'rightSectionWidth'
  >;
  /** Formats the form's value as people write it. */
  readonly write: (value: unknown) => string;
  /** Parses a typed text to the form's value; null when invalid. */
  readonly read: (text: string) => unknown;
}

/**
 * A value with a text form. The typed text stays until the person leaves the field. An unreadable text becomes the
 * form's value itself, so that the schema refuses it and the person can correct it.
 */
export function TypedInput({ write, read, element, ...field }: TypedInputProps) {
  const { value, change, leave, error, input } = useFormField(field);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame wrong={error !== null}>
      <TextInput
        autoComplete="off"
        {...element}
        {...input}
        value={typed ?? write(value)}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text);
          change(text.trim() === '' ? null : (read(text) ?? text));
        }}
        onBlur={() => {
          setTyped(null);
          leave();
        }}
      />
    </FieldFrame>
  );
}
