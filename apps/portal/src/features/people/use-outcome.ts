import type { EndpointName } from '@stromwandel/api-spec';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useToast } from '../../feedback/use-toast.ts';

const OUTDATED: readonly EndpointName[] = ['listPeople'];

/** What follows a change of a person: the list is read anew, and a message says what happened. */
export function useOutcome(done: string) {
  const toast = useToast('desk');
  const problemText = useProblemText();
  return {
    outdates: OUTDATED,
    onSuccess: () => toast('success', done),
    onError: (error: Error) => toast('error', problemText(error)),
  };
}
