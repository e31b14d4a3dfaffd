import { Button } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useParams } from 'react-router';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { paths } from '../../navigation/paths.ts';
import { AccountPage } from './account-page.tsx';

/** Undoes a change of address, asked for with a button: it signs the person out everywhere. */
export default function EmailUndoPage() {
  const { t } = useTranslation('address');
  const code = useParams()['code'] ?? '';
  const undo = useApiMutation('undoEmailChange');
  if (undo.isSuccess) {
    const { email, passwordCode } = undo.data;
    return (
      <AccountPage title={t('undo.doneTitle')} lead={t('undo.done', { email })}>
        <Button component={Link} to={paths.passwordReset(passwordCode)} fullWidth>
          {t('undo.setPassword')}
        </Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('undo.title')} lead={t('undo.lead')}>
      {undo.isError && <FailureNotice title={t('undo.failed')} failure={undo.error} />}
      <Button fullWidth loading={undo.isPending} onClick={() => undo.mutate({ params: { code } })}>
        {t('undo.submit')}
      </Button>
    </AccountPage>
  );
}
