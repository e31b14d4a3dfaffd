import { Button } from '@mantine/core';
import { unsignedForm } from '@stromwandel/api-spec';
import { missingParts } from '@stromwandel/leasing';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { ConfirmDialog } from '../../product/desk/confirm-dialog.tsx';
import { vehicleName } from '../../product/desk/vehicle-name.ts';
import { SignatureField } from '../../product/signature/signature-field.tsx';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { VehicleStage } from '../../ui/vehicle-stage.tsx';
import { contentOf, signaturesOf, type Conclusion } from './draft.ts';
import { useRecord } from './record-context.ts';
import { StepButtons } from './step-buttons.tsx';
import { useReaderText, useRefusalText } from './use-reader-text.ts';
import classes from './handover-record.module.css';

/** What was recorded, and both signatures below it. */
export function SignaturesStep({ onConclude }: { readonly onConclude: (conclusion: Conclusion) => void }) {
  const { t } = useTranslation('handover');
  const readerText = useReaderText();
  const { record, draft, keep } = useRecord();
  const day = useToday();
  const { driver, dealer, unsigned } = draft.entries;
  const isReturn = record.kind === 'RETURN';
  const signatures = signaturesOf(draft.entries);
  const missing = missingParts(contentOf(draft), { ...signatures, unsigned }, 'ACCEPTED');
  return (
    <>
      <Summary />
      <SectionCard title={t('signatures.title')} description={readerText('signatures.text')}>
        <div className={classes['form']}>
          {unsigned === null ? (
            <SignatureField
              title={readerText('signatures.driver')}
              entry={driver}
              isGiven={signatures.driver !== null}
              onChange={(entry) => keep({ driver: entry })}
            />
          ) : (
            <Notice
              tone="info"
              title={t('unsigned.title')}
              action={
                <Button variant="default" onClick={() => keep({ unsigned: null })}>
                  {t('unsigned.undo')}
                </Button>
              }
            >
              {unsigned}
            </Notice>
          )}
          <SignatureField
            title={readerText('signatures.dealer')}
            entry={dealer}
            isGiven={signatures.dealer !== null}
            onChange={(entry) => keep({ dealer: entry })}
          />
        </div>
      </SectionCard>
      <p className={classes['quiet']}>{readerText('signatures.follows')}</p>
      {missing.length > 0 && (
        <Notice tone="copper" polite title={t('signatures.missing')}>
          {missing.map((part) => t(`missing.${part}`)).join(' ')}
        </Notice>
      )}
      <StepButtons
        next={t(isReturn ? 'return.conclude' : 'signatures.conclude')}
        disabled={missing.length > 0}
        onNext={() =>
          onConclude({
            day,
            outcome: 'ACCEPTED',
            signatures: unsigned === null ? signatures : { ...signatures, driver: null },
            unsigned,
          })
        }
      />
      {isReturn ? (
        unsigned === null && <NotSigning />
      ) : (
        <Refusal onRefuse={() => onConclude({ day, outcome: 'REFUSED', signatures })} />
      )}
    </>
  );
}

function Summary() {
  const { t } = useTranslation('handover');
  const { unit } = useFormat();
  const { record, draft } = useRecord();
  const { plate, km, keys, cables, photos, remarks } = draft.entries;
  return (
    <SectionCard compact title={vehicleName(record.vehicle)}>
      <div className={classes['summary']}>
        <VehicleStage photoUrl={record.vehicle.mainPhotoUrl} alt="" paint={record.color.hex} size="card" />
        <FactList
          facts={[
            { label: t('car.plate'), value: plate || t('summary.open') },
            { label: t('odometer.km'), value: typeof km === 'number' ? unit(km, 'km') : t('summary.open') },
            {
              label: t('parts.EQUIPMENT'),
              value: t('summary.equipment', { keys: Number(keys), cables: Number(cables) }),
            },
            { label: t('parts.PHOTOS'), value: photos.length },
            { label: t('parts.REMARKS'), value: remarks.length === 0 ? t('summary.none') : remarks.length },
          ]}
        />
      </div>
    </SectionCard>
  );
}

/** The driver does not sign the return, and says why; the record is valid all the same. */
function NotSigning() {
  const { t } = useTranslation('handover');
  const { keep } = useRecord();
  const form = useSchemaForm(unsignedForm, { reason: '' });
  return (
    <SectionCard compact title={t('unsigned.ask')} description={t('unsigned.text')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('unsigned.ask')}
        onSend={async ({ reason }) => keep({ unsigned: reason })}
      >
        <TextAreaField
          name="reason"
          rows={2}
          label={t('unsigned.reason')}
          messages={{ REQUIRED: t('unsigned.reasonMissing') }}
        />
        <SubmitButton variant="default">{t('unsigned.action')}</SubmitButton>
      </SentForm>
    </SectionCard>
  );
}

/** The way out when the car is another or damaged. */
function Refusal({ onRefuse }: { readonly onRefuse: () => void }) {
  const { t } = useTranslation('handover');
  const readerText = useRefusalText();
  const { draft } = useRecord();
  const [isAsking, setIsAsking] = useState(false);
  const hasRemark = draft.entries.remarks.length > 0;
  return (
    <SectionCard
      compact
      title={t('refusal.title')}
      description={readerText(hasRemark ? 'refusal.text' : 'refusal.remark')}
    >
      <div>
        <Button variant="default" disabled={!hasRemark} onClick={() => setIsAsking(true)}>
          {t('refusal.action')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('refusal.action')}
        action={t('refusal.action')}
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onRefuse}
      >
        {readerText('refusal.ask')}
      </ConfirmDialog>
    </SectionCard>
  );
}
