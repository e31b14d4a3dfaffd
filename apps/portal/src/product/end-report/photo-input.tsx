import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useApiCall } from '../../api/api-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { newPhotoName } from '../lease-photos/new-photo-name.ts';
import { scalePhoto } from '../lease-photos/scale-photo.ts';
import classes from './end-report.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface ChosenPhoto {
  readonly file: File;
  readonly name: string;
}

/** A photo of a position or an objection; `send` sends it and returns its name. */
export function useReportPhoto(leaseId: number) {
  const call = useApiCall();
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const send = useCallback(async () => {
    if (photo === null) return null;
    const upload = await scalePhoto(photo.file);
    const params = { leaseId: String(leaseId) };
    await call('uploadLeasePhoto', { params, query: { clientId: photo.name }, upload });
    return photo.name;
  }, [call, leaseId, photo]);
  return { photo, setPhoto, send };
}

interface PhotoInputProps {
  readonly photo: ChosenPhoto | null;
  readonly onChoose: (photo: ChosenPhoto | null) => void;
}

/** The button that takes or chooses the photo. */
export function PhotoInput({ photo, onChoose }: PhotoInputProps) {
  const { t } = useTranslation('report');
  return (
    <div>
      <FileButton
        accept={TYPES}
        onChange={(file) => file !== null && onChoose({ file, name: newPhotoName() })}
      >
        {(button) => (
          <Button
            {...button}
            variant="subtle"
            leftSection={<IconCamera size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t(photo === null ? 'photo.take' : 'photo.again')}
          </Button>
        )}
      </FileButton>
      <p className={classes['quiet']} aria-live="polite">
        {photo === null ? t('photo.hint') : t('photo.taken', { name: photo.file.name })}
      </p>
    </div>
  );
}
