import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropKeptEntries, keepEntries, keptEntries } from '../../forms/kept-entries.ts';
import { useSession } from '../../session/session-context.ts';
import type { ProfileValues } from './profile-values.ts';

/**
 * Keeps what was typed when the session ends under the form and puts it back once the same person has signed in again,
 * as changes that are not saved.
 * @returns whether the form holds entries of before and they are still not saved
 */
export function useKeptEntries<Output>(
  form: UseFormReturn<ProfileValues, unknown, Output>,
  name: string,
  username: string,
): boolean {
  const session = useSession();
  const { isDirty } = form.formState;
  const [kept] = useState(() => keptEntries(session, name, username));

  useEffect(() => {
    dropKeptEntries(session, name);
    // Only this form keeps entries, and of the same person.
    if (kept !== undefined) form.reset(kept as ProfileValues, { keepDefaultValues: true });
  }, [session, form, name, kept]);

  useLayoutEffect(
    () => () => {
      const hasEnded = session.get() === null;
      if (hasEnded && isDirty) keepEntries(session, name, { username, values: form.getValues() });
    },
    [session, form, name, username, isDirty],
  );

  return kept !== undefined && isDirty;
}
