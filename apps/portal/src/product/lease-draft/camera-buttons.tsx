import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './camera-buttons.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface CameraButtonsProps {
  /** What the photo shows: "Foto vom Heck aufnehmen". */
  readonly label: string;
  /** Keeps the photo; a rejection says that there is no room. */
  readonly onPhoto: (file: File) => Promise<void>;
  /** Of the button that errors of a form lead to. */
  readonly id?: string;
  readonly describedBy?: string | undefined;
}

/** The camera, and the files of the device as the other way. */
export function CameraButtons({ label, onPhoto, id, describedBy }: CameraButtonsProps) {
  const { t } = useTranslation('handover');
  const [isBusy, setIsBusy] = useState(false);
  const [isFull, setIsFull] = useState(false);

  async function take(file: File | null): Promise<void> {
    if (file === null) return;
    setIsBusy(true);
    await onPhoto(file).then(
      () => setIsFull(false),
      () => setIsFull(true),
    );
    setIsBusy(false);
  }

  return (
    <>
      <div className={classes['camera']}>
        <FileButton accept={TYPES} onChange={(file) => void take(file)}>
          {(button) => (
            <Button {...button} className={classes['gallery'] ?? ''} variant="subtle" disabled={isBusy}>
              {t('photo.gallery')}
            </Button>
          )}
        </FileButton>
        <FileButton accept={TYPES} capture="environment" onChange={(file) => void take(file)}>
          {(button) => (
            <ActionIcon
              {...button}
              {...(id !== undefined && { id })}
              className={classes['shutter'] ?? ''}
              aria-label={label}
              aria-describedby={describedBy}
              loading={isBusy}
              size={64}
              radius="xl"
            >
              <IconCamera size={26} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          )}
        </FileButton>
      </div>
      {isFull && (
        <Notice tone="danger" role="alert" title={t('photo.full.title')}>
          {t('photo.full.text')}
        </Notice>
      )}
    </>
  );
}
