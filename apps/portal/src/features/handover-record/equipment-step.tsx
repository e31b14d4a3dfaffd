import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { recordEquipmentForm, returnEquipmentForm } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { DecimalField } from '../../forms/decimal-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useKeptAsTyped } from '../../product/lease-draft/use-kept-as-typed.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { Entries } from './draft.ts';
import { useRecord } from './record-context.ts';
import { StepButtons } from './step-buttons.tsx';
import { useReaderText } from './use-reader-text.ts';
import classes from './handover-record.module.css';

/** Keys, charging cables and papers, counted and ticked; of a return wheels and cleaning, too. */
export function EquipmentStep() {
  const { record } = useRecord();
  return record.kind === 'RETURN' ? <ReturnEquipment /> : <HandoverEquipment />;
}

function HandoverEquipment() {
  const { t } = useTranslation('handover');
  const { draft, keep } = useRecord();
  const { keys, cables, papers } = draft.entries;
  const form = useSchemaForm(recordEquipmentForm, {
    // Fields that were left half typed hold their text, which the schema refuses.
    keys: keys as number,
    cables: cables as number, // as above
    papers,
  });
  useKeptAsTyped(form, keep);
  return (
    <EquipmentForm form={form} text={t('equipment.text')}>
      <CheckboxField name="papers" label={t('equipment.papers')} />
    </EquipmentForm>
  );
}

function ReturnEquipment() {
  const { t } = useTranslation('handover');
  const { draft, keep } = useRecord();
  const { keys, cables, papers, wheels, clean } = draft.entries;
  const form = useSchemaForm(returnEquipmentForm, {
    // Fields that were left half typed hold their text, which the schema refuses.
    keys: keys as number,
    cables: cables as number, // as above
    wheels: wheels as number, // as above
    papers,
    clean,
  });
  useKeptAsTyped(form, keep);
  const messages = useCountMessages();
  return (
    <EquipmentForm form={form} text={t('return.equipment.text')}>
      <DecimalField
        name="wheels"
        label={t('return.equipment.wheels')}
        hint={t('return.equipment.wheelsHint')}
        messages={messages}
      />
      <CheckboxField name="papers" label={t('equipment.papers')} />
      <CheckboxField name="clean" label={t('return.equipment.clean')} />
    </EquipmentForm>
  );
}

interface EquipmentFormProps<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly text: string;
  /** The fields below the counts of keys and cables. */
  readonly children: ReactNode;
}

function EquipmentForm<Input extends FieldValues, Output extends Partial<Entries>>(
  props: EquipmentFormProps<Input, Output>,
) {
  const { form, text, children } = props;
  const { t } = useTranslation('handover');
  const readerText = useReaderText();
  const { finish } = useRecord();
  const messages = useCountMessages();
  return (
    <SectionCard title={readerText('equipment.title')} description={text}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('parts.EQUIPMENT')}
        onSend={async (values) => finish('EQUIPMENT', values)}
      >
        <DecimalField name="keys" label={t('equipment.keys')} messages={messages} />
        <DecimalField name="cables" label={t('equipment.cables')} messages={messages} />
        {children}
        <StepButtons />
      </SentForm>
    </SectionCard>
  );
}

function useCountMessages() {
  const { t } = useTranslation('handover');
  const wrong = t('equipment.countWrong');
  return {
    REQUIRED: wrong,
    WRONG_TYPE: wrong,
    TOO_SMALL: wrong,
    TOO_LARGE: wrong,
    NOT_A_WHOLE_NUMBER: wrong,
  };
}
