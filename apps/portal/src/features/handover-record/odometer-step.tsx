import { recordOdometerForm } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useKeptAsTyped } from '../../product/lease-draft/use-kept-as-typed.ts';
import { OdometerField } from '../../product/lease-distance/odometer-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { PhotoField } from './photo-field.tsx';
import { useRecord } from './record-context.ts';
import { StepButtons } from './step-buttons.tsx';
import { useReaderText } from './use-reader-text.ts';
import classes from './handover-record.module.css';

/** The odometer: camera first, number second. */
export function OdometerStep() {
  const { t } = useTranslation('handover');
  const readerText = useReaderText();
  const { draft, keep, finish } = useRecord();
  const { km, kmPhoto } = draft.entries;
  const form = useSchemaForm(recordOdometerForm, {
    // A field that was left half typed holds its text.
    km: km as number, // the schema refuses anything else
    photo: kmPhoto ?? '',
  });
  useKeptAsTyped(form, ({ km: typed }) => keep({ km: typed ?? null }));
  return (
    <SectionCard title={t('odometer.title')} description={readerText('odometer.text')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('parts.ODOMETER')}
        onSend={async (values) => finish('ODOMETER', { km: values.km, kmPhoto: values.photo })}
      >
        <PhotoField
          label={t('odometer.photo')}
          take={t('odometer.take')}
          takeAgain={t('odometer.takeAgain')}
          missing={t('odometer.photoMissing')}
          entries={(photo) => ({ kmPhoto: photo })}
        />
        <OdometerField label={t('odometer.km')} hint={t('odometer.kmHint')} wrong={t('odometer.kmWrong')} />
        <StepButtons />
      </SentForm>
    </SectionCard>
  );
}
