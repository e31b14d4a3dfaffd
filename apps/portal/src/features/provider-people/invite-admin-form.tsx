import { ApiError, providerInvitationBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { applyProblem } from '../../forms/apply-problem.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './provider-people-page.module.css';

const EMPTY = { firstName: '', lastName: '', email: '' };

/** Makes an account of the provider. */
export function InviteAdminForm() {
  const { t } = useTranslation(['providerPeople', 'people']);
  const problemText = useProblemText();
  const toast = useToast('desk');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm(providerInvitationBody, EMPTY);
  const invite = useApiMutation('inviteProviderPerson', { outdates: ['listProviderPeople'] });
  return (
    <Form
      form={form}
      label={t('providerPeople:invite.title')}
      className={classes['form']}
      onSubmit={async (body) => {
        setFailure(null);
        try {
          const { email } = await invite.mutateAsync({ body });
          form.reset(EMPTY);
          toast('success', t('people:invite.sent', { email }));
        } catch (error) {
          const isTaken = error instanceof ApiError && error.problem?.code === 'EMAIL_NOT_AVAILABLE';
          if (isTaken) setFailure(t('providerPeople:invite.taken'));
          else if (!applyProblem(form, error)) setFailure(problemText(error));
        }
      }}
    >
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div className={classes['fields']}>
        <TextField name="firstName" autoComplete="off" label={t('people:invite.firstName')} />
        <TextField name="lastName" autoComplete="off" label={t('people:invite.lastName')} />
        <TextField name="email" type="email" autoComplete="off" label={t('people:invite.email')} />
      </div>
      <div>
        <SubmitButton>{t('people:invite.send')}</SubmitButton>
      </div>
    </Form>
  );
}
