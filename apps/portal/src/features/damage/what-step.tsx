import { DAMAGE_KINDS, damageWhatForm } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RadioCardsField } from '../../forms/radio-cards-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { TextAreaField } from '../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { useKeptEntries, useReport } from './report-context.ts';
import type { Entries } from '../../product/damage/damage-draft.ts';
import classes from './damage.module.css';

/** What happened: never who is to blame, and nothing about injuries. */
export function WhatStep() {
  const { t } = useTranslation('damage');
  const { draft, next } = useReport();
  const { kind, injured, drivable, text } = draft.entries;
  const form = useSchemaForm(damageWhatForm, {
    // The schema refuses what is not chosen yet.
    kind: kind as NonNullable<Entries['kind']>,
    injured: injured as boolean, // as above
    drivable: drivable as boolean, // as above
    text,
  });
  useKeptEntries(form, (values) => values);
  const yesOrNo = [
    { value: false, label: t('no') },
    { value: true, label: t('yes') },
  ];
  return (
    <SectionCard title={t('steps.WHAT')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('steps.WHAT')}
        onSend={async (values) => next(values)}
      >
        <RadioCardsField
          name="kind"
          label={t('kind')}
          messages={{ REQUIRED: t('missing.kind') }}
          columns={2}
          options={DAMAGE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <RadioCardsField
          name="injured"
          label={t('injured')}
          hint={t('injuredHint')}
          messages={{ REQUIRED: t('missing.injured') }}
          columns={2}
          options={yesOrNo}
        />
        <RadioCardsField
          name="drivable"
          label={t('drivable')}
          messages={{ REQUIRED: t('missing.drivable') }}
          columns={2}
          options={yesOrNo}
        />
        <TextAreaField
          name="text"
          label={t('text')}
          hint={t('textHint')}
          messages={{ REQUIRED: t('missing.text') }}
        />
        <ReportButtons />
      </SentForm>
    </SectionCard>
  );
}
