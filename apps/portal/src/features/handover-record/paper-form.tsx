import { ApiError, paperRecordForm, paperRefusalForm, type CallOf } from '@stromwandel/api-spec';
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
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { CarFields, useVinCheck } from './car-fields.tsx';
import type { HandoverRecord } from './draft.ts';
import type { RecordCalls } from './record-calls.ts';
import { SheetsField, type Sheets } from './sheets-field.tsx';
import classes from './handover-record.module.css';

type PaperBody = CallOf<'concludePaperRecord'>['body'];

interface PaperFormProps {
  readonly record: HandoverRecord;
  readonly calls: RecordCalls;
  readonly onConcluded: () => Promise<void> | void;
  /** The server takes nothing more of this record. */
  readonly onOver?: (refusal: ApiError) => void;
}

/** A record that was made and signed on paper: its sheets, and what the lease needs of it. */
export function PaperForm(props: PaperFormProps) {
  const { t } = useTranslation('handover');
  const [outcome, setOutcome] = useState<PaperBody['outcome']>('ACCEPTED');
  const Sheet = outcome === 'ACCEPTED' ? AcceptedForm : RefusedForm;
  return (
    <SectionCard title={t('paper.title')} description={t('paper.text')}>
      <div className={classes['form']}>
        {props.record.kind === 'HANDOVER' && (
          <RadioCards
            label={t('paper.outcome')}
            columns={2}
            options={(['ACCEPTED', 'REFUSED'] as const).map((value) => ({
              value,
              label: t(`paper.outcomes.${value}`),
            }))}
            value={outcome}
            onChange={setOutcome}
          />
        )}
        <Sheet {...props} />
      </div>
    </SectionCard>
  );
}

/** Sends the sheets, then what was entered. */
function useSending({ calls, onConcluded, onOver }: PaperFormProps) {
  const [kept] = useState<Sheets>(() => new Map());
  async function send(body: PaperBody): Promise<void> {
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
  return { kept, send };
}

/** The day on the sheet. */
function PaperDay({ kind }: Pick<HandoverRecord, 'kind'>) {
  const { t } = useTranslation('handover');
  const { date } = useFormat();
  const isReturn = kind === 'RETURN';
  const wrong = t(isReturn ? 'return.paper.dayWrong' : 'paper.dayWrong', { today: date(useToday()) });
  return (
    <DateField
      name="day"
      label={t(isReturn ? 'return.paper.day' : 'paper.day')}
      messages={{ REQUIRED: wrong, INVALID_DATE: wrong, TOO_SMALL: wrong, TOO_LARGE: wrong }}
    />
  );
}

function AcceptedForm(props: PaperFormProps) {
  const { record } = props;
  const isReturn = record.kind === 'RETURN';
  const { t } = useTranslation(['handover', 'app']);
  const { kept, send } = useSending(props);
  const noKm: unknown = null;
  const empty: z.input<typeof paperRecordForm> = {
    day: useToday(),
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
  const form = useSchemaForm(paperRecordForm, empty);
  const { other, accepts } = useVinCheck(record.vin, null, () => form.setValue('vinConfirmed', false));
  const optional = (label: string) => t('app:form.optional', { label });
  const wrongCount = t('handover:equipment.countWrong');
  const nameMissing = t('handover:paper.nameMissing');
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('handover:paper.title')}
      failedTitle={t('handover:paper.failed')}
      onSend={async (body) => {
        if (accepts(body)) await send({ ...body, outcome: 'ACCEPTED' });
      }}
    >
      <SheetsField kept={kept} />
      <PaperDay kind={props.record.kind} />
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
      <p className={classes['quiet']}>
        {t(isReturn ? 'handover:return.paper.follows' : 'handover:paper.follows')}
      </p>
      <SubmitButton>{t(isReturn ? 'handover:return.conclude' : 'handover:signatures.conclude')}</SubmitButton>
    </SentForm>
  );
}

function RefusedForm(props: PaperFormProps) {
  const { t } = useTranslation(['handover', 'app']);
  const { kept, send } = useSending(props);
  const empty: z.input<typeof paperRefusalForm> = {
    day: useToday(),
    defects: '',
    sheets: [],
    driver: props.record.driverName,
    dealer: null,
  };
  const form = useSchemaForm(paperRefusalForm, empty);
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('handover:paper.outcomes.REFUSED')}
      failedTitle={t('handover:paper.failed')}
      onSend={(body) => send({ ...body, outcome: 'REFUSED' })}
    >
      <SheetsField kept={kept} />
      <PaperDay kind={props.record.kind} />
      <TextField
        name="defects"
        label={t('handover:paper.reason')}
        hint={t('handover:paper.reasonHint')}
        autoComplete="off"
        messages={{ REQUIRED: t('handover:paper.reasonMissing') }}
      />
      <TextField
        name="driver"
        label={t('handover:paper.driver')}
        autoComplete="off"
        messages={{ REQUIRED: t('handover:paper.nameMissing') }}
      />
      <TextField
        name="dealer"
        label={t('app:form.optional', { label: t('handover:paper.dealer') })}
        autoComplete="off"
      />
      <p className={classes['quiet']}>{t('handover:paper.refusalFollows')}</p>
      <SubmitButton>{t('handover:paper.refuse')}</SubmitButton>
    </SentForm>
  );
}
