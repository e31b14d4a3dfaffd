import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useApiCall } from '../../../api/api-context.ts';
import { apiQueryKey } from '../../../api/api-query-key.ts';
import { useToast } from '../../../feedback/use-toast.ts';
import type { SavedSearch } from './saved-filter.ts';

const KEY = apiQueryKey('listSavedSearches', {});

/** Deletes a saved search; for some seconds it can be brought back with its button, which then has the focus. */
export function useRemoveSearch(): (search: SavedSearch) => Promise<void> {
  const { t } = useTranslation(['search', 'app']);
  const call = useApiCall();
  const queries = useQueryClient();
  const toast = useToast('desk');
  const change = async (changing: () => Promise<unknown>): Promise<boolean> => {
    try {
      queries.setQueryData(KEY, await changing());
      return true;
    } catch {
      toast('error', t('search:saved.failed'));
      // Another device may have deleted it.
      void queries.invalidateQueries({ queryKey: KEY });
      return false;
    }
  };
  return async ({ id, name, filter }) => {
    const removed = await change(() => call('removeSavedSearch', { params: { searchId: String(id) } }));
    if (!removed) return;
    const { showUndo } = await import('../../../feedback/show-undo.tsx');
    await showUndo({
      message: t('search:saved.removed', { name }),
      undoLabel: t('app:undo'),
      closeLabel: t('app:closeMessage'),
      undo: () => change(() => call('saveSearch', { body: { name, filter } })),
      focusOn: () =>
        [...document.querySelectorAll<HTMLElement>('[data-saved-search]')].find(
          ({ dataset }) => dataset['savedSearch'] === name,
        ) ?? null,
    });
  };
}
