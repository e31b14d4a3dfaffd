import { ApiError, invitationBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { applyProblem } from '../../forms/apply-problem.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './invite-form.module.css';

const EMPTY = { firstName: '', lastName: '', email: '', employeeId: '', tenantAdmin: false };

/** Invites one person by mail. */
export function InviteForm() {
  const { t } = useTranslation('people');
  const problemText = useProblemText();
  const toast = useToast('desk');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm(invitationBody, EMPTY);
  const invite = useApiMutation('invitePerson', { outdates: ['listPeople'] });
  return (
    <Form
      form={form}
      label={t('invite.title')}
      className={classes['form']}
      onSubmit={async (body) => {
        setFailure(null);
        try {
          const { email } = await invite.mutateAsync({ body });
          form.reset(EMPTY);
          toast('success', t('invite.sent', { email }));
        } catch (error) {
          const isTaken = error instanceof ApiError && error.problem?.code === 'EMAIL_NOT_AVAILABLE';
          if (isTaken) setFailure(t('invite.taken'));
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
        <TextField name="firstName" autoComplete="off" label={t('invite.firstName')} />
        <TextField name="lastName" autoComplete="off" label={t('invite.lastName')} />
        <TextField name="email" type="email" autoComplete="off" label={t('invite.email')} />
        <TextField name="employeeId" autoComplete="off" label={t('invite.employeeId')} />
      </div>
      <CheckboxField name="tenantAdmin" label={t('invite.tenantAdmin')} hint={t('invite.tenantAdminHint')} />
      <div>
        <SubmitButton>{t('invite.send')}</SubmitButton>
      </div>
    </Form>
  );
}
