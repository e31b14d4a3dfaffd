import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { useFormField, type FieldProps } from './use-form-field.tsx';

interface TypedInputProps extends FieldProps {
  /** What only some of these fields give their element. */
  readonly element?: Pick<
    TextInputProps,
    'autoComplete' | 'classNames' | 'inputMode' | 'rightSection' | 'rightSectionWidth'
  >;
  /** The form's value as people write it. */
  readonly write: (value: unknown) => string;
  /** What was typed as the form's value, null when it is none. */
  readonly read: (text: string) => unknown;
}

/**
 * A value that people type in words of their own. What they type stays as it is until they leave the field; a text that cannot be
 * read is the form's value itself, so that the schema refuses it and the person can correct it.
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
