import { Skeleton } from '@mantine/core';
import { PERSON_STATES } from '@stromwandel/api-spec';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState, type Loadable } from '../../api/load-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListFilters } from './list-filters.tsx';
import { PageLinks } from './page-links.tsx';
import classes from './row-list.module.css';

interface PeopleCardProps<Person> {
  /** What may be searched for. */
  readonly placeholder: string;
  readonly role?: ComponentProps<typeof ListFilters>['role'];
  readonly found: Loadable<{ readonly people: readonly Person[]; readonly next: number | null }>;
  /** The item of a person. */
  readonly children: (person: Person) => ReactNode;
}

/** People with accounts, as the address narrows them, page by page. */
export function PeopleCard<Person extends { readonly id: number }>({
  placeholder,
  role,
  found,
  children,
}: PeopleCardProps<Person>) {
  const { t } = useTranslation('people');
  return (
    <SectionCard title={t('list.title')}>
      <ListFilters
        search={{ label: t('list.search'), placeholder }}
        state={{
          label: t('list.state'),
          anyLabel: t('list.any'),
          options: PERSON_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
        }}
        {...(role && { role })}
      />
      <LoadState
        query={found}
        failed={t('list.failed')}
        label={t('list.loading')}
        skeleton={<Skeleton height={320} radius={18} />}
      >
        {({ people, next }) => (
          <>
            {people.length === 0 ? (
              <output>{t('list.none')}</output>
            ) : (
              <ul className={classes['list']}>
                {people.map((person) => (
                  <li key={person.id} className={classes['item']}>
                    {children(person)}
                  </li>
                ))}
              </ul>
            )}
            <PageLinks label={t('list.title')} parameter="after" next={next} />
          </>
        )}
      </LoadState>
    </SectionCard>
  );
}
