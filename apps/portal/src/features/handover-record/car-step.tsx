import { recordCarForm } from '@stromwandel/api-spec';
import { vinDiffers } from '@stromwandel/leasing';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useKeptAsTyped } from '../../product/lease-draft/use-kept-as-typed.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { CarFields, useVinCheck } from './car-fields.tsx';
import { useRecord } from './record-context.ts';
import { StepButtons } from './step-buttons.tsx';
import classes from './handover-record.module.css';

/** VIN and plate as they are read at the car. Another VIN than the provider entered is confirmed once more. */
export function CarStep() {
  const { t } = useTranslation('handover');
  const { record, draft, keep, finish } = useRecord();
  const { vin, plate, vinConfirmed } = draft.entries;
  const form = useSchemaForm(recordCarForm, { vin, plate, vinConfirmed });
  useKeptAsTyped(form, keep);
  const { other, accepts } = useVinCheck(record.vin, vinConfirmed ? vin : null, () =>
    form.setValue('vinConfirmed', false),
  );
  return (
    <SectionCard title={t('car.title')} description={t('car.text')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('parts.CAR')}
        onSend={async (values) => {
          if (!accepts(values)) return;
          finish('CAR', { ...values, vinConfirmed: vinDiffers(record.vin, values.vin) });
        }}
      >
        <CarFields known={record.vin} other={other} />
        <StepButtons />
      </SentForm>
    </SectionCard>
  );
}
