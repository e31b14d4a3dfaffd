import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { MoreActions } from '../../product/desk/more-actions.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useOutcome } from '../../product/desk/use-outcome.ts';
import classes from '../../product/desk/row-list.module.css';

type Account = ReplyOf<'listProviderPeople'>['people'][number];
interface AccountProps {
  readonly account: Account;
}

const OUTDATED = ['listProviderPeople'] as const;

/** What the provider can do about an account, by its state and employer. */
export function AccountActions({ account }: AccountProps) {
  const { state, tenantName } = account;
  return (
    <div className={classes['actions']}>
      {state === 'INVITED' && <LinkAction account={account} />}
      {state === 'DEACTIVATED' ? (
        <RestoreAction account={account} />
      ) : (
        <MoreActions about={personName(account)}>
          {tenantName !== null && <RoleAction account={account} />}
          <BlockAction account={account} />
        </MoreActions>
      )}
    </div>
  );
}

function LinkAction({ account }: AccountProps) {
  const { t } = useTranslation('people');
  const outcome = useOutcome(OUTDATED);
  const again = useApiMutation(
    'renewPasswordLink',
    outcome(t('actions.againDone', { email: account.email })),
  );
  return (
    <Button
      variant="default"
      loading={again.isPending}
      aria-label={t('actions.againNamed', { person: personName(account) })}
      onClick={() => again.mutate({ params: { userId: String(account.id) } })}
    >
      {t('actions.again')}
    </Button>
  );
}

function RestoreAction({ account }: AccountProps) {
  const { t } = useTranslation('people');
  const outcome = useOutcome(OUTDATED);
  const restore = useApiMutation('setAccountAccess', outcome(t('actions.restoreDone')));
  return (
    <Button
      variant="default"
      loading={restore.isPending}
      aria-label={t('actions.restoreNamed', { person: personName(account) })}
      onClick={() => restore.mutate({ params: { userId: String(account.id) }, body: { active: true } })}
    >
      {t('actions.restore')}
    </Button>
  );
}

function RoleAction({ account }: AccountProps) {
  const { t } = useTranslation(['people', 'providerPeople']);
  const outcome = useOutcome(OUTDATED);
  const person = personName(account);
  const isOffice = account.roles.includes('TENANT_ADMIN');
  const change = isOffice ? 'take' : 'give';
  const setRole = useApiMutation('setAccountRole', outcome(t(`people:role.${change}.done`, { person })));
  return (
    <AskedAction
      label={t(`people:role.${change}.button`)}
      named={t(`people:role.${change}.named`, { person })}
      title={t(`people:role.${change}.title`, { person })}
      action={t(`people:role.${change}.action`)}
      variant="default"
      busy={setRole.isPending}
      onConfirm={() =>
        setRole.mutate({ params: { userId: String(account.id) }, body: { tenantAdmin: !isOffice } })
      }
    >
      <p>{t(`providerPeople:role.${change}`, { tenant: account.tenantName ?? '' })}</p>
    </AskedAction>
  );
}

function BlockAction({ account }: AccountProps) {
  const { t } = useTranslation(['people', 'providerPeople']);
  const outcome = useOutcome(OUTDATED);
  const person = personName(account);
  const block = useApiMutation('setAccountAccess', outcome(t('people:actions.deactivateDone')));
  return (
    <AskedAction
      label={t('people:actions.deactivate')}
      named={t('people:actions.deactivateNamed', { person })}
      title={t('people:confirm.deactivateTitle', { person })}
      action={t('people:actions.deactivate')}
      variant="subtle"
      busy={block.isPending}
      onConfirm={() => block.mutate({ params: { userId: String(account.id) }, body: { active: false } })}
    >
      <p>{t('people:confirm.deactivateText')}</p>
      <p>{t('providerPeople:ordersStay')}</p>
    </AskedAction>
  );
}
