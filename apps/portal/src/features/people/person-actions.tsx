import { Button } from '@mantine/core';
import type { ReplyOf } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { ConfirmDialog } from '../../desk/confirm-dialog.tsx';
import { personName } from '../../desk/person-name.ts';
import { RoleAction } from './role-action.tsx';
import { useOutcome } from './use-outcome.ts';

type Person = ReplyOf<'listPeople'>['people'][number];
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
  const name = personName(person);
  const input = { params: { userId: String(person.id) } };
  const [asking, setAsking] = useState(false);
  const again = useApiMutation(
    'renewInvitation',
    useOutcome(t('actions.againDone', { email: person.email })),
  );
  const cancel = useApiMutation('cancelInvitation', useOutcome(t('actions.cancelDone')));
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
      <RoleAction person={person} />
      <Button
        variant="subtle"
        aria-label={t('actions.cancelNamed', { person: name })}
        onClick={() => setAsking(true)}
      >
        {t('actions.cancel')}
      </Button>
      <ConfirmDialog
        title={t('confirm.cancelTitle', { person: name })}
        action={t('actions.cancel')}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate(input)}
      >
        <p>{t('confirm.cancelText')}</p>
      </ConfirmDialog>
    </>
  );
}

function RestoreAction({ person }: PersonProps) {
  const { t } = useTranslation('people');
  const restore = useApiMutation('setPersonAccess', useOutcome(t('actions.restoreDone')));
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
  const name = personName(person);
  const params = { userId: String(person.id) };
  const ids = person.runningOrders;
  const [asking, setAsking] = useState(false);
  const signOut = useApiMutation('endPersonSessions', useOutcome(t('actions.signOutDone', { person: name })));
  const deactivate = useApiMutation('setPersonAccess', useOutcome(t('actions.deactivateDone')));
  return (
    <>
      <Button
        variant="default"
        loading={signOut.isPending}
        aria-label={t('actions.signOutNamed', { person: name })}
        onClick={() => signOut.mutate({ params })}
      >
        {t('actions.signOut')}
      </Button>
      <RoleAction person={person} />
      <Button
        variant="subtle"
        loading={deactivate.isPending}
        aria-label={t('actions.deactivateNamed', { person: name })}
        onClick={() => setAsking(true)}
      >
        {t('actions.deactivate')}
      </Button>
      <ConfirmDialog
        title={t('confirm.deactivateTitle', { person: name })}
        action={t('actions.deactivate')}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => deactivate.mutate({ params, body: { active: false } })}
      >
        <p>{t('confirm.deactivateText')}</p>
        <p>
          {ids.length === 0
            ? t('confirm.noOrders')
            : t('confirm.orders', { count: ids.length, ids: ids.join(', ') })}
        </p>
      </ConfirmDialog>
    </>
  );
}
