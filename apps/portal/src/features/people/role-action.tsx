import { Button } from '@mantine/core';
import type { ReplyOf } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { ConfirmDialog } from '../../desk/confirm-dialog.tsx';
import { personName } from '../../desk/person-name.ts';
import { useOutcome } from './use-outcome.ts';

type Person = ReplyOf<'listPeople'>['people'][number];

/** Makes somebody a tenant admin, or no longer one, after saying what that means. */
export function RoleAction({ person }: { readonly person: Person }) {
  const { t } = useTranslation('people');
  const name = personName(person);
  const change = person.tenantAdmin ? 'take' : 'give';
  const [asking, setAsking] = useState(false);
  const setRole = useApiMutation('setPersonRole', useOutcome(t(`role.${change}.done`, { person: name })));
  return (
    <>
      <Button
        variant="default"
        loading={setRole.isPending}
        aria-label={t(`role.${change}.named`, { person: name })}
        onClick={() => setAsking(true)}
      >
        {t(`role.${change}.button`)}
      </Button>
      <ConfirmDialog
        title={t(`role.${change}.title`, { person: name })}
        action={t(`role.${change}.action`)}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          setRole.mutate({
            params: { userId: String(person.id) },
            body: { tenantAdmin: !person.tenantAdmin },
          })
        }
      >
        <p>{t(`role.${change}.text`)}</p>
      </ConfirmDialog>
    </>
  );
}
