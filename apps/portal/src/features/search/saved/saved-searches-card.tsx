import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { paths } from '../../../navigation/paths.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { writeSelection } from '../search-selection.ts';
import { selectionOf, type SavedSearch } from './saved-filter.ts';
import classes from './saved-searches.module.css';
import { useFilterText } from './use-filter-text.ts';
import { useRemoveSearch } from './use-remove-search.ts';

/** The saved searches of the account, each with what it looks for. */
export function SavedSearchesCard({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const { t } = useTranslation('search');
  const textOf = useFilterText();
  const remove = useRemoveSearch();
  const isEmpty = searches.length === 0;
  return (
    <div className={classes['card']}>
      <SectionCard title={t('saved.title')} description={t(isEmpty ? 'saved.empty' : 'saved.lead')}>
        {isEmpty ? (
          <Button component={Link} variant="default" to={paths.search()}>
            {t('saved.emptyAction')}
          </Button>
        ) : (
          <ul className={classes['list']}>
            {searches.map((search) => (
              <li key={search.id}>
                <div>
                  <Link to={`${paths.search()}?${String(writeSelection(selectionOf(search.filter)))}`}>
                    {search.name}
                  </Link>
                  <p>{textOf(selectionOf(search.filter)) || t('saved.everyCar')}</p>
                </div>
                <ActionIcon
                  variant="default"
                  radius="xl"
                  size={44}
                  aria-label={t('saved.remove', { name: search.name })}
                  data-saved-search={search.name}
                  onClick={() => void remove(search)}
                >
                  <IconTrash size={20} stroke={1.75} aria-hidden="true" />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
    </div>
  );
}
