import { Skeleton } from '@mantine/core';
import { PERSON_STATES, ROLES } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { DeskNavigation } from '../../desk/desk-navigation.tsx';
import { PageLinks } from '../../desk/page-links.tsx';
import { SearchField } from '../../desk/search-field.tsx';
import { StateFilter } from '../../desk/state-filter.tsx';
import { useListQuery } from '../../desk/use-list-query.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { RequireSession } from '../../navigation/require-session.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AccountList } from './account-list.tsx';
import { InviteAdminForm } from './invite-admin-form.tsx';
import classes from './provider-people-page.module.css';

/** Everybody with an account, of employers and provider: who is there, access and roles. */
export default function ProviderPeoplePage() {
  const { t } = useTranslation(['providerPeople', 'people', 'app']);
  return (
    <RequireSession needs="ADMIN" otherwise={<NotFound />}>
      <div data-wide className={classes['page']}>
        <title>{t('app:pageTitle', { page: t('providerPeople:title') })}</title>
        <DeskNavigation desk="provider" />
        <PageTitle title={t('providerPeople:title')} lead={t('providerPeople:lead')} />
        <div className={classes['cards']}>
          <SectionCard title={t('people:list.title')}>
            <div className={classes['filters']}>
              <SearchField label={t('people:list.search')} placeholder={t('providerPeople:placeholder')} />
              <StateFilter
                label={t('people:list.state')}
                anyLabel={t('people:list.any')}
                options={PERSON_STATES.map((value) => ({ value, label: t(`people:states.${value}`) }))}
              />
            </div>
            <Accounts />
          </SectionCard>
          <SectionCard
            title={t('providerPeople:invite.title')}
            description={t('providerPeople:invite.description')}
          >
            <InviteAdminForm />
          </SectionCard>
        </div>
      </div>
    </RequireSession>
  );
}

function Accounts() {
  const { t } = useTranslation(['people', 'app']);
  const problemText = useProblemText();
  const [address] = useSearchParams();
  const role = ROLES.find((one) => one === address.get('role'));
  const query = useListQuery(PERSON_STATES);
  const found = useApiQuery('listProviderPeople', { query: role ? { ...query, role } : query });
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
      {people.length === 0 ? <output>{t('people:list.none')}</output> : <AccountList people={people} />}
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
