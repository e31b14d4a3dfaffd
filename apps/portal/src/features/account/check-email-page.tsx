import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMe } from '../../api/use-me.ts';
import { paths } from '../../navigation/paths.ts';
import { AccountPage } from './account-page.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

export default function CheckEmailPage() {
  const { t } = useTranslation('account');
  const me = useMe().data;
  return (
    <AccountPage
      title={t('checkEmail.title')}
      lead={me ? t('checkEmail.leadWithAddress', { email: me.email }) : t('checkEmail.lead')}
      {...(me && { below: <ResendConfirmation /> })}
    >
      <Button component={Link} to={me ? paths.welcome() : paths.search()} fullWidth>
        {me ? t('continue') : t('toVehicles')}
      </Button>
    </AccountPage>
  );
}
