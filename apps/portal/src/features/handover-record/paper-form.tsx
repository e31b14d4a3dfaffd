import { ApiError, paperRecordBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import type { z } from 'zod';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useToday } from '../../product-clock/product-clock-context.ts';
import { OdometerField } from '../../product/lease-distance/odometer-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { CarFields, useVinCheck } from './car-fields.tsx';
import type { HandoverRecord } from './draft.ts';
import type { RecordCalls } from './record-calls.ts';
import { SheetsField, type Sheets } from './sheets-field.tsx';
import classes from './handover-record.module.css';

interface PaperFormProps {
  readonly record: HandoverRecord;
  readonly calls: RecordCalls;
  readonly onConcluded: () => Promise<void> | void;
  /** The server takes nothing more of this record. */
  readonly onOver?: (refusal: ApiError) => void;
}

/** A record that was made and signed on paper: its sheets, and what the lease needs of it. */
export function PaperForm({ record, calls, onConcluded, onOver }: PaperFormProps) {
  const { t } = useTranslation(['handover', 'app']);
  const { date } = useFormat();
  const today = useToday();
  const [kept] = useState<Sheets>(() => new Map());
  const noKm: unknown = null;
  const empty: z.input<typeof paperRecordBody> = {
    day: today,
    vin: record.vin ?? '',
    plate: record.plate ?? '',
    vinConfirmed: false,
    km: noKm as number, // the schema refuses an empty field
    keys: null,
    defects: null,
    sheets: [],
    driver: record.driverName,
    dealer: '',
  };
  const form = useSchemaForm(paperRecordBody, empty);
  const { other, accepts } = useVinCheck(record.vin, null, () => form.setValue('vinConfirmed', false));
  const optional = (label: string) => t('app:form.optional', { label });
  const wrongDay = t('handover:paper.dayWrong', { today: date(today) });
  const wrongCount = t('handover:equipment.countWrong');
  const nameMissing = t('handover:paper.nameMissing');

  async function send(body: z.output<typeof paperRecordBody>): Promise<void> {
    if (!accepts(body)) return;
    try {
      for (const name of body.sheets) {
        const sheet = kept.get(name);
        if (sheet) await calls.sendPhoto(name, sheet);
      }
      await calls.concludePaper(body);
    } catch (error) {
      if (error instanceof ApiError && calls.isOver(error)) return onOver?.(error);
      throw error;
    }
    await onConcluded();
  }

  return (
    <SectionCard title={t('handover:paper.title')} description={t('handover:paper.text')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('handover:paper.title')}
        failedTitle={t('handover:paper.failed')}
        onSend={send}
      >
        <SheetsField kept={kept} />
        <DateField
          name="day"
          label={t('handover:paper.day')}
          messages={{ REQUIRED: wrongDay, INVALID_DATE: wrongDay, TOO_SMALL: wrongDay, TOO_LARGE: wrongDay }}
        />
        <CarFields known={record.vin} other={other} />
        <OdometerField
          label={t('handover:odometer.km')}
          hint={t('handover:odometer.kmHint')}
          wrong={t('handover:odometer.kmWrong')}
        />
        <DecimalField
          name="keys"
          label={optional(t('handover:equipment.keys'))}
          messages={{
            WRONG_TYPE: wrongCount,
            TOO_SMALL: wrongCount,
            TOO_LARGE: wrongCount,
            NOT_A_WHOLE_NUMBER: wrongCount,
          }}
        />
        <TextField
          name="defects"
          label={optional(t('handover:paper.defects'))}
          hint={t('handover:paper.defectsHint')}
          autoComplete="off"
        />
        <TextField
          name="driver"
          label={t('handover:paper.driver')}
          autoComplete="off"
          messages={{ REQUIRED: nameMissing }}
        />
        <TextField
          name="dealer"
          label={t('handover:paper.dealer')}
          autoComplete="off"
          messages={{ REQUIRED: nameMissing }}
        />
        <p className={classes['quiet']}>{t('handover:paper.follows')}</p>
        <SubmitButton>{t('handover:signatures.conclude')}</SubmitButton>
      </SentForm>
    </SectionCard>
  );
}
