import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { MoreActions } from '../../product/desk/more-actions.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useOutcome } from '../../product/desk/use-outcome.ts';
import { EmploymentAction } from './employment-dialog.tsx';
import { ReportAction } from './report-dialog.tsx';
import { RoleAction } from './role-action.tsx';

type Person = ReplyOf<'listPeople'>['people'][number];

const OUTDATED = ['listPeople', 'listAdminRequests'] as const;

interface PersonProps {
  readonly person: Person;
}

/** What a personnel office can do about a person: the step that waits, if one does, and a menu with everything else. */
export function PersonActions({ person }: PersonProps) {
  const { state, self } = person;
  return (
    <>
      {!self && state === 'INVITED' && <RenewAction person={person} />}
      {!self && state === 'DEACTIVATED' && <RestoreAction person={person} />}
      <MoreActions about={personName(person)}>
        <EmploymentAction person={person} />
        <ReportAction person={person} />
        {!self && state !== 'DEACTIVATED' && (
          <>
            {state !== 'INVITED' && <SignOutAction person={person} />}
            <RoleAction person={person} />
            {state === 'INVITED' ? <CancelAction person={person} /> : <DeactivateAction person={person} />}
          </>
        )}
      </MoreActions>
    </>
  );
}

function RenewAction({ person }: PersonProps) {
  const { t } = useTranslation('people');
  const outcome = useOutcome(OUTDATED);
  const again = useApiMutation('renewInvitation', outcome(t('actions.againDone', { email: person.email })));
  return (
    <Button
      variant="default"
      loading={again.isPending}
      aria-label={t('actions.againNamed', { person: personName(person) })}
      onClick={() => again.mutate({ params: { userId: String(person.id) } })}
    >
      {t('actions.again')}
    </Button>
  );
}

function CancelAction({ person }: PersonProps) {
  const { t } = useTranslation('people');
  const outcome = useOutcome(OUTDATED);
  const name = personName(person);
  const cancel = useApiMutation('cancelInvitation', outcome(t('actions.cancelDone')));
  return (
    <AskedAction
      label={t('actions.cancel')}
      named={t('actions.cancelNamed', { person: name })}
      title={t('confirm.cancelTitle', { person: name })}
      variant="subtle"
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ params: { userId: String(person.id) } })}
    >
      <p>{t('confirm.cancelText')}</p>
    </AskedAction>
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

function SignOutAction({ person }: PersonProps) {
  const { t } = useTranslation('people');
  const outcome = useOutcome(OUTDATED);
  const name = personName(person);
  const signOut = useApiMutation('endPersonSessions', outcome(t('actions.signOutDone', { person: name })));
  return (
    <Button
      variant="default"
      loading={signOut.isPending}
      aria-label={t('actions.signOutNamed', { person: name })}
      onClick={() => signOut.mutate({ params: { userId: String(person.id) } })}
    >
      {t('actions.signOut')}
    </Button>
  );
}

function DeactivateAction({ person }: PersonProps) {
  const { t } = useTranslation('people');
  const outcome = useOutcome(OUTDATED);
  const name = personName(person);
  const ids = person.runningOrders;
  const deactivate = useApiMutation('setPersonAccess', outcome(t('actions.deactivateDone')));
  return (
    <AskedAction
      label={t('actions.deactivate')}
      named={t('actions.deactivateNamed', { person: name })}
      title={t('confirm.deactivateTitle', { person: name })}
      variant="subtle"
      busy={deactivate.isPending}
      onConfirm={() => deactivate.mutate({ params: { userId: String(person.id) }, body: { active: false } })}
    >
      <p>{t('confirm.deactivateText')}</p>
      <p>
        {ids.length === 0
          ? t('confirm.noOrders')
          : t('confirm.orders', { count: ids.length, ids: ids.join(', ') })}
      </p>
    </AskedAction>
  );
}
