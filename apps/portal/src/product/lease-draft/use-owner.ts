import { useMe } from '../../api/use-me.ts';
import { useAuthData } from '../../session/session-context.ts';
import { subjectOf } from '../../session/subject-of.ts';

/** Whose drafts this browser keeps, also without a connection; empty while that is not known. */
export function useOwner(): string {
  const me = useMe().data;
  const subject = subjectOf(useAuthData());
  return me === undefined ? subject : String(me.id);
}
