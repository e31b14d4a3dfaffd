import { createContext, useContext, useEffect } from 'react';
import type { FieldWords } from './field-error-text.ts';

/** A field's data for the error summary. */
export interface FieldNote extends FieldWords {
  readonly id: string;
}

export interface FormNotes {
  /** Prefix of the ids of this form's fields. */
  readonly id: string;
  readonly notes: Map<string, FieldNote>;
  /** Labels mark answers that still have the form's initial value. */
  readonly marksDefaults: boolean;
}

export const FormContext = createContext<FormNotes | null>(null);

export function useFormNotes(): FormNotes {
  const notes = useContext(FormContext);
  if (notes === null) throw new Error('A field stands outside a Form.');
  return notes;
}

/** Returns a field's id and registers the field with the form's summary. */
export function useFieldNote(name: string, words: FieldWords): string {
  const { id: formId, notes } = useFormNotes();
  const id = `${formId}-${name.replaceAll('.', '-')}`;
  const { label, messages, isChoice, isPlural } = words;
  useEffect(() => {
    notes.set(name, { id, label, messages, isChoice, isPlural });
    return () => {
      notes.delete(name);
    };
  }, [notes, name, id, label, messages, isChoice, isPlural]);
  return id;
}
