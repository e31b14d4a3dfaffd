import type { ReplyOf } from '@stromwandel/api-spec';
import { useTranslation } from 'react-i18next';
import { personName } from '../../desk/person-name.ts';
import { useFormat } from '../../format/use-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/tone.ts';
import { AccountActions } from './account-actions.tsx';
import classes from '../../desk/row-list.module.css';

type Account = ReplyOf<'listProviderPeople'>['people'][number];

const TONES: Record<Account['state'], Tone> = {
  INVITED: 'neutral',
  UNCONFIRMED: 'warn',
  ACTIVE: 'gain',
  DEACTIVATED: 'danger',
};

/** Accounts with employer, roles and state, and what can be done about them. */
export function AccountList({ people }: { readonly people: readonly Account[] }) {
  return (
    <ul>
      {people.map((account) => (
        <AccountItem key={account.id} account={account} />
      ))}
    </ul>
  );
}

function AccountItem({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['providerPeople', 'people']);
  const { dateTime } = useFormat();
  const { state, email, tenantName, roles, self, invitedUntil } = account;
  const facts = [
    email,
    tenantName ?? t('providerPeople:provider'),
    state === 'INVITED' &&
      (invitedUntil === null
        ? t('people:list.invitationOver')
        : t('people:list.invitedUntil', { time: dateTime(invitedUntil) })),
  ];
  return (
    <li className={classes['item']}>
      <div>
        <p className={classes['head']}>
          <strong>{personName(account)}</strong>
          <StatusBadge tone={TONES[state]}>{t(`people:states.${state}`)}</StatusBadge>
          {roles.includes('ADMIN') && <StatusBadge tone="neutral">{t('providerPeople:admin')}</StatusBadge>}
          {roles.includes('TENANT_ADMIN') && (
            <StatusBadge tone="neutral">{t('people:list.tenantAdmin')}</StatusBadge>
          )}
          {self && <StatusBadge tone="neutral">{t('people:list.self')}</StatusBadge>}
        </p>
        <p className={classes['quiet']}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!self && <AccountActions account={account} />}
    </li>
  );
}
