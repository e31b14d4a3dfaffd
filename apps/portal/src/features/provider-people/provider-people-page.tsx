import { Skeleton } from '@mantine/core';
import { PERSON_STATES, ROLES } from '@stromwandel/api-spec';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskCards } from '../../desk/desk-cards.tsx';
import { DeskPage } from '../../desk/desk-page.tsx';
import { ListFilters } from '../../desk/list-filters.tsx';
import { PageLinks } from '../../desk/page-links.tsx';
import { useListQuery } from '../../desk/use-list-query.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AccountList } from './account-list.tsx';
import { InviteAdminForm } from './invite-admin-form.tsx';

/** Everybody with an account, of employers and provider: who is there, access and roles. */
export default function ProviderPeoplePage() {
  const { t } = useTranslation(['providerPeople', 'people', 'app']);
  return (
    <DeskPage desk="provider" title={t('providerPeople:title')}>
      <PageTitle title={t('providerPeople:title')} lead={t('providerPeople:lead')} />
      <DeskCards>
        <SectionCard title={t('people:list.title')}>
          <ListFilters
            search={{ label: t('people:list.search'), placeholder: t('providerPeople:placeholder') }}
            state={{
              label: t('people:list.state'),
              anyLabel: t('people:list.any'),
              options: PERSON_STATES.map((value) => ({ value, label: t(`people:states.${value}`) })),
            }}
            role={{
              parameter: 'role',
              label: t('providerPeople:roles.label'),
              anyLabel: t('people:list.any'),
              options: ROLES.map((value) => ({ value, label: t(`providerPeople:roles.${value}`) })),
            }}
          />
          <Accounts />
        </SectionCard>
        <SectionCard
          title={t('providerPeople:invite.title')}
          description={t('providerPeople:invite.description')}
        >
          <InviteAdminForm />
        </SectionCard>
      </DeskCards>
    </DeskPage>
  );
}

function Accounts() {
  const { t } = useTranslation(['people', 'app']);
  const [address] = useSearchParams();
  const role = ROLES.find((one) => one === address.get('role'));
  const query = useListQuery(PERSON_STATES);
  const found = useApiQuery(
    'listProviderPeople',
    { query: role ? { ...query, role } : query },
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
          {people.length === 0 ? <output>{t('people:list.none')}</output> : <AccountList people={people} />}
          <PageLinks label={t('people:list.title')} parameter="after" next={next} />
        </>
      )}
    </LoadState>
  );
}
