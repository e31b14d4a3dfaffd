import { Button } from '@mantine/core';
import { employmentBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { personName } from '../../product/desk/person-name.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DateField } from '../../forms/date-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './employment-dialog.module.css';

type Person = ReplyOf<'listPeople'>['people'][number];

/** Personnel number, group, first day of work and probation of a person: what payroll and the rules ask for. */
export function EmploymentAction({ person }: { readonly person: Person }) {
  const { t } = useTranslation(['people', 'desk']);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        aria-label={t('employment.openNamed', { person: personName(person) })}
        onClick={() => setOpened(true)}
      >
        {t('employment.open')}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={t('employment.title', { person: personName(person) })}
        closeLabel={t('desk:dialog.close')}
      >
        <EmploymentForm person={person} onSaved={close} />
      </Dialog>
    </>
  );
}

function EmploymentForm({ person, onSaved }: { readonly person: Person; readonly onSaved: () => void }) {
  const { t } = useTranslation('people');
  const toast = useToast('desk');
  const groups = useGroups(person);
  const form = useSchemaForm(employmentBody, {
    employeeId: person.employeeId ?? '',
    group: person.group ?? '',
    employedSince: person.employedSince,
    probationUntil: person.probationUntil,
  });
  const save = useApiMutation('setPersonEmployment', { outdates: ['listPeople'] });
  return (
    <SentForm
      form={form}
      label={t('employment.title', { person: personName(person) })}
      className={classes['form']}
      onSend={async (body) => {
        await save.mutateAsync({ params: { userId: String(person.id) }, body });
        toast('success', t('employment.saved'));
        onSaved();
      }}
    >
      <p>{t('employment.description')}</p>
      <TextField
        name="employeeId"
        label={t('employment.employeeId')}
        hint={t('employment.employeeIdHint')}
        autoComplete="off"
      />
      <DateField name="employedSince" label={t('employment.employedSince')} />
      <DateField
        name="probationUntil"
        label={t('employment.probationUntil')}
        hint={t('employment.probationUntilHint')}
      />
      {groups.length > 0 && (
        <SelectField
          name="group"
          label={t('employment.group')}
          hint={t('employment.groupHint')}
          options={[
            { value: '', label: t('employment.noGroup') },
            ...groups.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <div>
        <SubmitButton>{t('employment.save')}</SubmitButton>
      </div>
    </SentForm>
  );
}

/** The groups of the rules, and the one the person is in. */
function useGroups({ group }: Person): string[] {
  const rules = useApiQuery('getEmployerRules', {}).data;
  const named = rules?.groupContributions.map((row) => row.group) ?? [];
  return [...new Set([...named, ...(group === null ? [] : [group])])];
}
