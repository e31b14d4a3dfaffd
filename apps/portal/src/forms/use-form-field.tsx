import type { ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFieldErrorText, type FieldWords } from './field-error-text.ts';
import { FieldErrorLine } from './field-frame.tsx';
import { useFieldNote, useFormNotes } from './form-context.ts';

/** Properties of every field. */
export interface FieldProps extends Omit<FieldWords, 'isChoice'> {
  /** Path in the form's value, for example `salaryInfo.taxClass`. */
  readonly name: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface FormField {
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly leave: () => void;
  /** Sentence of the field's error, null when it has none. */
  readonly error: string | null;
  /** Properties of the element, for every kind of field. */
  readonly input: {
    readonly id: string;
    /** Registers the field's element with the form. */
    readonly ref: (element: HTMLElement | null) => void;
    readonly name: string;
    /** Includes the mark of an assumption, where the form shows them. */
    readonly label: string;
    readonly description: string | undefined;
    readonly error: ReactNode;
    readonly disabled: boolean;
  };
}

/** Connects a field with its form and its error summary. */
export function useFormField(props: FieldProps, isChoice = false): FormField {
  const { name, label, hint, messages, isPlural, disabled = false } = props;
  const { field, fieldState } = useController<FieldValues, string>({ name });
  const textOf = useFieldErrorText();
  const words: FieldWords = { label, messages, isChoice, isPlural };
  const id = useFieldNote(name, words);
  const { t } = useTranslation();
  const { marksDefaults } = useFormNotes();
  const isAssumed = marksDefaults && !fieldState.isDirty && field.value !== null;
  const error = fieldState.error ? textOf(fieldState.error, words) : null;
  return {
    value: field.value,
    change: field.onChange,
    leave: field.onBlur,
    error,
    input: {
      id,
      ref: field.ref,
      name,
      label: isAssumed ? t('form.assumed', { label }) : label,
      description: hint,
      error: error !== null && <FieldErrorLine text={error} />,
      disabled,
    },
  };
}
