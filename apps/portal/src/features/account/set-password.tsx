import { MIN_PASSWORD_LENGTH, passwordSetForm } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useNavigate, useParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { FailureNotice, failureOf, type Failure } from '../../api/failure-notice.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { applyProblem } from '../../forms/apply-problem.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { UsernameForManagers } from '../../forms/username-for-managers.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';
import { SecondStep, type SecondFactor } from './second-step.tsx';
import { useFinishLogin } from './use-finish-login.ts';
import { usePasswordCode } from './use-password-code.ts';

interface SetPasswordProps {
  /** Which mail led here: an account made by the provider, an invitation of the employer, a forgotten password. */
  readonly kind: 'WELCOME' | 'INVITE' | 'RESET';
}

/** The set-password screen; its words and where it leads depend on the mail. */
export function SetPassword({ kind }: SetPasswordProps) {
  const { t } = useTranslation('account');
  const code = useParams()['code'] ?? '';
  const navigate = useNavigate();
  const finish = useFinishLogin();
  const call = useApiCall();
  const toast = useToast('password');
  const form = useSchemaForm(passwordSetForm, { password: '', confirmPassword: '' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const read = usePasswordCode(code);
  const shown = failure ?? read.refused;
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const next = kind === 'RESET' ? paths.search() : paths.welcome();

  async function setPassword({ password }: { readonly password: string }): Promise<void> {
    setFailure(null);
    try {
      const reply = await call('setPassword', { body: { code, password } });
      toast('success', t('setPassword.done'));
      if (reply.secondFactor) setSecondFactor(reply.secondFactor);
      else await finish(reply, next);
    } catch (error) {
      if (!applyProblem(form, error)) setFailure(failureOf(error));
      toast('error', t('setPassword.failed'));
    }
  }

  if (secondFactor !== null) {
    return (
      <SecondStep
        secondFactor={secondFactor}
        onSignedIn={async (reply) => void (await finish(reply, next))}
        // The password is set: signing in with it starts anew.
        onOver={() => void navigate(paths.login(), { replace: true })}
      />
    );
  }
  return (
    <AccountPage title={t(`setPassword.${kind}.title`)} lead={t(`setPassword.${kind}.lead`)}>
      {shown !== null && (
        <FailureNotice
          failure={shown}
          action={<Link to={paths.forgotten()}>{t('setPassword.newLink')}</Link>}
        />
      )}
      <Form form={form} onSubmit={setPassword} className={classes['fields']}>
        <UsernameForManagers username={read.username} />
        <PasswordField
          name="password"
          label={t('setPassword.password')}
          hint={t('passwordHint', { min: MIN_PASSWORD_LENGTH })}
          messages={{
            REQUIRED: t('passwordRequired'),
            TOO_SHORT: t('passwordTooShort', { min: MIN_PASSWORD_LENGTH }),
          }}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={t('confirmPassword')}
          messages={{ REQUIRED: t('confirmPasswordRequired') }}
          autoComplete="new-password"
        />
        <SubmitButton fullWidth>{t('setPassword.submit')}</SubmitButton>
      </Form>
    </AccountPage>
  );
}
