import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiCall } from '../api/api-context.ts';
import { apiQueryKey } from '../api/api-query-key.ts';
import { useMe } from '../api/use-me.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** Saves the language of the portal in the account, so that mails are written in the language that a person reads. */
export function SavedLanguage() {
  const call = useApiCall();
  const queries = useQueryClient();
  const language = useLanguage();
  const me = useMe().data;
  // The server keeps nothing for an account whose address is not confirmed; registration told it the language.
  const differs = me?.emailConfirmed === true && me.language !== language;
  useEffect(() => {
    if (!differs) return;
    call('saveLanguage', { body: { language } })
      .then(() => queries.invalidateQueries({ queryKey: apiQueryKey('getMe') }))
      // The next mail comes in the former language: no reason to disturb the person.
      .catch(() => undefined);
  }, [differs, call, language, queries]);
  return null;
}
