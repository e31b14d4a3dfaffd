import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigate } from 'react-router';
import { useApiCall } from '../../api/api-context.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { dropKeptEntries } from '../../forms/kept-entries.ts';
import { PageLoading } from '../../layout/page-loading.tsx';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { useOnce } from './use-once.ts';

/** Ends the session as soon as it is opened. */
export default function LogoutPage() {
  const { t } = useTranslation('account');
  const session = useSession();
  const call = useApiCall();
  const navigate = useNavigate();
  const toast = useToast('password');
  const once = useOnce();

  useEffect(() => {
    once(() => {
      const refreshToken = session.get()?.refreshToken;
      dropKeptEntries(session);
      session.clear();
      void import('../../forms/draft-store.ts').then(({ forgetDrafts }) => forgetDrafts());
      if (refreshToken !== undefined) {
        // The browser has forgotten the tokens already; whether the server could be told changes nothing here.
        call('logout', { body: { refreshToken } }).catch(() => undefined);
      }
      toast('success', t('logout.done'));
      void navigate(paths.home(), { replace: true });
    });
  });

  return <PageLoading />;
}
