import { useTranslation } from '../../i18n/use-translation.ts';
import { DeletionSection } from '../../product/own-account/deletion-section.tsx';
import { ExportSection } from '../../product/own-account/export-section.tsx';
import { PasswordSection } from '../../product/own-account/password-section.tsx';
import { ReadingsSection } from '../../product/own-account/readings-section.tsx';
import { SessionsSection } from '../../product/own-account/sessions-section.tsx';
import { SignInMethods } from '../../product/second-factor/sign-in-methods.tsx';
import { useHasRole } from '../../session/session-context.ts';
import classes from './account-page.module.css';

/** Account and security: how a person signs in, where, and who looked at the data. */
export default function AccountPage() {
  const { t } = useTranslation();
  const { t: texts } = useTranslation('profile');
  const isEmployee = useHasRole('EMPLOYEE');
  return (
    <div className={classes['sections']}>
      <title>{t('pageTitle', { page: texts('tabs.account') })}</title>
      <PasswordSection />
      <SignInMethods />
      <SessionsSection />
      {isEmployee && <ReadingsSection />}
      {isEmployee && <ExportSection />}
      {isEmployee && <DeletionSection />}
    </div>
  );
}
