import { Button } from '@mantine/core';
import { loginBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';
import { homeAfterLogin } from './home-after-login.ts';

export default function LoginPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const call = useApiCall();
  const form = useSchemaForm(loginBody, { username: '', password: '' });
  const [failure, setFailure] = useState<'refused' | 'failed' | null>(null);

  async function logIn(body: { readonly username: string; readonly password: string }): Promise<void> {
    setFailure(null);
    session.clear();
    try {
      const reply = await call('login', { body });
      if (session.store(reply)) {
        await navigate(homeAfterLogin(reply.roles ?? [], search.get('callbackPath')), { replace: true });
      } else {
        setFailure('refused');
      }
    } catch {
      setFailure('failed');
    }
  }

  return (
    <AccountPage
      title={t('login.title')}
      lead={t('login.lead')}
      below={
        <>
          <p className={classes['hint']}>{t('login.noAccount')}</p>
          <Button component={Link} to={paths.register()} variant="default" fullWidth>
            {t('login.register')}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {t(`login.${failure}`)}
        </Notice>
      )}
      <Form form={form} onSubmit={logIn} className={classes['fields']}>
        <TextField
          name="username"
          label={t('login.username')}
          messages={{ REQUIRED: t('login.usernameRequired') }}
          autoComplete="username"
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
    </AccountPage>
  );
}
