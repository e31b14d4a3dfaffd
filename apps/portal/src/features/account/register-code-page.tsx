import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { lateSchema } from '../../forms/late-schema.ts';
import { useLateSchemaForm } from '../../forms/use-late-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

const codeSchema = lateSchema(async () => (await import('./account-schemas.ts')).registerCode);

export default function RegisterCodePage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useLateSchemaForm(codeSchema, { code: '' });
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
