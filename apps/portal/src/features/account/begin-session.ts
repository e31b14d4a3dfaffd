import type { AuthReply } from '@stromwandel/api-spec';
import type { Session } from '../../session/create-session.ts';

/**
 * Stores a reply that signs a person in. Listeners see a signed-out session in between, so that they drop the data of the
 * former person.
 * @returns false, with the session unchanged, when the reply is not authenticated
 */
export function beginSession(session: Session, reply: AuthReply): boolean {
  if (!reply.authenticated) return false;
  session.clear();
  return session.store(reply);
}
