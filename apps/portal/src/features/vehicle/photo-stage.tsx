import { ActionIcon } from '@mantine/core';
import type { VehicleDetailReply } from '@stromwandel/api-spec';
import { carName } from '@stromwandel/catalogue';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './photo-stage.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** A finger that moves less far sideways has touched, not swiped. */
const SWIPE_PIXELS = 40;

interface PhotoStageProps {
  readonly vehicle: VehicleDetailReply;
  readonly color: VehicleDetailReply['colors'][number] | undefined;
}

/**
 * The car in its chosen colour, then its other photos; arrows on the edges, arrow keys or a swipe turn, nothing
 * moves by itself.
 */
export function PhotoStage({ vehicle, color }: PhotoStageProps) {
  const { t } = useTranslation('vehicle');
  const first = color?.photoUrl ?? vehicle.mainPhotoUrl;
  const closeUps = color?.closeUpUrls ?? [];
  const others = closeUps.length > 0 ? closeUps : vehicle.otherPhotos.pictureUrls;
  const photos = [first, ...others.filter((url) => url !== first)];
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, photos.length - 1);
  const turn = (step: number): void => setChosen((index + step + photos.length) % photos.length);
  const touchedAt = useRef<number | null>(null);

  function turnByKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  }

  function turnBySwipe(endX: number | undefined): void {
    const moved = touchedAt.current === null || endX === undefined ? 0 : endX - touchedAt.current;
    touchedAt.current = null;
    if (photos.length > 1 && Math.abs(moved) >= SWIPE_PIXELS) turn(moved > 0 ? -1 : 1);
  }

  return (
    <section
      className={classes['stage']}
      aria-label={t('photos.label')}
      onTouchStart={(event) => {
        touchedAt.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => turnBySwipe(event.changedTouches[0]?.clientX)}
    >
      <VehicleStage
        size="hero"
        closeUp={closeUps.includes(photos[index] ?? '')}
        photoUrl={photos[index] ?? null}
        alt={t(index === 0 ? 'photos.alt' : 'photos.altMore', {
          vehicle: carName(vehicle.brand, vehicle.carModel),
          color: color?.name ?? '',
        })}
        paint={color?.hex}
        eager
      />
      {photos.length > 1 && (
        <>
          <ActionIcon
            className={classes['previous']}
            aria-label={t('photos.previous')}
            onKeyDown={turnByKey}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={24} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            className={classes['next']}
            aria-label={t('photos.next')}
            onKeyDown={turnByKey}
            onClick={() => turn(1)}
          >
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
