import type { CallOf } from '@stromwandel/api-spec';
import { openDraftStore } from '../../../forms/draft-store.ts';
import type { DraftWithBody } from '../../../product/lease-draft/use-body-sending.ts';
import { keepDraft } from '../../../product/lease-draft/use-kept-draft.ts';

export type ReadingBody = CallOf<'reportReading'>['body'];

/** A reading in this browser until the server has it. */
export type ReadingDraft = DraftWithBody<ReadingBody>;

const readingBeginning = (leaseId: number, clientId: string) => `reading/${leaseId}-${clientId}/`;

/** Keeps a reading that could not be sent. @throws when the browser has no room left */
export async function keepReading(
  owner: string,
  leaseId: number,
  body: ReadingBody,
  photo: Blob | null,
): Promise<void> {
  const store = await openDraftStore(owner);
  const beginning = readingBeginning(leaseId, body.clientId);
  const unsentPhotos = photo === null || body.photo === null ? [] : [body.photo];
  for (const name of unsentPhotos) {
    // As `usePhotos` names them.
    await store.write(`${beginning}photo/${name}`, new Uint8Array(await (photo ?? new Blob()).arrayBuffer()));
  }
  const draft: ReadingDraft = { unsentPhotos, body };
  await keepDraft(store, beginning, draft);
}
