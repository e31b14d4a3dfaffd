import { ActionIcon } from '@mantine/core';
import { carName } from '@stromwandel/offer';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VehicleDetailReply } from '../../api/replies.ts';
import { useFormat } from '../../format/use-format.ts';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import classes from './photo-stage.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** A finger that moves less far sideways has touched, not swiped. */
const SWIPE_PIXELS = 40;

interface PhotoStageProps {
  readonly vehicle: VehicleDetailReply;
  readonly color: VehicleDetailReply['colors'][number] | undefined;
}

/** The pictures of a car with their alternative texts: its photos and the drawing in the chosen paint, or drawings alone. */
function usePictures(
  vehicle: VehicleDetailReply,
  color: PhotoStageProps['color'],
): { readonly url: string | null; readonly alt: string }[] {
  const { t } = useTranslation('vehicle');
  const { fixed } = useFormat();
  // Rounded like the figures in the drawing.
  const metres = (mm: number): string => `${fixed(Math.round(mm / 10) / 100, 2)}\u00a0m`;
  const names = { vehicle: carName(vehicle.brand, vehicle.carModel), color: color?.name ?? '' };
  if (vehicle.photos.length > 0) {
    const photos = vehicle.photos.map(({ url, alt }, index) => ({
      url,
      alt: alt ?? t('photos.altPhoto', { ...names, number: index + 1 }),
    }));
    const drawing = color?.photoUrl ?? null;
    return drawing === null ? photos : [...photos, { url: drawing, alt: t('photos.alt', names) }];
  }
  const side = { url: color?.photoUrl ?? vehicle.mainPhotoUrl, alt: t('photos.alt', names) };
  const views = color?.views;
  if (!views || !vehicle.dimensions) return [side];
  const { lengthMm, heightMm, wheelbaseMm } = vehicle.dimensions;
  const measures = { length: metres(lengthMm), height: metres(heightMm), wheelbase: metres(wheelbaseMm) };
  return [
    side,
    { url: views.scaleUrl, alt: t('photos.altScale', { ...names, ...measures }) },
    { url: views.dimensionsUrl, alt: t('photos.altDimensions', { ...names, ...measures }) },
  ];
}

/**
 * The photos of the car, or the views of its drawing in the chosen colour; arrows on the edges, arrow keys or a swipe turn, nothing
 * moves by itself.
 */
export function PhotoStage({ vehicle, color }: PhotoStageProps) {
  const { t } = useTranslation('vehicle');
  const pictures = usePictures(vehicle, color);
  const [chosen, setChosen] = useState(0);
  const [shownColor, setShownColor] = useState(color?.id);
  // Photos show the car in one paint. After the choice of another one the drawing behind them shows it.
  if (color?.id !== shownColor) {
    setShownColor(color?.id);
    if (shownColor !== undefined && vehicle.photos.length > 0) setChosen(vehicle.photos.length);
  }
  const index = Math.min(chosen, pictures.length - 1);
  const picture = pictures[index];
  const turn = (step: number): void => setChosen((index + step + pictures.length) % pictures.length);
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
    if (pictures.length > 1 && Math.abs(moved) >= SWIPE_PIXELS) turn(moved > 0 ? -1 : 1);
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
        amongPhotos={vehicle.photos.length > 0}
        photoUrl={picture?.url ?? null}
        alt={picture?.alt ?? ''}
        paint={color?.hex}
        eager
      />
      {pictures.length > 1 && (
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
            {t('photos.position', { position: index + 1, count: pictures.length })}
          </p>
        </>
      )}
    </section>
  );
}
