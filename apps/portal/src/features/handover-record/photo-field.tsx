import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormField } from '../../forms/use-form-field.tsx';
import { CameraButtons } from '../../product/lease-draft/camera-buttons.tsx';
import type { Entries } from './draft.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { useRecord } from './record-context.ts';
import classes from './handover-record.module.css';

interface PhotoFieldProps {
  readonly label: string;
  /** What the camera button says; then, to take the photo anew. */
  readonly take: string;
  readonly takeAgain: string;
  readonly missing: string;
  /** Entries that the photo changes besides the form. */
  readonly entries?: (photo: string) => Partial<Entries>;
}

/** A required photo among the fields of a form. */
export function PhotoField({ label, take, takeAgain, missing, entries }: PhotoFieldProps) {
  const { t } = useTranslation('handover');
  const record = useRecord();
  const messages = { REQUIRED: missing, INVALID_FORMAT: missing };
  const { value, change, error, input } = useFormField({ name: 'photo', label, messages });
  const photo = typeof value === 'string' && value !== '' ? value : null;
  return (
    <div className={classes['form']}>
      {photo !== null && <PhotoPicture photo={photo} alt={label} />}
      <CameraButtons
        id={input.id}
        label={photo === null ? take : takeAgain}
        describedBy={error === null ? undefined : `${input.id}-missing`}
        onPhoto={(file) =>
          record.take(file, (taken) => {
            change(taken);
            return entries?.(taken) ?? {};
          })
        }
      />
      {error !== null && (
        <p id={`${input.id}-missing`} className={classes['wrong']}>
          {missing}
        </p>
      )}
      <p className={classes['quiet']}>{t('photo.privacy')}</p>
    </div>
  );
}
