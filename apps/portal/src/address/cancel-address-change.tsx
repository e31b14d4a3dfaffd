import { Button } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { FailureNotice } from '../api/failure-notice.tsx';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useToast } from '../feedback/use-toast.ts';

interface CancelAddressChangeProps {
  /** The address that stays. */
  readonly email: string;
  readonly pending: string;
}

/** Cancels a change of address that waits for its confirmation. */
export function CancelAddressChange({ email, pending }: CancelAddressChangeProps) {
  const { t } = useTranslation('address');
  const toast = useToast('profile');
  const cancel = useApiMutation('cancelEmailChange', {
    outdates: ['getMe'],
    onSuccess: () => toast('success', t('waiting.cancelled', { email })),
  });
  return (
    <>
      <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
        {t('waiting.cancel', { pending })}
      </Button>
      {cancel.isError && <FailureNotice failure={cancel.error} />}
    </>
  );
}
