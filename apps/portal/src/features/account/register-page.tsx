import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useParams, useSearchParams } from 'react-router';
import { LoadState } from '../../api/load-state.tsx';
import { useApiQuery } from '../../api/use-api-query.ts';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';
import { isCodeRefused } from './is-code-refused.ts';
import { RegisterCodeStep } from './register-code-step.tsx';
import { RegistrationFields } from './registration-fields.tsx';

export default function RegisterPage() {
  const { t } = useTranslation('account');
  const registerCode = useParams()['registerCode']?.trim() ?? '';
  const callbackPath = useSearchParams()[0].get('callbackPath');
  const employer = useApiQuery(
    'readRegisterCode',
    { params: { registerCode } },
    { enabled: registerCode !== '', staleTime: Infinity },
  );
  // A wrong code is mended at its own step.
  if (isCodeRefused(employer.error)) return <RegisterCodeStep refused={registerCode} />;
  return (
    <AccountPage
      title={t('register.title')}
      {...(employer.data && { lead: t('register.atEmployer', { employer: employer.data.tenantName }) })}
      below={
        <p className={classes['hint']}>
          {t('alreadyRegistered')} <Link to={paths.login(callbackPath ?? undefined)}>{t('login.title')}</Link>
        </p>
      }
    >
      {registerCode === '' ? (
        <Notice
          tone="warn"
          title={t('register.noCode')}
          action={<Link to={paths.register(undefined, callbackPath)}>{t('register.enterCode')}</Link>}
        />
      ) : (
        <LoadState query={employer} failed={t('register.codeFailed')}>
          {() => <RegistrationFields registerCode={registerCode} callbackPath={callbackPath} />}
        </LoadState>
      )}
    </AccountPage>
  );
}
