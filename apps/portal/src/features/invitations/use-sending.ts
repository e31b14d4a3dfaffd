import { MOST_INVITED_AT_ONCE, type EndpointName, type InvitationFileReply } from '@stromwandel/api-spec';
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiCall } from '../../api/api-context.ts';
import { apiQueryKey } from '../../api/api-query-key.ts';

type FilePerson = InvitationFileReply['people'][number];
export type Outcome = ReplyOf<'invitePeople'>['results'][number]['outcome'];

const OUTDATED: EndpointName = 'listPeople';

/** What became of the people of a file so far. */
export interface Sending {
  /** `STOPPED`: a call failed; what was not answered can be sent again. */
  readonly state: 'READY' | 'SENDING' | 'STOPPED' | 'DONE';
  /** By address; people that were known from the start are not sent and have none. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** How many are to be sent. */
  readonly all: number;
  readonly error: Error | null;
  /** Sends what has no outcome yet. */
  readonly start: () => void;
}

/**
 * Sends the people of a file a few at a time, so that progress shows and nothing is lost when a call fails.
 * @param onDone hears how many people were invited
 */
export function useSending(people: readonly FilePerson[], onDone: (invited: number) => void): Sending {
  const call = useApiCall();
  const queries = useQueryClient();
  const [state, setState] = useState<Sending['state']>('READY');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [error, setError] = useState<Error | null>(null);
  const isShown = useRef(true);
  const fresh = people.filter((person) => person.state === 'NEW');

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function send(): Promise<ReadonlyMap<string, Outcome>> {
    const known = new Map(outcomes);
    const left = fresh.filter(({ email }) => !known.has(email));
    for (let at = 0; at < left.length && isShown.current; at += MOST_INVITED_AT_ONCE) {
      const part = left.slice(at, at + MOST_INVITED_AT_ONCE);
      const body = {
        people: part.map(({ firstName, lastName, email, employeeId }) => ({
          firstName,
          lastName,
          email,
          employeeId,
        })),
      };
      // One after the other: the server is not to be flooded by one file.
      const { results } = await call('invitePeople', { body });
      for (const { email, outcome } of results) known.set(email, outcome);
      setOutcomes(new Map(known));
    }
    return known;
  }

  function start(): void {
    setState('SENDING');
    setError(null);
    void send()
      .then(
        (known) => {
          setState('DONE');
          // A page that was left shows no result.
          if (isShown.current) onDone([...known.values()].filter((outcome) => outcome === 'INVITED').length);
        },
        (reason: unknown) => {
          setError(reason instanceof Error ? reason : new Error(String(reason)));
          setState('STOPPED');
        },
      )
      .then(() => queries.invalidateQueries({ queryKey: apiQueryKey(OUTDATED) }));
  }

  return { state, outcomes, all: fresh.length, error, start };
}
