import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusField } from '../../forms/focus-field.ts';
import { useFormNotes } from '../../forms/form-context.ts';
import { readHash } from '../../navigation/read-hash.ts';

/** Moves the focus to the field that the address names after its #; follows the form's fields, which register first. */
export function NamedField() {
  const { notes } = useFormNotes();
  const { hash, key } = useLocation();
  useEffect(() => {
    const field = notes.get(readHash(hash));
    if (field === undefined) return;
    focusField(field.id);
    // The focus scrolls just so far that the field touches the edge of the window.
    document.activeElement?.scrollIntoView({ block: 'center' });
  }, [notes, hash, key]);
  return null;
}
