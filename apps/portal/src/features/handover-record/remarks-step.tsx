import { Button } from '@mantine/core';
import { recordRemarkForm } from '@stromwandel/api-spec';
import { MOST_REMARKS } from '@stromwandel/leasing';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { PhotoField } from './photo-field.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { useRecord } from './record-context.ts';
import { StepButtons } from './step-buttons.tsx';
import { useReaderText } from './use-reader-text.ts';
import classes from './handover-record.module.css';

/** What is to be noted about the car, each with a photo; voluntary. */
export function RemarksStep() {
  const { t } = useTranslation('handover');
  const readerText = useReaderText();
  const { draft, keep, finish } = useRecord();
  const { remarks } = draft.entries;
  return (
    <>
      <SectionCard title={t('remarks.title')} description={readerText('remarks.text')}>
        {remarks.length > 0 && (
          <ul className={classes['remarks']}>
            {remarks.map(({ text, photo }, index) => (
              <li key={photo}>
                <PhotoPicture photo={photo} alt={t('remarks.photoOf', { number: index + 1 })} />
                <p>{text}</p>
                <Button
                  variant="subtle"
                  size="sm"
                  leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => keep({ remarks: remarks.filter((one) => one.photo !== photo) })}
                >
                  {t('remarks.remove', { number: index + 1 })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <StepButtons
          onNext={() => finish('REMARKS', {})}
          next={t(remarks.length === 0 ? 'remarks.none' : 'next')}
        />
      </SectionCard>
      {remarks.length < MOST_REMARKS && <NewRemark key={remarks.length} />}
    </>
  );
}

function NewRemark() {
  const { t } = useTranslation('handover');
  const { draft, keep } = useRecord();
  const form = useSchemaForm(recordRemarkForm, { text: '', photo: '' });
  return (
    <SectionCard compact title={t('remarks.new')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('remarks.new')}
        onSend={async (remark) => keep({ remarks: [...draft.entries.remarks, remark] })}
      >
        <TextAreaField
          name="text"
          rows={2}
          label={t('remarks.what')}
          messages={{ REQUIRED: t('remarks.whatMissing') }}
        />
        <PhotoField
          label={t('remarks.photo')}
          take={t('remarks.take')}
          takeAgain={t('remarks.takeAgain')}
          missing={t('remarks.photoMissing')}
        />
        <SubmitButton>{t('remarks.add')}</SubmitButton>
      </SentForm>
    </SectionCard>
  );
}
