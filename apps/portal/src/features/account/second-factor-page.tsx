import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/use-api-query.ts';
import { paths } from '../../navigation/paths.ts';
import { RequireSession } from '../../layout/require-session.tsx';
import { AddPasskey } from '../../product/second-factor/add-passkey.tsx';
import { AppSetup } from '../../product/second-factor/app-setup.tsx';
import { canUsePasskeys } from '../../product/second-factor/passkey-browser.ts';
import { useAuthData } from '../../session/session-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';
import { homeAfterLogin } from './home-after-login.ts';

/** Sets up the second factor that the role demands; nothing else works before. */
function SetUp() {
  const { t } = useTranslation('account');
  const { t: texts } = useTranslation('security');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const roles = useAuthData()?.roles ?? [];
  const methods = useApiQuery('getSignInMethods', {}).data;
  const [way, setWay] = useState<'app' | 'passkey' | null>(null);
  const goOn = (): void =>
    void navigate(homeAfterLogin(roles, search.get('callbackPath')), { replace: true });
  // This session has proven the password alone, and another one has set a factor up meanwhile.
  const isElsewhere =
    way === null &&
    methods !== undefined &&
    (methods.authenticatorApp !== null || methods.passkeys.length > 0);

  return (
    <AccountPage
      title={t('secondFactor.title')}
      lead={t('secondFactor.lead')}
      below={
        <Button component={Link} to={paths.logout()} variant="subtle" fullWidth>
          {t('secondFactor.logout')}
        </Button>
      }
    >
      {isElsewhere && <Notice tone="info">{t('secondFactor.elsewhere')}</Notice>}
      {way === null && !isElsewhere && (
        <div className={classes['fields']}>
          <Button fullWidth onClick={() => setWay('app')}>
            {t('secondFactor.app')}
          </Button>
          <p className={classes['hint']}>{texts('app.description')}</p>
          {canUsePasskeys() && (
            <>
              <Button fullWidth variant="default" onClick={() => setWay('passkey')}>
                {t('secondFactor.passkey')}
              </Button>
              <p className={classes['hint']}>{texts('passkeys.description')}</p>
            </>
          )}
        </div>
      )}
      {way === 'app' && <AppSetup doneLabel={t('continue')} onDone={goOn} onCancel={() => setWay(null)} />}
      {way === 'passkey' && <AddPasskey onDone={goOn} onCancel={() => setWay(null)} />}
    </AccountPage>
  );
}

export default function SecondFactorPage() {
  return (
    <RequireSession>
      <SetUp />
    </RequireSession>
  );
}
