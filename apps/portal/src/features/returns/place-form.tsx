import { Button } from '@mantine/core';
import { returnPlaceForm } from '@stromwandel/api-spec';
import { useFieldArray } from 'react-hook-form';
import type { z } from 'zod';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { CheckboxGroupField } from '../../forms/checkbox-group-field.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { FieldRows } from '../../forms/field-rows.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from '../../product/desk/file-page.module.css';

export type ReturnPlace = ReplyOf<'listReturnPlaces'>[number];
type Entries = z.output<typeof returnPlaceForm>;
type FormValues = z.input<typeof returnPlaceForm>;

const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const HOURS = Array.from({ length: 12 }, (_one, at) => `${String(at + 7).padStart(2, '0')}:00`);
const NEW: FormValues = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  phone: '',
  weekdays: ['1', '2', '3', '4', '5'],
  times: ['09:00', '11:00', '14:00', '16:00'],
  minutes: 60,
  capacity: 1,
  closedDays: [],
  collects: false,
};

function valuesOf({ id: _id, weekdays, closedDays, ...place }: ReturnPlace): FormValues {
  return {
    ...place,
    weekdays: WEEKDAYS.filter((day) => weekdays.includes(Number(day))),
    closedDays: closedDays.map((day) => ({ day })),
  };
}

interface PlaceFormProps {
  /** Null for a new one. */
  readonly place: ReturnPlace | null;
  readonly onDone: () => void;
}

/** A place with its days, times and capacity. */
export function PlaceForm({ place, onDone }: PlaceFormProps) {
  const { t } = useTranslation('returns');
  const form = useSchemaForm<FormValues, Entries>(returnPlaceForm, place === null ? NEW : valuesOf(place));
  const add = useApiMutation('addReturnPlace', { outdates: ['listReturnPlaces'] });
  const save = useApiMutation('saveReturnPlace', { outdates: ['listReturnPlaces'] });
  const hours = [...new Set([...HOURS, ...(place?.times ?? [])])].toSorted();
  const postcodeWrong = t('form.postcodeWrong');
  const none = (text: string) => ({ REQUIRED: text, WRONG_TYPE: text, TOO_SHORT: text, TOO_FEW: text });
  return (
    <SentForm
      form={form}
      className={classes['stack']}
      label={t(place === null ? 'add' : 'form.title')}
      failedTitle={t('form.failed')}
      onSend={async ({ weekdays, closedDays, ...entries }) => {
        const body = {
          ...entries,
          weekdays: weekdays.map(Number),
          closedDays: closedDays.map(({ day }) => day),
        };
        await (place === null
          ? add.mutateAsync({ body })
          : save.mutateAsync({ params: { placeId: String(place.id) }, body }));
        onDone();
      }}
    >
      <TextField name="name" label={t('form.name')} hint={t('form.nameHint')} autoComplete="off" />
      <TextField name="street" label={t('form.street')} autoComplete="off" />
      <TextField
        name="postcode"
        label={t('form.postcode')}
        inputMode="numeric"
        autoComplete="off"
        messages={{ INVALID_FORMAT: postcodeWrong, TOO_LONG: postcodeWrong }}
      />
      <TextField name="city" label={t('form.city')} autoComplete="off" />
      <TextField
        name="phone"
        label={t('form.phone')}
        autoComplete="off"
        messages={{ INVALID_FORMAT: t('form.phoneWrong') }}
      />
      <CheckboxGroupField
        name="weekdays"
        label={t('form.weekdays')}
        options={WEEKDAYS.map((value) => ({ value, label: t(`weekdays.${value}`) }))}
        messages={none(t('form.weekdaysMissing'))}
      />
      <CheckboxGroupField
        name="times"
        label={t('form.times')}
        options={hours.map((value) => ({ value, label: value }))}
        messages={none(t('form.timesMissing'))}
      />
      <DecimalField name="minutes" label={t('form.minutes')} decimals={0} />
      <DecimalField name="capacity" label={t('form.capacity')} hint={t('form.capacityHint')} decimals={0} />
      <ClosedDays />
      <CheckboxField name="collects" label={t('form.collects')} />
      <div className={classes['row']}>
        <SubmitButton>{t('form.save')}</SubmitButton>
        <Button variant="default" onClick={onDone}>
          {t('form.cancel')}
        </Button>
      </div>
    </SentForm>
  );
}

function ClosedDays() {
  const { t } = useTranslation('returns');
  const { fields, append, remove } = useFieldArray<FormValues, 'closedDays'>({ name: 'closedDays' });
  return (
    <div>
      <p>{t('form.closedDays')}</p>
      <FieldRows
        rows={fields.map(({ id }) => id)}
        removeLabel={(index) => t('form.removeDay', { number: index + 1 })}
        onRemove={remove}
        addLabel={t('form.addDay')}
        onAdd={() => append({ day: '' })}
      >
        {(index) => (
          <DateField
            name={`closedDays.${index}.day`}
            label={t('form.closedDay', { number: index + 1 })}
            messages={{ REQUIRED: t('form.dayWrong'), INVALID_DATE: t('form.dayWrong') }}
          />
        )}
      </FieldRows>
    </div>
  );
}
