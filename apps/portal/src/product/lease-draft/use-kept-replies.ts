import type { EndpointName } from '@stromwandel/api-spec';
import { ApiError } from '@stromwandel/api-spec';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openDraftStore, type DraftStore } from '../../forms/draft-store.ts';

const BEGINNING = 'reply/';

/** A reply as this browser keeps it. */
interface KeptReply {
  readonly atMs: number;
  readonly data: unknown;
}

/** What is read of a query. */
interface SeenQuery {
  readonly queryKey: readonly unknown[];
  readonly state: {
    readonly data: unknown;
    readonly status: string;
    readonly dataUpdatedAt: number;
    readonly fetchFailureReason: unknown;
  };
}

const nameOf = (key: readonly unknown[]) => BEGINNING + JSON.stringify(key);

/** Whether no answer came, or one that says nothing about the call. */
const isOutOfReach = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

async function write(store: DraftStore, { queryKey, state }: SeenQuery): Promise<void> {
  const kept: KeptReply = { atMs: state.dataUpdatedAt, data: state.data };
  await store.write(nameOf(queryKey), new TextEncoder().encode(JSON.stringify(kept)));
}

/** Puts the kept reply of a query in the cache, with the time at which it came. */
async function giveBack(store: DraftStore, queries: QueryClient, { queryKey }: SeenQuery): Promise<void> {
  const content = await store.read(nameOf(queryKey));
  if (content === undefined || queries.getQueryData(queryKey) !== undefined) return;
  const kept = JSON.parse(new TextDecoder().decode(content)) as KeptReply; // written above
  queries.setQueryData(queryKey, kept.data, { updatedAt: kept.atMs });
}

/**
 * Keeps the newest replies of some endpoints in this browser, encrypted like drafts, and shows them when the server cannot be
 * reached. They are deleted with the drafts, at the sign-out.
 * @param owner whose replies these are; empty while that is not known
 */
export function useKeptReplies(owner: string, endpoints: readonly EndpointName[]): void {
  const queries = useQueryClient();
  const names = endpoints.join();
  useEffect(() => {
    if (owner === '') return undefined;
    let isStopped = false;
    let stop = () => {
      isStopped = true;
    };
    void openDraftStore(owner).then((store) => {
      if (isStopped) return;
      const kept = new Set<unknown>(names.split(','));
      const look = (query: SeenQuery) => {
        if (!kept.has(query.queryKey[0])) return;
        const { data, status, fetchFailureReason } = query.state;
        // Without room the page shows no former state later.
        if (status === 'success' && fetchFailureReason === null)
          void write(store, query).catch(() => undefined);
        else if (data === undefined && fetchFailureReason !== null && isOutOfReach(fetchFailureReason)) {
          void giveBack(store, queries, query);
        }
      };
      const cache = queries.getQueryCache();
      for (const query of cache.getAll()) look(query);
      stop = cache.subscribe((event) => {
        if (event.type === 'updated') look(event.query);
      });
    });
    return () => stop();
  }, [owner, names, queries]);
}
