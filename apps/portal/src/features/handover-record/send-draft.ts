import { sendPhoto } from '../../product/lease-draft/send-photo.ts';
import { bodyOf, withoutPhoto, type Draft } from './draft.ts';
import type { RecordCalls } from './record-calls.ts';

/** What sending needs of the draft: always its newest state. */
export interface DraftHolder {
  readonly now: () => Draft;
  readonly change: (next: (draft: Draft) => Draft) => void;
  /** A photo that waits; undefined when this browser has lost it. */
  readonly photo: (name: string) => Promise<Blob | undefined>;
}

async function sendPart(calls: RecordCalls, holder: DraftHolder): Promise<void> {
  const { unsent, entries } = holder.now();
  const [part] = unsent;
  if (part === undefined) return;
  const body = bodyOf(part, entries);
  await calls.savePart(body);
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
export async function sendDraft(calls: RecordCalls, holder: DraftHolder): Promise<boolean> {
  for (;;) {
    const { unsentPhotos, unsent, conclusion } = holder.now();
    const [photo] = unsentPhotos;
    if (photo !== undefined) {
      const { change, photo: kept } = holder;
      await sendPhoto(photo, { change, kept, upload: calls.sendPhoto, withoutPhoto });
    } else if (unsent.length > 0) await sendPart(calls, holder);
    else if (conclusion === null) return false;
    else {
      await calls.conclude(conclusion);
      return true;
    }
  }
}
