import { useController, type FieldValues } from 'react-hook-form';
import { useFieldErrorText, type FieldMessages } from './field-error-text.ts';
import { useTranslation } from 'react-i18next';
import { useFieldNote, useFormNotes } from './form-context.ts';

/** What every field takes. */
export interface FieldProps {
  /** Path in the form's value, for example `salaryInfo.taxClass`. */
  readonly name: string;
  /** Every field has a visible label. */
  readonly label: string;
  readonly hint?: string;
  readonly messages?: FieldMessages;
  readonly disabled?: boolean;
}

const NO_MESSAGES: FieldMessages = {};

interface FormField {
  readonly id: string;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly leave: () => void;
  /** Gives the form the element of the field. */
  readonly attach: (element: HTMLElement | null) => void;
  /** Sentence of the field's error, null when it has none. */
  readonly error: string | null;
  /** The label with the mark of an assumption, where the form marks them. */
  readonly shownLabel: string;
}

/** Connects a field with its form and its error summary. */
export function useFormField({ name, label, messages = NO_MESSAGES }: FieldProps): FormField {
  const { field, fieldState } = useController<FieldValues, string>({ name });
  const textOf = useFieldErrorText();
  const id = useFieldNote(name, label, messages);
  const { t } = useTranslation();
  const { marksDefaults } = useFormNotes();
  const assumed = marksDefaults && !fieldState.isDirty && field.value !== null;
  return {
    id,
    value: field.value,
    change: field.onChange,
    leave: field.onBlur,
    attach: field.ref,
    error: fieldState.error ? textOf(fieldState.error, messages) : null,
    shownLabel: assumed ? t('form.assumed', { label }) : label,
  };
}
