import { Skeleton } from '@mantine/core';
import { PERSON_STATES } from '@stromwandel/api-spec';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskCards } from '../../desk/desk-cards.tsx';
import { DeskPage } from '../../desk/desk-page.tsx';
import { ListFilters } from '../../desk/list-filters.tsx';
import { PageLinks } from '../../desk/page-links.tsx';
import { useListQuery } from '../../desk/use-list-query.ts';
import { Link } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { PeopleList } from './people-list.tsx';
import classes from './people-page.module.css';

/** The people of the employer: who is there, invitations and access. */
export default function PeoplePage() {
  const { t } = useTranslation(['people', 'app']);
  return (
    <DeskPage desk="employer" title={t('people:title')}>
      <PageTitle title={t('people:title')} lead={t('people:lead')} />
      <DeskCards>
        <SectionCard title={t('people:list.title')}>
          <Filters />
          <People />
        </SectionCard>
        <SectionCard title={t('people:invite.title')} description={t('people:invite.description')}>
          <InviteForm />
          <p>
            <Link to={paths.employerInvitations()} className={classes['link']}>
              {t('people:invite.many')}
            </Link>
          </p>
        </SectionCard>
      </DeskCards>
    </DeskPage>
  );
}

function Filters() {
  const { t } = useTranslation('people');
  return (
    <ListFilters
      search={{ label: t('list.search'), placeholder: t('list.placeholder') }}
      state={{
        label: t('list.state'),
        anyLabel: t('list.any'),
        options: PERSON_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      }}
    />
  );
}

function People() {
  const { t } = useTranslation(['people', 'app']);
  const found = useApiQuery(
    'listPeople',
    { query: useListQuery(PERSON_STATES) },
    { placeholderData: keepPreviousData },
  );
  return (
    <LoadState
      query={found}
      failed={t('people:list.failed')}
      label={t('people:list.loading')}
      skeleton={<Skeleton height={320} radius={18} />}
    >
      {({ people, next }) => (
        <>
          {people.length === 0 ? <output>{t('people:list.none')}</output> : <PeopleList people={people} />}
          <PageLinks label={t('people:list.title')} parameter="after" next={next} />
        </>
      )}
    </LoadState>
  );
}
