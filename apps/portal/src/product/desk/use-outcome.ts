import type { EndpointName } from '@stromwandel/api-spec';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';

/** What follows from a change at a press: the lists are read anew, and a message says what happened. */
export function useOutcome(outdates: readonly EndpointName[]) {
  const toast = useToast('desk');
  const problemText = useProblemText();
  /** @param done what is said of the reply */
  return <Reply>(done: string | ((reply: Reply) => string)) => ({
    outdates,
    onSuccess: (reply: Reply) => toast('success', typeof done === 'string' ? done : done(reply)),
    onError: (error: Error) => toast('error', problemText(error)),
  });
}
