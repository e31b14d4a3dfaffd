import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { AskedAction } from '../../product/desk/asked-action.tsx';
import { personName } from '../../product/desk/person-name.ts';
import { useOutcome } from '../../product/desk/use-outcome.ts';

type Person = ReplyOf<'listPeople'>['people'][number];

const OUTDATED = ['listPeople', 'listAdminRequests'] as const;

/** Gives a person the role of a tenant admin or takes it away, after a dialog about the consequences. */
export function RoleAction({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const name = personName(person);
  const change = person.tenantAdmin ? 'take' : 'give';
  const outcome = useOutcome(OUTDATED);
  const setRole = useApiMutation(
    'setPersonRole',
    outcome(({ adminRequested }: Person) =>
      t(adminRequested ? 'role.requested' : `role.${change}.done`, { person: name }),
    ),
  );
  if (person.adminRequested) return null;
  return (
    <AskedAction
      label={t(`role.${change}.button`)}
      named={t(`role.${change}.named`, { person: name })}
      title={t(`role.${change}.title`, { person: name })}
      action={t(`role.${change}.action`)}
      variant="default"
      busy={setRole.isPending}
      onConfirm={() =>
        setRole.mutate({
          params: { userId: String(person.id) },
          body: { tenantAdmin: !person.tenantAdmin },
        })
      }
    >
      <p>{t(`role.${change}.text`)}</p>
    </AskedAction>
  );
}
