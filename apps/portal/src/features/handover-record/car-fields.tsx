import { vinDiffers } from '@stromwandel/leasing';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';

interface VinCheck {
  /** The VIN that was asked about; null before the question. */
  readonly other: string | null;
  /** Whether the VIN is the expected one or was confirmed after the question; asks it otherwise. */
  readonly accepts: (values: { readonly vin: string; readonly vinConfirmed: boolean }) => boolean;
}

/** Another VIN than the provider entered is confirmed once more. */
export function useVinCheck(known: string | null, confirmed: string | null, unconfirm: () => void): VinCheck {
  const [other, setOther] = useState(confirmed);
  return {
    other,
    accepts({ vin, vinConfirmed }) {
      if (!vinDiffers(known, vin) || (vinConfirmed && other === vin)) return true;
      unconfirm();
      setOther(vin);
      return false;
    },
  };
}

interface CarFieldsProps {
  readonly known: string | null;
  readonly other: string | null;
}

/** VIN and plate of a form, with the question about another VIN. */
export function CarFields({ known, other }: CarFieldsProps) {
  const { t } = useTranslation('handover');
  const wrongVin = t('car.vinWrong');
  const wrongPlate = t('car.plateWrong');
  return (
    <>
      <TextField
        name="vin"
        label={t('car.vin')}
        hint={t('car.vinHint')}
        autoComplete="off"
        messages={{ REQUIRED: wrongVin, INVALID_FORMAT: wrongVin, TOO_LONG: wrongVin }}
      />
      {other !== null && (
        <Notice tone="warn" polite title={t('car.differs.title')}>
          <p>{t('car.differs.text', { known, read: other })}</p>
          <CheckboxField name="vinConfirmed" label={t('car.differs.confirm')} />
        </Notice>
      )}
      <TextField
        name="plate"
        label={t('car.plate')}
        hint={t('car.plateHint')}
        autoComplete="off"
        messages={{ REQUIRED: wrongPlate, INVALID_FORMAT: wrongPlate, TOO_LONG: wrongPlate }}
      />
    </>
  );
}
