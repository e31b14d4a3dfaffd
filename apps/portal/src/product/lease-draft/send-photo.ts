/** A draft whose photos wait to be sent. */
export interface DraftWithPhotos {
  /** Names of photos that the server does not have yet, oldest first. */
  readonly unsentPhotos: readonly string[];
}

interface PhotoSending<Draft extends DraftWithPhotos> {
  readonly change: (next: (draft: Draft) => Draft) => void;
  /** A photo that waits; undefined when this browser has lost it. */
  readonly kept: (name: string) => Promise<Blob | undefined>;
  readonly upload: (name: string, photo: Blob) => Promise<unknown>;
  readonly withoutPhoto: (draft: Draft, name: string) => Draft;
}

/** Sends a photo and takes it off the list of those that wait. The draft no longer names one that this browser has lost. */
export async function sendPhoto<Draft extends DraftWithPhotos>(
  name: string,
  { change, kept, upload, withoutPhoto }: PhotoSending<Draft>,
): Promise<void> {
  const photo = await kept(name);
  if (photo === undefined) {
    change((draft) => withoutPhoto(draft, name));
    return;
  }
  await upload(name, photo);
  change((draft) => ({ ...draft, unsentPhotos: draft.unsentPhotos.filter((one) => one !== name) }));
}
