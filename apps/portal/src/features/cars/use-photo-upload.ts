import { LARGEST_PHOTO_BYTES } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { PHOTOS_OUTDATE } from './photos-outdate.ts';

/** A file that became no photo, and why. */
interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

interface PhotoUpload {
  /** How many files are done of how many; null while nothing is sent. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** How many files became photos the last time. */
  readonly added: number;
  readonly refused: readonly RefusedFile[];
  readonly send: (files: readonly File[]) => Promise<void>;
}

/** Sends files as photos of a car, one after the other; a bad one does not keep the others back. */
export function usePhotoUpload(vehicleId: string): PhotoUpload {
  const { t } = useTranslation('cars');
  const problemText = useProblemText();
  const upload = useApiMutation('uploadCarPhoto', { outdates: PHOTOS_OUTDATE });
  const [progress, setProgress] = useState<PhotoUpload['progress']>(null);
  const [added, setAdded] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  // The server would end an upload that is too large without a reason.
  async function sendOne(file: File): Promise<string | null> {
    if (file.size > LARGEST_PHOTO_BYTES) return t('photos.tooLarge');
    try {
      const query = { file: file.name.slice(0, 200) };
      await upload.mutateAsync({ params: { vehicleId }, query, upload: file });
      return null;
    } catch (error) {
      return problemText(error);
    }
  }

  return {
    progress,
    added,
    refused,
    async send(files) {
      setRefused([]);
      setAdded(0);
      for (const [done, file] of files.entries()) {
        setProgress({ done, total: files.length });
        const reason = await sendOne(file);
        if (reason === null) setAdded((before) => before + 1);
        else setRefused((before) => [...before, { name: file.name, reason }]);
      }
      setProgress(null);
    },
  };
}
