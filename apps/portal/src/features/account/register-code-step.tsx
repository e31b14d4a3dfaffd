import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { FailureNotice, failureOf, type Failure } from '../../api/failure-notice.tsx';
import { Form } from '../../forms/form.tsx';
import { lateSchema } from '../../forms/late-schema.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useLateSchemaForm } from '../../forms/use-late-schema-form.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';
import { isCodeRefused } from './is-code-refused.ts';

const codeSchema = lateSchema(async () => (await import('./account-schemas.ts')).registerCode);

/** Characters of a generated code; once they are all typed, the employer is shown. */
const WHOLE_CODE_LENGTH = 16;

const inputOf = (code: string) => ({ params: { registerCode: code.trim() } });

interface RegisterCodeStepProps {
  /** A code that was refused already, to be mended. */
  readonly refused?: string;
}

/** The step of the register code: it is checked here, with the employer's name, and leads to the form. */
export function RegisterCodeStep({ refused }: RegisterCodeStepProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const callbackPath = useSearchParams()[0].get('callbackPath');
  const call = useApiCall();
  const queries = useQueryClient();
  const form = useLateSchemaForm(codeSchema, { code: refused ?? '' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const typed = form.watch('code');
  const isWhole = typed.replace(/[\s-]/g, '').length === WHOLE_CODE_LENGTH;
  const employer = useApiQuery('readRegisterCode', inputOf(typed), { enabled: isWhole });

  /** Whether the code is good; otherwise the page says why not. */
  async function check(code: string): Promise<boolean> {
    setFailure(null);
    const input = inputOf(code);
    try {
      await queries.fetchQuery({
        queryKey: apiQueryKey('readRegisterCode', input),
        queryFn: () => call('readRegisterCode', input),
      });
      return true;
    } catch (error) {
      if (isCodeRefused(error)) form.setError('code', { type: 'WRONG_CODE' });
      else setFailure(failureOf(error));
      return false;
    }
  }

  return (
    <AccountPage
      title={t('registerCode.title')}
      lead={t('registerCode.lead')}
      below={
        <p className={classes['hint']}>
          {t('alreadyRegistered')} <Link to={paths.login(callbackPath ?? undefined)}>{t('login.title')}</Link>
        </p>
      }
    >
      {failure !== null && <FailureNotice failure={failure} />}
      {refused !== undefined && typed === refused && (
        <Notice tone="warn" role="alert" title={t('registerCode.refusedTitle', { code: refused })}>
          {t('registerCode.refused')}
        </Notice>
      )}
      <Form
        form={form}
        className={classes['fields']}
        onSubmit={async ({ code }) => {
          if (await check(code)) await navigate(paths.register(code, callbackPath));
        }}
      >
        <TextField
          name="code"
          label={t('registerCode.code')}
          hint={t('registerCode.codeHint')}
          messages={{ REQUIRED: t('registerCode.codeRequired'), WRONG_CODE: t('registerCode.refused') }}
          autoComplete="off"
        />
        <output className={classes['hint']}>
          {employer.data ? t('registerCode.employer', { employer: employer.data.tenantName }) : ''}
        </output>
        <SubmitButton fullWidth>{t('continue')}</SubmitButton>
      </Form>
    </AccountPage>
  );
}
