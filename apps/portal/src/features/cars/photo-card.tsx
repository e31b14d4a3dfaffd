import { ActionIcon, Button, TextInput } from '@mantine/core';
import { readPhotoAddress } from '@stromwandel/api-spec';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useFocusInRow } from '../../product/desk/use-focus-in-row.ts';
import { ConfirmDialog } from '../../product/desk/confirm-dialog.tsx';
import { useToast } from '../../feedback/use-toast.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './photos.module.css';
import { PHOTOS_OUTDATE } from './photos-outdate.ts';

type Photo = ReplyOf<'getProviderCar'>['photos'][number];

interface PhotoCardProps {
  readonly vehicleId: string;
  readonly photo: Photo;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly busy: boolean;
  readonly onMove: (place: number) => void;
}

type PhotoPart = Pick<PhotoCardProps, 'vehicleId' | 'photo'> & {
  /** From 1, as people count. */
  readonly number: number;
};

/** A photo with its place, what it shows in both languages, and its removal. */
export function PhotoCard({ vehicleId, photo, place, count, busy, onMove }: PhotoCardProps) {
  const { t } = useTranslation('cars');
  const number = place + 1;
  const sizes = readPhotoAddress(photo.url);
  return (
    <li
      className={classes['photo']}
      data-photo={photo.id}
      tabIndex={-1}
      aria-label={t('photos.place', { number, count })}
    >
      <div className={classes['picture']}>
        <img
          src={photo.url}
          srcSet={sizes?.srcSet}
          sizes="320px"
          width={sizes?.widthPx}
          height={sizes?.heightPx}
          loading="lazy"
          decoding="async"
          alt={photo.altDe ?? t('photos.alt', { number })}
        />
      </div>
      <div className={classes['moves']}>
        {place === 0 ? (
          <StatusBadge tone="gain">{t('photos.first')}</StatusBadge>
        ) : (
          <Button variant="subtle" px={8} disabled={busy} onClick={() => onMove(0)}>
            {t('photos.makeFirst')}
          </Button>
        )}
        <span className={classes['icons']}>
          <ActionIcon
            aria-label={t('photos.earlier', { number })}
            disabled={busy || place === 0}
            onClick={() => onMove(place - 1)}
          >
            <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t('photos.later', { number })}
            disabled={busy || number === count}
            onClick={() => onMove(place + 1)}
          >
            <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <RemovePhoto vehicleId={vehicleId} photo={photo} number={number} />
        </span>
      </div>
      <p className={classes['file']}>{photo.fileName}</p>
      <PhotoTexts vehicleId={vehicleId} photo={photo} number={number} />
    </li>
  );
}

/** The alternative text of a photo; without one the portal uses the name of the car. */
function PhotoTexts({ vehicleId, photo, number }: PhotoPart) {
  const { t } = useTranslation('cars');
  const toast = useToast('desk');
  const describe = useApiMutation('describeCarPhoto', { outdates: PHOTOS_OUTDATE });
  const [altDe, setAltDe] = useState(photo.altDe ?? '');
  const [altEn, setAltEn] = useState(photo.altEn ?? '');
  const changed = altDe.trim() !== (photo.altDe ?? '') || altEn.trim() !== (photo.altEn ?? '');
  return (
    <form
      className={classes['texts']}
      aria-label={t('photos.texts', { number })}
      onSubmit={(event) => {
        event.preventDefault();
        const params = { vehicleId, photoId: String(photo.id) };
        describe.mutate(
          { params, body: { altDe, altEn } },
          { onSuccess: () => toast('success', t('photos.described')) },
        );
      }}
    >
      <TextInput
        label={t('photos.altDe')}
        maxLength={200}
        value={altDe}
        onChange={(event) => setAltDe(event.currentTarget.value)}
      />
      <TextInput
        label={t('photos.altEn')}
        maxLength={200}
        value={altEn}
        onChange={(event) => setAltEn(event.currentTarget.value)}
      />
      {changed && (
        <Button type="submit" variant="default" loading={describe.isPending}>
          {t('photos.saveTexts')}
        </Button>
      )}
      {describe.isError && <FailureNotice failure={describe.error} />}
    </form>
  );
}

function RemovePhoto({ vehicleId, photo, number }: PhotoPart) {
  const { t } = useTranslation('cars');
  const toast = useToast('desk');
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useFocusInRow(button);
  const remove = useApiMutation('removeCarPhoto', { outdates: PHOTOS_OUTDATE });
  return (
    <>
      <ActionIcon
        ref={button}
        aria-label={t('photos.remove', { number })}
        loading={remove.isPending}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <ConfirmDialog
        title={t('photos.removeTitle')}
        action={t('photos.removeAction')}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          keepFocus();
          remove.mutate(
            { params: { vehicleId, photoId: String(photo.id) } },
            {
              onSuccess: () => toast('success', t('photos.removed')),
              onError: (error) => toast('error', problemText(error)),
            },
          );
        }}
      >
        <p>{t('photos.removeText', { file: photo.fileName })}</p>
      </ConfirmDialog>
    </>
  );
}
