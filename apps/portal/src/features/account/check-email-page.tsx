import { Button } from '@mantine/core';
import type { MeReply } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useSearchParams } from 'react-router';
import { CancelAddressChange } from '../../address/cancel-address-change.tsx';
import { ChangeAddressForm } from '../../address/change-address-form.tsx';
import { ResendConfirmation } from '../../address/resend-confirmation.tsx';
import { useMe } from '../../api/use-me.ts';
import { paths } from '../../navigation/paths.ts';
import { safeCallbackPath } from '../../navigation/safe-callback-path.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

/** The page that the person came from to register; null without one. */
function useBack(): string | null {
  return safeCallbackPath(useSearchParams()[0].get('callbackPath'));
}

/** What a person can do while an address waits for its confirmation. */
function WaitingPage({ me: { email, emailConfirmed, pendingEmail } }: { readonly me: MeReply }) {
  const { t } = useTranslation(['account', 'address']);
  const [changing, setChanging] = useState(false);
  const pending = pendingEmail ?? email;
  const back = useBack();
  return (
    <AccountPage
      title={t('checkEmail.title')}
      lead={
        emailConfirmed
          ? t('address:waiting.text', { pending, email })
          : t('address:check.unconfirmed', { email: pending })
      }
      below={
        <>
          <p className={classes['hint']}>{t('address:resend.hint')}</p>
          <ResendConfirmation />
          {pendingEmail !== null && <CancelAddressChange email={email} pending={pendingEmail} />}
          {changing ? (
            <ChangeAddressForm email={pending} onClose={() => setChanging(false)} />
          ) : (
            <Button variant="default" onClick={() => setChanging(true)}>
              {t('address:change.open')}
            </Button>
          )}
          <Button component={Link} to={paths.logout()} variant="subtle">
            {t('address:check.logout')}
          </Button>
        </>
      }
    >
      {!emailConfirmed && pendingEmail !== null && <p>{t('address:waiting.bothLinks', { email })}</p>}
      {!emailConfirmed && <p className={classes['hint']}>{t('address:check.removal')}</p>}
      <Button component={Link} to={back ?? paths.search()} fullWidth>
        {back === null ? t('toVehicles') : t('checkEmail.back')}
      </Button>
    </AccountPage>
  );
}

/** Notice after registration, and where every page leads that needs a confirmed address. */
export default function CheckEmailPage() {
  const { t } = useTranslation(['account', 'address']);
  const me = useMe().data;
  const back = useBack();
  if (me && (!me.emailConfirmed || me.pendingEmail !== null)) return <WaitingPage me={me} />;
  return (
    <AccountPage
      title={t(me ? 'address:check.confirmedTitle' : 'checkEmail.title')}
      lead={me ? t('address:check.confirmed', { email: me.email }) : t('checkEmail.lead')}
    >
      <Button component={Link} to={back ?? (me ? paths.welcome() : paths.search())} fullWidth>
        {back !== null ? t('checkEmail.back') : me ? t('continue') : t('toVehicles')}
      </Button>
    </AccountPage>
  );
}
