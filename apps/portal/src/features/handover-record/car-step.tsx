import { recordCarForm } from '@stromwandel/api-spec';
import { vinDiffers } from '@stromwandel/leasing';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useRecord } from './record-context.ts';
import { StepButtons } from './step-buttons.tsx';
import { useKeptAsTyped } from './use-kept-as-typed.ts';
import classes from './handover-record.module.css';

/** VIN and plate as they are read at the car. Another VIN than the provider entered is confirmed once more. */
export function CarStep() {
  const { t } = useTranslation('handover');
  const { record, draft, finish } = useRecord();
  const { vin, plate, vinConfirmed } = draft.entries;
  const form = useSchemaForm(recordCarForm, { vin, plate, vinConfirmed });
  useKeptAsTyped(form, (values) => values);
  const [other, setOther] = useState<string | null>(vinConfirmed ? vin : null);
  const wrongVin = t('car.vinWrong');
  const wrongPlate = t('car.plateWrong');
  return (
    <SectionCard title={t('car.title')} description={t('car.text')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('parts.CAR')}
        onSend={async (values) => {
          const differs = vinDiffers(record.vin, values.vin);
          if (differs && !(values.vinConfirmed && other === values.vin)) {
            form.setValue('vinConfirmed', false);
            setOther(values.vin);
            return;
          }
          finish('CAR', { ...values, vinConfirmed: differs });
        }}
      >
        <TextField
          name="vin"
          label={t('car.vin')}
          hint={t('car.vinHint')}
          autoComplete="off"
          messages={{ REQUIRED: wrongVin, INVALID_FORMAT: wrongVin, TOO_LONG: wrongVin }}
        />
        {other !== null && (
          <Notice tone="warn" polite title={t('car.differs.title')}>
            <p>{t('car.differs.text', { known: record.vin, read: other })}</p>
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
        <StepButtons />
      </SentForm>
    </SectionCard>
  );
}
