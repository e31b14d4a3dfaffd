import type { EndpointName } from '@stromwandel/api-spec';
import { useProblemText } from '../api/use-problem-text.ts';
import { useToast } from '../feedback/use-toast.ts';

/** What follows a change at a press: the lists are read anew, and a message says what happened. */
export function useOutcome(outdates: readonly EndpointName[]) {
  const toast = useToast('desk');
  const problemText = useProblemText();
  return (done: string) => ({
    outdates,
    onSuccess: () => toast('success', done),
    onError: (error: Error) => toast('error', problemText(error)),
  });
}
