import { ApiError } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { FailureNotice, failureOf, type Failure } from '../../api/failure-notice.tsx';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { lateSchema } from '../../forms/late-schema.ts';
import { useLateSchemaForm } from '../../forms/use-late-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

const forgottenSchema = lateSchema(async () => (await import('./account-schemas.ts')).forgotten);

export default function ForgottenPage() {
  const { t } = useTranslation('account');
  const call = useApiCall();
  const form = useLateSchemaForm(forgottenSchema, { email: '' });
  const [taken, setTaken] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function request({ email }: { readonly email: string }): Promise<void> {
    setTaken(false);
    setFailure(null);
    try {
      await call('requestPasswordReset', { params: { address: email } });
      setTaken(true);
    } catch (error) {
      // Any answer leads to the same words, so that they tell nothing about the account; no answer means nothing was sent.
      const answered = error instanceof ApiError;
      setTaken(answered);
      // The limit counts requests from one network address, and a server that fails does so for whatever accounts.
      if (!answered || error.status === 429 || error.status >= 500) setFailure(failureOf(error));
    }
  }

  return (
    <AccountPage
      title={t('forgotten.title')}
      lead={t('forgotten.lead')}
      below={
        <p className={classes['hint']}>
          <Link to={paths.login()}>{t('forgotten.back')}</Link>
        </p>
      }
    >
      {taken && (
        <Notice tone="info" polite>
          {t('forgotten.sent')}
        </Notice>
      )}
      {failure !== null && <FailureNotice failure={failure} />}
      <Form form={form} onSubmit={request} className={classes['fields']}>
        <TextField
          name="email"
          label={t('email')}
          messages={{ REQUIRED: t('forgotten.emailRequired') }}
          type="email"
          autoComplete="email"
        />
        <SubmitButton fullWidth>{t('forgotten.submit')}</SubmitButton>
      </Form>
    </AccountPage>
  );
}
