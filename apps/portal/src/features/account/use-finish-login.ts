import type { AuthReply } from '@stromwandel/api-spec';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { useSession } from '../../session/session-context.ts';
import { beginSession } from './begin-session.ts';
import { homeAfterLogin } from './home-after-login.ts';

/** Stores a reply that signs a person in and goes to the page the person asked for. False when the reply has no session. */
export function useFinishLogin(): (reply: AuthReply, otherwiseTo?: string) => Promise<boolean> {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (reply, otherwiseTo) => {
    if (!beginSession(session, reply)) return false;
    const callbackPath = search.get('callbackPath');
    const next = reply.secondFactorSetupRequired
      ? paths.secondFactor(callbackPath ?? undefined)
      : (otherwiseTo ?? homeAfterLogin(reply.roles ?? [], callbackPath));
    await navigate(next, { replace: true });
    return true;
  };
}
