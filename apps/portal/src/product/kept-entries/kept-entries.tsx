import { useEffect, useLayoutEffect, useState } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dropKeptEntries, keepEntries, keptEntries } from '../../forms/kept-entries.ts';
import { useSession } from '../../session/session-context.ts';
import { Notice } from '../../ui/notice.tsx';

interface KeptEntriesProps<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** Of the form, among those that keep entries. */
  readonly name: string;
  readonly username: string;
}

/**
 * Keeps what was typed when the session ends under the form and puts it back once the same person has signed in again,
 * as changes that are not saved; says so while they are not saved. A component of its own, because the form's first
 * change would otherwise draw all its fields anew.
 */
export function KeptEntries<Values extends FieldValues, Output>(props: KeptEntriesProps<Values, Output>) {
  const { form, name, username } = props;
  const { t } = useTranslation('profile');
  const session = useSession();
  const { isDirty } = useFormState({ control: form.control });
  const [kept] = useState(() => keptEntries(session, name, username));

  useEffect(() => {
    dropKeptEntries(session, name);
    // Only this form keeps entries, and of the same person.
    if (kept !== undefined) form.reset(kept as Values, { keepDefaultValues: true });
  }, [session, form, name, kept]);

  useLayoutEffect(
    () => () => {
      const hasEnded = session.get() === null;
      if (hasEnded && isDirty) keepEntries(session, name, { username, values: form.getValues() });
    },
    [session, form, name, username, isDirty],
  );

  if (kept === undefined || !isDirty) return null;
  return (
    <Notice tone="warn" polite title={t('kept.title')}>
      {t('kept.text')}
    </Notice>
  );
}
