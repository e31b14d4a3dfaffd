import { FINE_KINDS, fineForm, inCents } from '@stromwandel/api-spec';
import { useRef, useState } from 'react';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { DateField } from '../../../forms/date-field.tsx';
import { DecimalField } from '../../../forms/decimal-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { SentForm } from '../../../forms/sent-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { TimeField } from '../../../forms/time-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { newPhotoName } from '../../../product/lease-photos/new-photo-name.ts';
import { useToday } from '../../../product-clock/product-clock-context.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { LetterInput } from './letter-input.tsx';
import classes from './fines.module.css';

/** Enters a letter with its file. */
export function NewFine({ onDone }: { readonly onDone: (fineId: number) => void }) {
  const { t } = useTranslation('fleet');
  const today = useToday();
  const add = useApiMutation('addFine', { outdates: ['listFines'] });
  const upload = useApiMutation('uploadFineLetter', { outdates: ['listFines', 'getFine'] });
  const [letter, setLetter] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  // The same entries again are the same case: only its letter did not arrive.
  const sent = useRef({ entries: '', clientId: '' });
  const form = useSchemaForm(fineForm, {
    kind: 'WARNING',
    plate: '',
    day: today,
    time: '',
    authority: '',
    reference: '',
    amountEur: null,
    deadline: '',
  });
  return (
    <SectionCard title={t('fines.letter')} description={t('fines.newText')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('fines.new')}
        failedTitle={t('fines.addFailed')}
        onSend={async (body) => {
          setIsMissing(letter === null);
          if (letter === null) return;
          const entries = JSON.stringify(body);
          if (entries !== sent.current.entries) sent.current = { entries, clientId: newPhotoName() };
          const { id } = await add.mutateAsync({
            body: inCents({ ...body, clientId: sent.current.clientId }),
          });
          await upload.mutateAsync({ params: { fineId: String(id) }, upload: letter });
          onDone(id);
        }}
      >
        <LetterInput file={letter} onChoose={setLetter} isMissing={isMissing && letter === null} />
        <SelectField
          name="kind"
          label={t('fines.kind')}
          options={FINE_KINDS.map((value) => ({ value, label: t(`fines.kinds.${value}`) }))}
        />
        <TextField name="plate" label={t('fines.plate')} hint={t('fines.plateHint')} />
        <DateField name="day" label={t('fines.day')} />
        <TimeField name="time" label={t('fines.time')} hint={t('fines.timeHint')} />
        <TextField name="authority" label={t('fines.authority')} />
        <TextField name="reference" label={t('fines.reference')} />
        <DecimalField name="amountEur" label={t('fines.amount')} unit="€" decimals={2} />
        <DateField name="deadline" label={t('fines.deadline')} hint={t('fines.deadlineHint')} />
        <div>
          <SubmitButton>{t('fines.add')}</SubmitButton>
        </div>
      </SentForm>
    </SectionCard>
  );
}
