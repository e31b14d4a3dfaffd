import { damageWhereForm, TRIP_KINDS } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DateField } from '../../forms/date-field.tsx';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { TimeField } from '../../forms/time-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { Entries } from '../../product/damage/damage-draft.ts';
import { MarksField } from './marks-field.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { useKeptEntries, useReport } from './report-context.ts';
import classes from './damage.module.css';

/** When, where, and on what kind of trip. */
export function WhereStep() {
  const { t } = useTranslation('damage');
  const { date } = useFormat();
  const { damages, draft, next } = useReport();
  const { day, time, place, tripKind, marks } = draft.entries;
  const form = useSchemaForm(damageWhereForm, {
    day,
    time,
    place,
    tripKind: tripKind as NonNullable<Entries['tripKind']>, // the schema refuses what is not chosen yet
    marks,
  });
  useKeptEntries(form, ({ marks: _marks, ...values }) => ({
    ...values,
    marks: form.getValues('marks'),
  }));
  const [first, last] = [damages.firstDay, damages.lastDay].map((one) => (one === null ? '' : date(one)));
  const dayWrong = t('dayWrong', { first, last });
  const timeWrong = t('timeWrong');
  return (
    <SectionCard title={t('steps.WHERE')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('steps.WHERE')}
        onSend={async (values) => next(values)}
      >
        <DateField name="day" label={t('day')} messages={{ REQUIRED: dayWrong, INVALID_DATE: dayWrong }} />
        <TimeField
          name="time"
          label={t('time')}
          hint={t('timeHint')}
          messages={{ REQUIRED: timeWrong, INVALID_FORMAT: timeWrong }}
        />
        <TextField name="place" label={t('place')} hint={t('placeHint')} />
        <RadioCardsField
          name="tripKind"
          label={t('tripKind')}
          hint={t('tripHint')}
          messages={{ REQUIRED: t('missing.tripKind') }}
          options={TRIP_KINDS.map((value) => ({ value, label: t(`trips.${value}`) }))}
        />
        <MarksField name="marks" body={damages.bodyStyle} label={t('marks')} hint={t('marksHint')} />
        <ReportButtons />
      </SentForm>
    </SectionCard>
  );
}
