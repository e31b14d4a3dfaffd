import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { useToast } from '../../../feedback/use-toast.ts';
import { paths } from '../../../navigation/paths.ts';
import { countFilters, writeSelection, type SearchSelection } from '../search-selection.ts';
import { findsSame, selectionOf } from './saved-filter.ts';
import classes from './saved-searches.module.css';

const SaveSearchForm = lazy(() =>
  import('./save-search-form.tsx').then((module) => ({ default: module.SaveSearchForm })),
);

/** The saved searches above the list, and the button that saves the present one. */
export function SavedSearchesBar({ selection }: { readonly selection: SearchSelection }) {
  const { t } = useTranslation('search');
  const toast = useToast('desk');
  // The list stands without them: a call that fails is left to the next visit.
  const searches = useApiQuery('listSavedSearches', {}).data?.searches;
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const [closings, setClosings] = useState(0);
  useEffect(() => {
    if (closings === 0) return;
    const link = bar.current?.querySelector<HTMLElement>('a[aria-current]');
    (saveButton.current ?? link)?.focus();
  }, [closings]);
  if (searches === undefined) return null;
  const isSaved = searches.some(({ filter }) => findsSame(selectionOf(filter), selection));
  const canSave = countFilters(selection) > 0 && !isSaved;
  if (searches.length === 0 && !canSave) return null;
  function close(saved: string | null): void {
    setOpen(false);
    setClosings(closings + 1);
    if (saved !== null) toast('success', t('saved.done', { name: saved }));
  }
  return (
    <div className={classes['bar']} ref={bar}>
      {searches.length > 0 && (
        <nav aria-label={t('saved.title')}>
          <span aria-hidden="true">{t('saved.title')}</span>
          <ul>
            {searches.map(({ id, name, filter }) => (
              <li key={id}>
                <Link
                  to={`${paths.search()}?${String(writeSelection(selectionOf(filter)))}`}
                  aria-current={findsSame(selectionOf(filter), selection) ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link to={paths.favourites()}>{t('saved.manage')}</Link>
            </li>
          </ul>
        </nav>
      )}
      {canSave && !open && (
        <Button
          ref={saveButton}
          variant="subtle"
          leftSection={<IconBell size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {t('saved.save')}
        </Button>
      )}
      {canSave && open && (
        <Suspense fallback={null}>
          <SaveSearchForm selection={selection} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
