import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { PersonSummary } from '../../product/desk/person-summary.tsx';
import { AccountActions } from './account-actions.tsx';

type Account = ReplyOf<'listProviderPeople'>['people'][number];

/** An account with employer, roles and state, and what can be done about it. */
export function AccountItem({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['providerPeople', 'people']);
  const { email, tenantName, roles, self } = account;
  return (
    <>
      <PersonSummary
        person={account}
        roles={[
          roles.includes('ADMIN') && t('providerPeople:admin'),
          roles.includes('TENANT_ADMIN') && t('people:list.tenantAdmin'),
        ]}
        facts={[email, tenantName ?? t('providerPeople:provider')]}
      />
      {!self && <AccountActions account={account} />}
    </>
  );
}
