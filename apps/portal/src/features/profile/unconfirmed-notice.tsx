import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that the own address is not confirmed, why that matters, and sends the mail again. */
export function UnconfirmedNotice({ email }: { readonly email: string }) {
  const { t } = useTranslation('profile');
  const resend = useApiMutation('resendConfirmation');
  return (
    <>
      <Notice
        tone="warn"
        title={t('unconfirmed.title')}
        action={
          <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({})}>
            {t('unconfirmed.resend')}
          </Button>
        }
      >
        {t('unconfirmed.text', { email })}
      </Notice>
      {resend.isSuccess && (
        <Notice tone="gain" polite>
          {t('unconfirmed.sent', { email })}
        </Notice>
      )}
      {resend.isError && <FailureNotice failure={resend.error} />}
    </>
  );
}
