import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

const registerCodeForm = z.strictObject({ code: z.string().trim().min(1).max(200) });

export default function RegisterCodePage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useSchemaForm(registerCodeForm, { code: '' });
  return (
    <AccountPage
      title={t('registerCode.title')}
      lead={t('registerCode.lead')}
      below={
        <p className={classes['hint']}>
          {t('alreadyRegistered')} <Link to={paths.login()}>{t('login.title')}</Link>
        </p>
      }
    >
      <Form form={form} onSubmit={({ code }) => navigate(paths.register(code))} className={classes['fields']}>
        <TextField
          name="code"
          label={t('registerCode.code')}
          hint={t('registerCode.codeHint')}
          messages={{ REQUIRED: t('registerCode.codeRequired') }}
          autoComplete="off"
        />
        <SubmitButton fullWidth>{t('continue')}</SubmitButton>
      </Form>
    </AccountPage>
  );
}
