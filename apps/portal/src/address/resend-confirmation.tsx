import { Button } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { FailureNotice } from '../api/failure-notice.tsx';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { Notice } from '../ui/notice.tsx';

/** Sends the confirmation mail again and says to which address the server sent it. */
export function ResendConfirmation() {
  const { t } = useTranslation('address');
  const resend = useApiMutation('resendConfirmation', { outdates: ['getMe'] });
  const email = resend.data?.email ?? null;
  return (
    <>
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({})}>
        {t('resend.button')}
      </Button>
      {resend.isSuccess && (
        <Notice tone="gain" polite>
          {email === null ? t('resend.nothing') : t('resend.done', { email })}
        </Notice>
      )}
      {resend.isError && <FailureNotice failure={resend.error} />}
    </>
  );
}
