import type { ApiCall } from '../../api/create-api-call.ts';
import { bodyOf, withoutPhoto, type Draft } from './draft.ts';

/** What sending needs of the draft: always its newest state. */
export interface DraftHolder {
  readonly now: () => Draft;
  readonly change: (next: (draft: Draft) => Draft) => void;
  /** A photo that waits; undefined when this browser has lost it. */
  readonly photo: (name: string) => Promise<Blob | undefined>;
}

async function sendPhoto(call: ApiCall, leaseId: string, holder: DraftHolder, name: string): Promise<void> {
  const upload = await holder.photo(name);
  if (upload === undefined) {
    holder.change((draft) => withoutPhoto(draft, name));
    return;
  }
  await call('uploadLeasePhoto', { params: { leaseId }, query: { clientId: name }, upload });
  holder.change((draft) => ({
    ...draft,
    unsentPhotos: draft.unsentPhotos.filter((one) => one !== name),
  }));
}

async function sendPart(call: ApiCall, leaseId: string, holder: DraftHolder): Promise<void> {
  const { unsent, entries } = holder.now();
  const [part] = unsent;
  if (part === undefined) return;
  const body = bodyOf(part, entries);
  await call('saveRecordPart', { params: { leaseId, kind: 'HANDOVER', part }, body });
  // Changed meanwhile, it is sent again.
  const isSame = (draft: Draft) => JSON.stringify(bodyOf(part, draft.entries)) === JSON.stringify(body);
  holder.change((draft) =>
    isSame(draft) ? { ...draft, unsent: draft.unsent.filter((one) => one !== part) } : draft,
  );
}

/**
 * Sends what waits, in order: photos, the parts that name them, then the conclusion. Throws what the first call that
 * fails throws; what was sent before stays sent.
 * @returns whether the record is concluded
 */
export async function sendDraft(call: ApiCall, leaseId: string, holder: DraftHolder): Promise<boolean> {
  for (;;) {
    const { unsentPhotos, unsent, conclusion } = holder.now();
    const [photo] = unsentPhotos;
    if (photo !== undefined) await sendPhoto(call, leaseId, holder, photo);
    else if (unsent.length > 0) await sendPart(call, leaseId, holder);
    else if (conclusion === null) return false;
    else {
      await call('concludeRecord', { params: { leaseId, kind: 'HANDOVER' }, body: conclusion });
      return true;
    }
  }
}
