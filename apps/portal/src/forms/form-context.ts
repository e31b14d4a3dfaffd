import { createContext, useContext, useEffect } from 'react';
import type { FieldMessages } from './field-error-text.ts';

/** What the error summary needs to know of a field. */
export interface FieldNote {
  readonly id: string;
  readonly label: string;
  readonly messages: FieldMessages;
}

export interface FormNotes {
  /** Prefix of the ids of this form's fields. */
  readonly id: string;
  readonly notes: Map<string, FieldNote>;
  /** Labels say which answers are still the ones the form began with. */
  readonly marksDefaults: boolean;
}

export const FormContext = createContext<FormNotes | null>(null);

export function useFormNotes(): FormNotes {
  const notes = useContext(FormContext);
  if (notes === null) throw new Error('A field stands outside a Form.');
  return notes;
}

/** Gives a field its id and tells the summary of the form about it. */
export function useFieldNote(name: string, label: string, messages: FieldMessages): string {
  const { id: formId, notes } = useFormNotes();
  const id = `${formId}-${name.replaceAll('.', '-')}`;
  useEffect(() => {
    notes.set(name, { id, label, messages });
    return () => {
      notes.delete(name);
    };
  }, [notes, name, id, label, messages]);
  return id;
}
