import { Button } from '@mantine/core';
import { PHOTO_SIDES } from '@stromwandel/api-spec';
import { missingSides, MOST_RECORD_PHOTOS, type PhotoSide } from '@stromwandel/leasing';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { CameraButtons } from '../../product/lease-draft/camera-buttons.tsx';
import type { PhotoOfSide } from './draft.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { useRecord } from './record-context.ts';
import { StepButtons } from './step-buttons.tsx';
import classes from './handover-record.module.css';

const withSide = (photos: readonly PhotoOfSide[], side: PhotoOfSide['side'], photo: string) => [
  ...photos.filter((one) => side === 'OTHER' || one.side !== side),
  { side, photo },
];

/** Four sides and the inside, then as many as people want. */
export function PhotosStep() {
  const { t } = useTranslation('handover');
  const { draft, take, finish } = useRecord();
  const { photos } = draft.entries;
  const missing = missingSides(photos);
  const [chosen, setChosen] = useState<PhotoSide | null>(null);
  const side = chosen ?? missing[0] ?? 'OTHER';
  const isFull = side === 'OTHER' && photos.length >= MOST_RECORD_PHOTOS;
  return (
    <>
      <SectionCard
        title={t(`sides.${side}.now`)}
        description={isFull ? t('photos.full', { most: MOST_RECORD_PHOTOS }) : t('photos.text')}
      >
        {!isFull && (
          <CameraButtons
            key={side}
            label={t('photos.take', { side: t(`sides.${side}.name`) })}
            onPhoto={async (file) => {
              await take(file, (photo, before) => ({ photos: withSide(before.photos, side, photo) }));
              setChosen(null);
            }}
          />
        )}
      </SectionCard>
      <SectionCard
        compact
        title={t('photos.sides')}
        description={t('photos.count', {
          count: PHOTO_SIDES.length - missing.length,
          total: PHOTO_SIDES.length,
        })}
      >
        <SideList current={side} onChoose={setChosen} />
        <StepButtons
          {...(missing.length > 0 && { next: t('photos.missing', { count: missing.length }) })}
          disabled={missing.length > 0}
          onNext={() => finish('PHOTOS', {})}
        />
      </SectionCard>
    </>
  );
}

interface SideListProps {
  readonly current: PhotoOfSide['side'];
  readonly onChoose: (side: PhotoSide) => void;
}

function SideList({ current, onChoose }: SideListProps) {
  const { t } = useTranslation('handover');
  const { draft, keep } = useRecord();
  const { photos } = draft.entries;
  const others = photos.filter(({ side }) => side === 'OTHER');
  return (
    <ul className={classes['sides']}>
      {PHOTO_SIDES.map((side) => {
        const taken = photos.find((one) => one.side === side);
        const state = t(taken ? 'photos.done' : side === current ? 'photos.now' : 'photos.open');
        return (
          <li key={side}>
            <button
              type="button"
              className={classes['side']}
              data-current={side === current || undefined}
              aria-label={t('photos.choose', { side: t(`sides.${side}.name`), state })}
              onClick={() => onChoose(side)}
            >
              {taken ? (
                <PhotoPicture photo={taken.photo} alt="" />
              ) : (
                <span className={classes['noPicture']}>
                  <IconCamera size={26} stroke={1.75} aria-hidden="true" />
                </span>
              )}
              <span className={classes['sideName']}>
                <strong>{t(`sides.${side}.name`)}</strong> <span>{state}</span>
              </span>
            </button>
          </li>
        );
      })}
      {others.map(({ photo }, index) => (
        <li key={photo}>
          <PhotoPicture photo={photo} alt={t('photos.other', { number: index + 1 })} />
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => keep({ photos: photos.filter((one) => one.photo !== photo) })}
          >
            {t('photos.remove', { number: index + 1 })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
