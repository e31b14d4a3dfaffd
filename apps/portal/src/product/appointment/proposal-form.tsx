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

const NO_TIME = { day: '', time: '', elsewhere: null };
const NO_PLACE = { place: '', street: '', postcode: '', city: '', phone: '' };
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

/** Proposes up to three times, or fixes the one that was agreed on the phone. */
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
        const slots = times.map(({ elsewhere, ...time }) => ({ ...where, ...elsewhere, ...time }));
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
      <PlaceFields within="" />
      <Phoned />
      <SubmitButton fullWidth>{t('provider.send')}</SubmitButton>
      <Button variant="default" fullWidth onClick={onBack}>
        {t('back')}
      </Button>
    </SentForm>
  );
}

/** Where it is, and whom to call. @param within path of its fields in the form */
function PlaceFields({ within }: { readonly within: string }) {
  const { t } = useTranslation('appointment');
  return (
    <>
      <TextField
        name={`${within}place`}
        label={t('place')}
        hint={t('provider.placeHint')}
        autoComplete="off"
      />
      <TextField name={`${within}street`} label={t('provider.street')} autoComplete="off" />
      <TextField
        name={`${within}postcode`}
        label={t('provider.postcode')}
        inputMode="numeric"
        autoComplete="off"
        messages={{ INVALID_FORMAT: t('provider.postcodeWrong'), TOO_LONG: t('provider.postcodeWrong') }}
      />
      <TextField name={`${within}city`} label={t('provider.city')} autoComplete="off" />
      <TextField
        name={`${within}phone`}
        label={t('phone')}
        hint={t('provider.phoneHint')}
        autoComplete="off"
        messages={{ INVALID_FORMAT: t('provider.phoneWrong') }}
      />
    </>
  );
}

/** A place of its own for one of the further times; the button stays where it is, and with it the focus. */
function Elsewhere({ index }: { readonly index: number }) {
  const { t } = useTranslation('appointment');
  const { setValue } = useFormContext<FormValues>();
  const name = `times.${index}.elsewhere` as const;
  const isElsewhere = useWatch<FormValues, typeof name>({ name }) !== null;
  const number = index + 1;
  return (
    <fieldset className={classes['elsewhere']}>
      <legend>{t('provider.placeOf', { number })}</legend>
      <Button
        variant="subtle"
        aria-expanded={isElsewhere}
        onClick={() => setValue(name, isElsewhere ? null : NO_PLACE)}
      >
        {t(isElsewhere ? 'provider.samePlace' : 'provider.otherPlace')}
      </Button>
      {isElsewhere && <PlaceFields within={`${name}.`} />}
    </fieldset>
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
          {index > 0 && <Elsewhere index={index} />}
        </div>
      )}
    </FieldRows>
  );
}
