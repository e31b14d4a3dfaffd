import { Skeleton } from '@mantine/core';
import { PERSON_STATES } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { PageLinks } from '../../desk/page-links.tsx';
import { SearchField } from '../../desk/search-field.tsx';
import { StateFilter } from '../../desk/state-filter.tsx';
import { useListQuery } from '../../desk/use-list-query.ts';
import { Link } from 'react-router';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { InviteForm } from './invite-form.tsx';
import { PeopleList } from './people-list.tsx';
import classes from './people-page.module.css';

/** The people of the employer: who is there, invitations and access. */
export default function PeoplePage() {
  const { t } = useTranslation(['people', 'app']);
  return (
    <RequireSession needs="TENANT_ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('people:title') })}</title>
        <DeskNavigation desk="employer" />
        <PageTitle title={t('people:title')} lead={t('people:lead')} />
        <div className={classes['cards']}>
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
        </div>
      </div>
    </RequireSession>
  );
}

function Filters() {
  const { t } = useTranslation('people');
  return (
    <div className={classes['filters']}>
      <SearchField label={t('list.search')} placeholder={t('list.placeholder')} />
      <StateFilter
        label={t('list.state')}
        anyLabel={t('list.any')}
        options={PERSON_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
    </div>
  );
}

function People() {
  const { t } = useTranslation(['people', 'app']);
  const problemText = useProblemText();
  const found = useApiQuery('listPeople', { query: useListQuery(PERSON_STATES) });
  if (found.isError) {
    return (
      <FailureState
        title={t('people:list.failed')}
        retryLabel={t('app:retry')}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {problemText(found.error)}
      </FailureState>
    );
  }
  if (found.data === undefined) {
    return (
      <LoadingState label={t('people:list.loading')}>
        <Skeleton height={320} radius={18} />
      </LoadingState>
    );
  }
  const { people, next } = found.data;
  return (
    <>
      {people.length === 0 ? <output>{t('people:list.none')}</output> : <PeopleList people={people} />}
      <PageLinks
        label={t('people:list.title')}
        parameter="after"
        next={next}
        firstLabel={t('people:list.first')}
        nextLabel={t('people:list.next')}
      />
    </>
  );
}
