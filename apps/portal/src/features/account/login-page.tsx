import { Button } from '@mantine/core';
import { ApiError, type AuthReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useSearchParams } from 'react-router';
import { FailureNotice, failureOf, type Failure } from '../../api/failure-notice.tsx';
import { useApiCall } from '../../api/api-context.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { lateSchema } from '../../forms/late-schema.ts';
import { useLateSchemaForm } from '../../forms/use-late-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStep, type SecondFactor } from './second-step.tsx';
import { useFinishLogin } from './use-finish-login.ts';
import { useOfferPasskeys } from './use-offer-passkeys.ts';

const loginSchema = lateSchema(async () => (await import('./account-schemas.ts')).login);

interface FirstStepProps {
  /** What stands above the form: why the former attempt has not led on. */
  readonly failure: Failure | null;
  readonly onFailure: (failure: Failure | null) => void;
  readonly onSecondFactor: (secondFactor: SecondFactor) => void;
}

/** Whether there were too many attempts, which people take for a locked account. */
function isLimit(failure: Error): boolean {
  return failure instanceof ApiError && failure.status === 429;
}

/** Username and password, or a passkey. */
function FirstStep({ failure, onFailure, onSecondFactor }: FirstStepProps) {
  const { t } = useTranslation('account');
  const session = useSession();
  const call = useApiCall();
  const finish = useFinishLogin();
  const callbackPath = useSearchParams()[0].get('callbackPath');
  const form = useLateSchemaForm(loginSchema, { username: '', password: '' });

  async function logIn(body: { readonly username: string; readonly password: string }): Promise<void> {
    onFailure(null);
    session.clear();
    try {
      const reply = await call('login', { body });
      if (reply.secondFactor) onSecondFactor(reply.secondFactor);
      else if (!(await finish(reply))) onFailure(t('login.refused'));
    } catch (error) {
      onFailure(failureOf(error));
    }
  }

  async function takeReply(reply: AuthReply): Promise<void> {
    if (!(await finish(reply))) onFailure(t('passkey.refused'));
  }
  useOfferPasskeys(takeReply);

  return (
    <AccountPage
      title={t('login.title')}
      lead={t('login.lead')}
      below={
        <>
          <p className={classes['hint']}>{t('login.noAccount')}</p>
          <Button component={Link} to={paths.register(undefined, callbackPath)} variant="default" fullWidth>
            {t('login.register')}
          </Button>
        </>
      }
    >
      {typeof failure === 'string' && <FailureNotice failure={failure} />}
      {failure instanceof Error && (
        <FailureNotice
          title={t('login.failedTitle')}
          failure={failure}
          action={isLimit(failure) ? t('login.notLocked') : undefined}
        />
      )}
      <Form form={form} onSubmit={logIn} className={classes['fields']}>
        <TextField
          name="username"
          label={t('login.username')}
          messages={{ REQUIRED: t('login.usernameRequired') }}
          autoComplete="username webauthn"
          inputMode="email"
        />
        <PasswordField
          name="password"
          label={t('password')}
          messages={{ REQUIRED: t('login.passwordRequired') }}
          autoComplete="current-password"
        />
        <p>
          <Link to={paths.forgotten()}>{t('login.forgotten')}</Link>
        </p>
        <SubmitButton fullWidth>{t('login.submit')}</SubmitButton>
      </Form>
      <PasskeyButton onReply={takeReply} onFailure={onFailure} />
    </AccountPage>
  );
}

export default function LoginPage() {
  const finish = useFinishLogin();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);

  if (secondFactor === null) {
    return <FirstStep failure={failure} onFailure={setFailure} onSecondFactor={setSecondFactor} />;
  }
  return (
    <SecondStep
      secondFactor={secondFactor}
      onSignedIn={async (reply) => void (await finish(reply))}
      onOver={(reason) => {
        setFailure(reason);
        setSecondFactor(null);
      }}
    />
  );
}
