import { useTranslation } from 'react-i18next';
import { SignInMethods } from '../../second-factor/sign-in-methods.tsx';

/** Account and security: how a person signs in. */
export default function AccountPage() {
  const { t } = useTranslation();
  const { t: texts } = useTranslation('profile');
  return (
    <>
      <title>{t('pageTitle', { page: texts('tabs.account') })}</title>
      <SignInMethods />
    </>
  );
}
