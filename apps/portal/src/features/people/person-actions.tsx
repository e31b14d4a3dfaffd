import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { MoreActions } from '../../product/desk/more-actions.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useOutcome } from '../../product/desk/use-outcome.ts';
import { RoleAction } from './role-action.tsx';

type Person = ReplyOf<'listPeople'>['people'][number];

const OUTDATED = ['listPeople', 'listAdminRequests'] as const;

interface PersonProps {
  readonly person: Person;
}

/** What a personnel office can do about an account, by its state. */
export function PersonActions({ person }: PersonProps) {
  if (person.state === 'INVITED') return <InvitationActions person={person} />;
  return person.state === 'DEACTIVATED' ? (
    <RestoreAction person={person} />
  ) : (
    <AccessActions person={person} />
  );
}

function InvitationActions({ person }: PersonProps) {
  const { t } = useTranslation('people');
  const outcome = useOutcome(OUTDATED);
  const name = personName(person);
  const input = { params: { userId: String(person.id) } };
  const again = useApiMutation('renewInvitation', outcome(t('actions.againDone', { email: person.email })));
  const cancel = useApiMutation('cancelInvitation', outcome(t('actions.cancelDone')));
  return (
    <>
      <Button
        variant="default"
        loading={again.isPending}
        aria-label={t('actions.againNamed', { person: name })}
        onClick={() => again.mutate(input)}
      >
        {t('actions.again')}
      </Button>
      <MoreActions about={name}>
        <RoleAction person={person} />
        <AskedAction
          label={t('actions.cancel')}
          named={t('actions.cancelNamed', { person: name })}
          title={t('confirm.cancelTitle', { person: name })}
          variant="subtle"
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(input)}
        >
          <p>{t('confirm.cancelText')}</p>
        </AskedAction>
      </MoreActions>
    </>
  );
}

function RestoreAction({ person }: PersonProps) {
  const { t } = useTranslation('people');
  const outcome = useOutcome(OUTDATED);
  const restore = useApiMutation(
    'setPersonAccess',
    outcome(({ adminRequested }: Person) =>
      t(adminRequested ? 'actions.restoreRequested' : 'actions.restoreDone'),
    ),
  );
  if (person.adminRequested) return null;
  return (
    <Button
      variant="default"
      loading={restore.isPending}
      aria-label={t('actions.restoreNamed', { person: personName(person) })}
      onClick={() => restore.mutate({ params: { userId: String(person.id) }, body: { active: true } })}
    >
      {t('actions.restore')}
    </Button>
  );
}

function AccessActions({ person }: PersonProps) {
  const { t } = useTranslation('people');
  const outcome = useOutcome(OUTDATED);
  const name = personName(person);
  const params = { userId: String(person.id) };
  const ids = person.runningOrders;
  const signOut = useApiMutation('endPersonSessions', outcome(t('actions.signOutDone', { person: name })));
  const deactivate = useApiMutation('setPersonAccess', outcome(t('actions.deactivateDone')));
  return (
    <MoreActions about={name}>
      <Button
        variant="default"
        loading={signOut.isPending}
        aria-label={t('actions.signOutNamed', { person: name })}
        onClick={() => signOut.mutate({ params })}
      >
        {t('actions.signOut')}
      </Button>
      <RoleAction person={person} />
      <AskedAction
        label={t('actions.deactivate')}
        named={t('actions.deactivateNamed', { person: name })}
        title={t('confirm.deactivateTitle', { person: name })}
        variant="subtle"
        busy={deactivate.isPending}
        onConfirm={() => deactivate.mutate({ params, body: { active: false } })}
      >
        <p>{t('confirm.deactivateText')}</p>
        <p>
          {ids.length === 0
            ? t('confirm.noOrders')
            : t('confirm.orders', { count: ids.length, ids: ids.join(', ') })}
        </p>
      </AskedAction>
    </MoreActions>
  );
}
