import { PERSON_STATES, ROLES } from '@stromwandel/api-spec';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { DeskCards } from '../../product/desk/desk-cards.tsx';
import { DeskPage } from '../../product/desk/desk-page.tsx';
import { PeopleCard } from '../../product/desk/people-card.tsx';
import { useListQuery } from '../../product/desk/use-list-query.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { AccountItem } from './account-item.tsx';
import { InviteAdminForm } from './invite-admin-form.tsx';

/** Everybody with an account, of employers and provider: who is there, access and roles. */
export default function ProviderPeoplePage() {
  const { t } = useTranslation(['providerPeople', 'people', 'app']);
  const [address] = useSearchParams();
  const role = ROLES.find((one) => one === address.get('role'));
  const query = useListQuery(PERSON_STATES);
  const found = useApiQuery(
    'listProviderPeople',
    { query: role ? { ...query, role } : query },
    { placeholderData: keepPreviousData },
  );
  return (
    <DeskPage desk="provider" title={t('providerPeople:title')}>
      <PageTitle title={t('providerPeople:title')} lead={t('providerPeople:lead')} />
      <DeskCards>
        <PeopleCard
          placeholder={t('providerPeople:placeholder')}
          role={{
            parameter: 'role',
            label: t('providerPeople:roles.label'),
            anyLabel: t('people:list.any'),
            options: ROLES.map((value) => ({ value, label: t(`providerPeople:roles.${value}`) })),
          }}
          found={found}
        >
          {(account) => <AccountItem account={account} />}
        </PeopleCard>
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
