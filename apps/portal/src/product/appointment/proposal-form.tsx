import { Button } from '@mantine/core';
import { ApiError, MOST_PROPOSALS, proposalForm, type CallOf } from '@stromwandel/api-spec';
import type { z } from 'zod';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormat } from '../../format/use-format.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { FieldRows } from '../../forms/field-rows.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { TimeField } from '../../forms/time-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import type { AppointmentSlot } from './appointment.ts';
import classes from './appointment.module.css';

type Entries = z.output<typeof proposalForm>;
type FormValues = z.input<typeof proposalForm>;

const NO_TIME = { day: '', time: '' };
const DEFAULT_MINUTES = 45;
const LENGTHS = [30, DEFAULT_MINUTES, 60, 90, 120];

export type Proposals = CallOf<'changeDealerAppointment'>['body'];

interface ProposalFormProps {
  readonly onPropose: (body: Proposals) => Promise<unknown>;
  /** Its place is proposed again; null for the first time. */
  readonly earlier: AppointmentSlot | null;
  readonly days: { readonly first: string; readonly last: string };
  readonly onSent: () => void;
  readonly onBack: () => void;
}

/** Proposes up to three times at one place, or fixes the one that was agreed on the phone. */
export function ProposalForm({ onPropose, earlier, days, onSent, onBack }: ProposalFormProps) {
  const { t } = useTranslation('appointment');
  const { date } = useFormat();
  const {
    minutes = DEFAULT_MINUTES,
    place = '',
    street = '',
    postcode = '',
    city = '',
    phone = '',
  } = earlier ?? {};
  const values: FormValues = {
    times: [NO_TIME],
    minutes,
    place,
    street,
    postcode,
    city,
    phone,
    phoned: false,
  };
  const form = useSchemaForm<FormValues, Entries>(proposalForm, values);
  const span = { first: date(days.first), last: date(days.last) };
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('provider.heading')}
      failedTitle={t('failed')}
      wordsFor={(error) =>
        error instanceof ApiError && error.problem?.code === 'APPOINTMENT_DAY_NOT_POSSIBLE'
          ? t('provider.dayWrong', span)
          : null
      }
      onSend={async ({ times, phoned, ...where }) => {
        const slots = times.map((time) => ({ ...where, ...time }));
        const [first] = slots;
        if (first === undefined) return;
        const isFixed = phoned && slots.length === 1;
        await onPropose(isFixed ? { command: 'MOVE', slots: [first] } : { command: 'PROPOSE', slots });
        onSent();
      }}
    >
      <Times span={span} />
      <SelectField
        name="minutes"
        label={t('provider.minutes')}
        options={LENGTHS.map((count) => ({ value: count, label: t('minutes', { count }) }))}
      />
      <TextField name="place" label={t('place')} hint={t('provider.placeHint')} autoComplete="off" />
      <TextField name="street" label={t('provider.street')} autoComplete="off" />
      <TextField
        name="postcode"
        label={t('provider.postcode')}
        inputMode="numeric"
        autoComplete="off"
        messages={{ INVALID_FORMAT: t('provider.postcodeWrong'), TOO_LONG: t('provider.postcodeWrong') }}
      />
      <TextField name="city" label={t('provider.city')} autoComplete="off" />
      <TextField
        name="phone"
        label={t('phone')}
        hint={t('provider.phoneHint')}
        autoComplete="off"
        messages={{ INVALID_FORMAT: t('provider.phoneWrong') }}
      />
      <Phoned />
      <SubmitButton fullWidth>{t('provider.send')}</SubmitButton>
      <Button variant="default" fullWidth onClick={onBack}>
        {t('back')}
      </Button>
    </SentForm>
  );
}

/** One time can be what was agreed on the phone; of several the employee chooses. */
function Phoned() {
  const { t } = useTranslation('appointment');
  const times = useWatch<FormValues, 'times'>({ name: 'times' });
  return times.length === 1 ? <CheckboxField name="phoned" label={t('provider.phoned')} /> : null;
}

function Times({ span }: { readonly span: { readonly first: string; readonly last: string } }) {
  const { t } = useTranslation('appointment');
  const { control } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'times', keyName: 'key' });
  const wrongDay = t('provider.dayWrong', span);
  const wrongTime = t('provider.timeWrong');
  return (
    <FieldRows
      rows={fields.map(({ key }) => key)}
      removeLabel={(index) => t('provider.remove', { number: index + 1 })}
      onRemove={remove}
      addLabel={t('provider.add')}
      onAdd={() => append(NO_TIME)}
      most={MOST_PROPOSALS}
    >
      {(index) => (
        <div className={classes['time']}>
          <DateField
            name={`times.${index}.day`}
            label={t('provider.day', { number: index + 1 })}
            hint={t('provider.dayHint', span)}
            messages={{ REQUIRED: wrongDay, INVALID_DATE: wrongDay }}
          />
          <TimeField
            name={`times.${index}.time`}
            label={t('provider.time', { number: index + 1 })}
            hint={t('provider.timeHint')}
            messages={{ INVALID_FORMAT: wrongTime, TOO_LONG: wrongTime }}
          />
        </div>
      )}
    </FieldRows>
  );
}
