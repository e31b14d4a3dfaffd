import { Button } from '@mantine/core';
import { ApiError } from '@stromwandel/api-spec';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, useNavigate, useParams } from 'react-router';
import { ResendConfirmation } from '../../address/resend-confirmation.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useMe } from '../../api/use-me.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { PageLoading } from '../../layout/page-loading.tsx';
import { paths } from '../../navigation/paths.ts';
import { safeCallbackPath } from '../../navigation/safe-callback-path.ts';
import { useAuthData } from '../../session/session-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountPage } from './account-page.tsx';
import { useOnce } from './use-once.ts';

interface Failed {
  readonly reason: string;
  /** Whether the link may still be good. */
  readonly isWorthAnotherTry: boolean;
  /** Several accounts name the address: the session of one of them is needed. */
  readonly needsSession: boolean;
}

/** Confirms the address of the link as soon as it is opened. */
export default function EmailConfirmPage() {
  const { t } = useTranslation(['account', 'app']);
  const code = useParams()['code'] ?? '';
  const signedIn = useAuthData() !== null;
  const me = useMe().data;
  const isConfirmed = me?.emailConfirmed === true && me.pendingEmail === null;
  const navigate = useNavigate();
  const toast = useToast('password');
  const problemText = useProblemText();
  const once = useOnce();
  const { mutateAsync: confirm } = useApiMutation('confirmEmail', { outdates: ['getMe'] });
  const [failure, setFailure] = useState<Failed | null>(null);

  async function run(): Promise<void> {
    setFailure(null);
    const failed = (reason: string, status: number): void => {
      const needsSession = status === 401;
      setFailure({ reason, isWorthAnotherTry: status >= 500, needsSession });
      toast('warning', t('emailConfirm.failedToast'));
    };
    try {
      const { confirmed, callbackPath } = await confirm({ params: { code } });
      if (!confirmed) return failed(t('emailConfirm.failed'), 400);
      toast('success', t('emailConfirm.done'));
      await navigate(safeCallbackPath(callbackPath) ?? paths.home(), { replace: true });
    } catch (error) {
      // Without an answer the link may still be good, as after a failure of the server.
      const status = error instanceof ApiError ? error.status : 503;
      failed(status === 401 ? t('emailConfirm.otherAccount') : problemText(error), status);
    }
  }

  useEffect(() => once(() => void run()));

  if (failure === null) return <PageLoading />;
  const afterLogin = failure.needsSession ? paths.emailConfirm(code) : paths.checkEmail();
  const next = signedIn && !failure.needsSession ? paths.search() : paths.login(afterLogin);
  return (
    <AccountPage
      title={t('emailConfirm.failed')}
      {...(me && !isConfirmed && !failure.needsSession && { below: <ResendConfirmation /> })}
    >
      <Notice
        tone="warn"
        role="alert"
        action={
          failure.isWorthAnotherTry && (
            <Button variant="default" onClick={() => void run()}>
              {t('app:retry')}
            </Button>
          )
        }
      >
        {failure.reason}
      </Notice>
      {isConfirmed && <Notice tone="gain">{t('emailConfirm.already')}</Notice>}
      {!signedIn && !failure.needsSession && <p>{t('emailConfirm.newLink')}</p>}
      <Button component={Link} to={next} fullWidth>
        {next === paths.search() ? t('toVehicles') : t('login.title')}
      </Button>
    </AccountPage>
  );
}
