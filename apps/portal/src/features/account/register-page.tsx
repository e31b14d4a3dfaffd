import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';
import { RegistrationFields } from './registration-fields.tsx';

export default function RegisterPage() {
  const { t } = useTranslation('account');
  const registerCode = useParams()['registerCode']?.trim() ?? '';
  return (
    <AccountPage
      title={t('register.title')}
      below={
        <p className={classes['hint']}>
          {t('alreadyRegistered')} <Link to={paths.login()}>{t('login.title')}</Link>
        </p>
      }
    >
      {registerCode === '' ? (
        <Notice
          tone="warn"
          title={t('register.noCode')}
          action={<Link to={paths.register()}>{t('register.enterCode')}</Link>}
        />
      ) : (
        <>
          <div>
            <StatusBadge tone="pine">{t('register.withCode', { code: registerCode })}</StatusBadge>
          </div>
          <RegistrationFields registerCode={registerCode} />
        </>
      )}
    </AccountPage>
  );
}
