import { ActionIcon } from '@mantine/core';
import type { VehicleDetailReply } from '@stromwandel/api-spec';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './photo-stage.module.css';

interface PhotoStageProps {
  readonly vehicle: VehicleDetailReply;
  readonly color: VehicleDetailReply['colors'][number] | undefined;
}

/** The car in its chosen colour, then its other photos; arrows on the edges, nothing moves by itself. */
export function PhotoStage({ vehicle, color }: PhotoStageProps) {
  const { t } = useTranslation('vehicle');
  const first = color?.photoUrl ?? vehicle.mainPhotoUrl;
  const photos = [first, ...vehicle.otherPhotos.pictureUrls.filter((url) => url !== first)];
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, photos.length - 1);
  const turn = (step: number): void => setChosen((index + step + photos.length) % photos.length);
  return (
    <section className={classes['stage']} aria-label={t('photos.label')}>
      <VehicleStage
        size="hero"
        photoUrl={photos[index] ?? null}
        alt={t('photos.alt', { vehicle: `${vehicle.brand} ${vehicle.carModel}`, color: color?.name ?? '' })}
        paint={color?.hex}
        eager
      />
      {photos.length > 1 && (
        <>
          <ActionIcon
            className={classes['previous']}
            aria-label={t('photos.previous')}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={24} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon className={classes['next']} aria-label={t('photos.next')} onClick={() => turn(1)}>
            <IconChevronRight size={24} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <p className={classes['count']} aria-live="polite">
            {t('photos.position', { position: index + 1, count: photos.length })}
          </p>
        </>
      )}
    </section>
  );
}
