import { ApiError } from '@stromwandel/api-spec';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import classes from './invite-person-form.module.css';

interface InvitePersonFormProps<Input extends FieldValues, Output> {
  /** With the fields firstName, lastName and email. */
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly label: string;
  /** What is said when the address has an account already. */
  readonly taken: string;
  /** Resolves to what is said of it. */
  readonly onInvite: (body: Output) => Promise<string>;
  /** Further fields beside the name and the address. */
  readonly fields?: ReactNode;
  /** What stands below the fields. */
  readonly below?: ReactNode;
}

/** Invites one person by mail; empty again once the mail is on its way. */
export function InvitePersonForm<Input extends FieldValues, Output>(
  props: InvitePersonFormProps<Input, Output>,
) {
  const { form, label, taken, onInvite, fields, below } = props;
  const { t } = useTranslation('people');
  const toast = useToast('desk');
  return (
    <SentForm
      form={form}
      label={label}
      className={classes['form']}
      onSend={async (body) => {
        const done = await onInvite(body);
        form.reset();
        toast('success', done);
      }}
      wordsFor={(error) =>
        error instanceof ApiError && error.problem?.code === 'EMAIL_NOT_AVAILABLE' ? taken : null
      }
    >
      <div className={classes['fields']}>
        <TextField name="firstName" autoComplete="off" label={t('invite.firstName')} />
        <TextField name="lastName" autoComplete="off" label={t('invite.lastName')} />
        <TextField name="email" type="email" autoComplete="off" label={t('invite.email')} />
        {fields}
      </div>
      {below}
      <div>
        <SubmitButton>{t('invite.send')}</SubmitButton>
      </div>
    </SentForm>
  );
}
