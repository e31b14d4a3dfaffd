import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { paths } from '../../navigation/paths.ts';
import { AccountPage } from './account-page.tsx';
import classes from './account-page.module.css';

interface ConfirmElsewhereProps {
  readonly code: string;
  /** Confirms by the link alone, which ends with a new password. */
  readonly onNewPassword: () => void;
}

/** A link of a confirmation mail in a browser without a session. */
export function ConfirmElsewhere({ code, onNewPassword }: ConfirmElsewhereProps) {
  const { t } = useTranslation('account');
  const refusal = useApiMutation('refuseEmail');
  if (refusal.isSuccess) {
    return <AccountPage title={t('emailConfirm.refusedTitle')} lead={t('emailConfirm.refused')} />;
  }
  return (
    <AccountPage
      title={t('emailConfirm.askTitle')}
      lead={t('emailConfirm.ask')}
      below={
        <>
          <p className={classes['hint']}>{t('emailConfirm.notMineHint')}</p>
          {refusal.isError && (
            <FailureNotice title={t('emailConfirm.refuseFailed')} failure={refusal.error} />
          )}
          <Button
            variant="default"
            loading={refusal.isPending}
            onClick={() => refusal.mutate({ params: { code } })}
          >
            {t('emailConfirm.notMine')}
          </Button>
        </>
      }
    >
      <Button component={Link} to={paths.login(paths.emailConfirm(code))} fullWidth>
        {t('emailConfirm.logIn')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onNewPassword}>
        {t('emailConfirm.newPassword')}
      </Button>
    </AccountPage>
  );
}
