import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import classes from './photos.module.css';
import { PHOTOS_OUTDATE } from './photos-outdate.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

type Photos = ReplyOf<'getProviderCar'>['photos'];

interface PhotoSectionProps {
  readonly vehicleId: string;
  readonly photos: Photos;
}

/** The photos of a car: upload, order and alternative texts. Each change is saved at once. */
export function PhotoSection({ vehicleId, photos }: PhotoSectionProps) {
  const { t } = useTranslation('cars');
  return (
    <SectionCard title={t('photos.title')} description={t('photos.description')}>
      <PhotoUpload vehicleId={vehicleId} />
      {photos.length === 0 ? (
        <p className={classes['quiet']}>{t('photos.none')}</p>
      ) : (
        <PhotoList vehicleId={vehicleId} photos={photos} />
      )}
    </SectionCard>
  );
}

function PhotoUpload({ vehicleId }: Pick<PhotoSectionProps, 'vehicleId'>) {
  const { t } = useTranslation('cars');
  const { progress, added, refused, send } = usePhotoUpload(vehicleId);
  return (
    <div className={classes['upload']}>
      <div className={classes['row']}>
        <FileButton
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(files) => void send(files)}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={progress !== null}
              leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
            >
              {t('photos.choose')}
            </Button>
          )}
        </FileButton>
        <p className={classes['quiet']}>{t('photos.hint')}</p>
      </div>
      {progress !== null && (
        <ProgressBar percent={(100 * progress.done) / progress.total} label={t('photos.progress')} />
      )}
      <output className={classes['quiet']}>
        {progress !== null && t('photos.sending', { number: progress.done + 1, total: progress.total })}
        {progress === null && added > 0 && t('photos.added', { count: added })}
      </output>
      {refused.length > 0 && (
        <Notice tone="danger" role="alert" title={t('photos.refused', { count: refused.length })}>
          <ul className={classes['refused']}>
            {refused.map(({ name, reason }, index) => (
              // Two files of different folders may have one name.
              <li key={`${index} ${name}`}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function PhotoList({ vehicleId, photos }: PhotoSectionProps) {
  const { t } = useTranslation('cars');
  const order = useApiMutation('orderCarPhotos', { outdates: PHOTOS_OUTDATE });
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: number } | null>(null);

  // A row that changes its place loses the focus, and its new place is what a reader wants to hear.
  useEffect(() => {
    if (moved === null) return;
    list.current?.querySelector<HTMLElement>(`[data-photo="${moved.id}"]`)?.focus();
  }, [moved]);

  function move(id: number, place: number): void {
    const others = photos.map((photo) => photo.id).filter((other) => other !== id);
    const photoIds = others.toSpliced(place, 0, id);
    order.mutate({ params: { vehicleId }, body: { photoIds } }, { onSuccess: () => setMoved({ id }) });
  }

  return (
    <>
      {order.isError && <FailureNotice failure={order.error} />}
      <ul className={classes['photos']} ref={list} aria-label={t('photos.title')}>
        {photos.map((photo, place) => (
          <PhotoCard
            key={photo.id}
            vehicleId={vehicleId}
            photo={photo}
            place={place}
            count={photos.length}
            onMove={(to) => move(photo.id, to)}
            busy={order.isPending}
          />
        ))}
      </ul>
    </>
  );
}
