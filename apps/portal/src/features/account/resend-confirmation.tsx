import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './account-page.module.css';

/** Sends the confirmation mail again to whoever is signed in. */
export function ResendConfirmation() {
  const { t } = useTranslation('account');
  const resend = useApiMutation('resendConfirmation');
  return (
    <>
      <p className={classes['hint']}>{t('resend.hint')}</p>
      <Button variant="default" fullWidth loading={resend.isPending} onClick={() => resend.mutate({})}>
        {t('resend.button')}
      </Button>
      {resend.isSuccess && (
        <Notice tone="gain" polite>
          {t('resend.done')}
        </Notice>
      )}
      {resend.isError && <FailureNotice failure={resend.error} />}
    </>
  );
}
