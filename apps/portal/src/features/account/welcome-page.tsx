import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from 'react-router';
import { useMe } from '../../api/use-me.ts';
import { homeOf } from '../../navigation/page-roles.ts';
import { paths } from '../../navigation/paths.ts';
import { useAuthData } from '../../session/session-context.ts';
import { AccountPage } from './account-page.tsx';

/** Greets a new account with what it is for: cars and the own rate, or a workspace. */
export default function WelcomePage() {
  const { t } = useTranslation('account');
  const me = useMe().data;
  const roles = useAuthData()?.roles ?? [];
  const workspace = (['ADMIN', 'TENANT_ADMIN'] as const).find(
    (role) => roles.includes(role) && !roles.includes('EMPLOYEE'),
  );
  const title = me ? t('welcome.titleWithName', { name: me.firstName }) : t('welcome.title');
  if (workspace !== undefined) {
    return (
      <AccountPage title={title} lead={t(`welcome.${workspace}.first`)}>
        <p>{t(`welcome.${workspace}.second`)}</p>
        <Button component={Link} to={homeOf(roles)} fullWidth>
          {t(`welcome.${workspace}.start`)}
        </Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title} lead={t('welcome.first')}>
      <p>{t('welcome.second')}</p>
      <Button component={Link} to={paths.salary()} fullWidth>
        {t('welcome.salaryData')}
      </Button>
      <Button component={Link} to={paths.home()} variant="default" fullWidth>
        {t('welcome.skip')}
      </Button>
    </AccountPage>
  );
}
