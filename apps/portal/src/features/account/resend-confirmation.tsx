import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './account-page.module.css';

/** Sends the confirmation mail again to whoever is signed in. */
export function ResendConfirmation() {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
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
      {resend.isError && (
        <Notice tone="danger" role="alert">
          {problemText(resend.error)}
        </Notice>
      )}
    </>
  );
}
