import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftStore } from '../../forms/draft-store.ts';
import { newPhotoName } from '../lease-photos/new-photo-name.ts';
import { scalePhoto } from '../lease-photos/scale-photo.ts';

const JPEG = 'image/jpeg';
const nameOf = (beginning: string, photo: string) => `${beginning}photo/${photo}`;

/** The photos of a draft in this browser. */
export interface Photos {
  /** Keeps a taken photo. @returns its name @throws when the browser has no room left */
  readonly add: (file: Blob) => Promise<string>;
  /** As it waits in this browser; undefined when it is not here. */
  readonly kept: (photo: string) => Promise<Blob | undefined>;
  /** From this browser, else from the server. */
  readonly load: (photo: string) => Promise<Blob>;
}

type LoadPhoto = (photo: string) => Promise<ArrayLike<number>>;

/**
 * Reads and keeps photos of a lease.
 * @param beginning of the names under which this browser keeps the draft
 */
export function usePhotos(store: DraftStore, beginning: string, loadPhoto: LoadPhoto): Photos {
  const kept = useCallback(
    async (photo: string) => {
      const content = await store.read(nameOf(beginning, photo));
      return content && new Blob([content], { type: JPEG });
    },
    [store, beginning],
  );
  const add = useCallback(
    async (file: Blob) => {
      const photo = newPhotoName();
      const scaled = await scalePhoto(file);
      await store.write(nameOf(beginning, photo), new Uint8Array(await scaled.arrayBuffer()));
      return photo;
    },
    [store, beginning],
  );
  const load = useCallback(
    async (photo: string) => {
      const here = await kept(photo);
      if (here) return here;
      const content = await loadPhoto(photo);
      return new Blob([new Uint8Array(content)], { type: JPEG });
    },
    [loadPhoto, kept],
  );
  return useMemo(() => ({ add, kept, load }), [add, kept, load]);
}

/** The address of a photo for an image; null while it is on its way, or when it cannot be had now. */
export function usePhotoUrl({ load }: Pick<Photos, 'load'>, photo: string | null): string | null {
  const [shown, setShown] = useState<{ readonly photo: string; readonly url: string } | null>(null);
  const made = useRef<string | null>(null);
  useEffect(() => {
    if (photo === null) return undefined;
    let isWanted = true;
    load(photo).then(
      (blob) => {
        if (!isWanted) return;
        made.current = URL.createObjectURL(blob);
        setShown({ photo, url: made.current });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      if (made.current !== null) URL.revokeObjectURL(made.current);
      made.current = null;
    };
  }, [load, photo]);
  return shown !== null && shown.photo === photo ? shown.url : null;
}
