import { Button } from '@mantine/core';
import { DAMAGE_VIEWS } from '@stromwandel/api-spec';
import { MOST_DAMAGE_PHOTOS, neededViews, type DamageView } from '@stromwandel/leasing';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CameraButtons } from '../../product/lease-draft/camera-buttons.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { DamagePhoto } from '../../product/damage/damage-photo.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { useReport } from './report-context.ts';
import classes from './damage.module.css';

/** Overview and detail, then as many as people want. */
export function PhotosStep() {
  const { t } = useTranslation('damage');
  const { draft, photos, fixedPhotos, take, keep, next, send } = useReport();
  const { kind, photos: taken } = draft.entries;
  const needed = kind === null ? [] : neededViews(kind);
  const missing = needed.filter((view) => taken.every((one) => one.view !== view));
  const [chosen, setChosen] = useState<DamageView | null>(null);
  const view =
    chosen ?? missing[0] ?? DAMAGE_VIEWS.find((one) => taken.every((photo) => photo.view !== one)) ?? 'MORE';
  const isFull = taken.length >= MOST_DAMAGE_PHOTOS;
  return (
    <>
      <SectionCard
        title={t('photos.take', { view: t(`view.${view}`) })}
        description={
          isFull
            ? t('photos.full', { most: MOST_DAMAGE_PHOTOS })
            : t(needed.length > 0 ? 'photos.needed' : 'photos.optional')
        }
      >
        <div className={classes['form']}>
          <RadioCards
            label={t('photos.choose')}
            columns={2}
            options={DAMAGE_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onChange={setChosen}
          />
          {!isFull && (
            <CameraButtons
              key={view}
              label={t('photos.take', { view: t(`view.${view}`) })}
              onPhoto={async (file) => {
                await take(file, view);
                setChosen(null);
              }}
            />
          )}
          <p className={classes['quiet']}>{t('photos.privacy')}</p>
        </div>
      </SectionCard>
      <SectionCard
        compact
        title={t('photos.yours')}
        description={t('photos.count', { count: taken.length, most: MOST_DAMAGE_PHOTOS })}
      >
        <ul className={classes['photos']}>
          {taken.map(({ photo, view: shown }, index) => (
            <li key={photo}>
              <DamagePhoto
                photos={photos}
                photo={photo}
                alt={t('case.photo', { number: index + 1, view: t(`view.${shown}`) })}
              />
              <span>{t(`view.${shown}`)}</span>
              {fixedPhotos?.includes(photo) !== true && (
                <Button
                  variant="subtle"
                  size="sm"
                  leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
                  aria-label={t('photos.remove', { number: index + 1 })}
                  onClick={() => keep({ photos: taken.filter((one) => one.photo !== photo) })}
                >
                  {t('photos.removeShort')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {missing.length > 0 && (
          <p className={classes['quiet']}>
            {t('photos.missing', { views: missing.map((one) => t(`view.${one}`)).join(', ') })}
          </p>
        )}
        {fixedPhotos === null ? (
          <ReportButtons disabled={missing.length > 0} onNext={() => next({})} />
        ) : (
          <div className={classes['buttons']}>
            <Button disabled={taken.length === fixedPhotos.length} onClick={() => send({})}>
              {t('photos.send')}
            </Button>
          </div>
        )}
      </SectionCard>
    </>
  );
}
