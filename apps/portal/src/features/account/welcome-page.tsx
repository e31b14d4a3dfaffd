import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMe } from '../../api/use-me.ts';
import { paths } from '../../navigation/paths.ts';
import { AccountPage } from './account-page.tsx';

export default function WelcomePage() {
  const { t } = useTranslation('account');
  const me = useMe().data;
  return (
    <AccountPage
      title={me ? t('welcome.titleWithName', { name: me.firstName }) : t('welcome.title')}
      lead={t('welcome.first')}
    >
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
