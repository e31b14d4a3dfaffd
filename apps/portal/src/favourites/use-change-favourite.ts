import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.ts';
import { useApiCall } from '../api/api-context.ts';
import { useHasRole } from '../session/session-context.ts';

/** Remembers or forgets a car; a forgotten one can be brought back for some seconds. */
export function useChangeFavourite() {
  const { t } = useTranslation();
  const call = useApiCall();
  const queries = useQueryClient();
  const inAccount = useHasRole('EMPLOYEE');
  return (car: { readonly id: number; readonly name: string }, remembered: boolean): void => {
    // Fetched with the first change: most visits make none.
    void import('./change-favourite.ts').then(({ changeFavourite }) =>
      changeFavourite({ t, call, queries, inAccount }, car, remembered),
    );
  };
}
