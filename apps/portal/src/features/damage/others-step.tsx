import { Button } from '@mantine/core';
import { damageOthersForm, MOST_OTHERS } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { isNamed } from '../../product/damage/damage-draft.ts';
import { ReportButtons } from './report-buttons.tsx';
import { useKeptEntries, useReport } from './report-context.ts';
import classes from './damage.module.css';

const EMPTY_PARTY = { name: null, plate: null, insurer: null };
const PARTIES = Array.from({ length: MOST_OTHERS }, (_, index) => index);

const focusFirst = (party: HTMLElement | null) => party?.querySelector('input')?.focus();

/** Other parties and the police: all of it is optional. */
export function OthersStep() {
  const { t } = useTranslation('damage');
  const { draft, send } = useReport();
  const { others, police } = draft.entries;
  const [shown, setShown] = useState(Math.max(1, 1 + others.findLastIndex(isNamed)));
  const [added, setAdded] = useState<number | null>(null);
  const form = useSchemaForm(damageOthersForm, {
    others: PARTIES.map((index) => others[index] ?? EMPTY_PARTY),
    police,
  });
  useKeptEntries(form, (values) => ({
    others: form.getValues('others'),
    police: values.police ?? null,
  }));
  return (
    <SectionCard title={t('others.title')} description={t('others.text')}>
      <SentForm
        form={form}
        className={classes['form']}
        label={t('steps.OTHERS')}
        onSend={async (values) => send(values)}
      >
        {PARTIES.slice(0, shown).map((index) => (
          <fieldset key={index} className={classes['party']} ref={index === added ? focusFirst : undefined}>
            <legend>{t('others.party', { number: index + 1 })}</legend>
            <TextField name={`others.${index}.name`} label={t('others.name')} />
            <TextField name={`others.${index}.plate`} label={t('others.plate')} />
            <TextField name={`others.${index}.insurer`} label={t('others.insurer')} />
          </fieldset>
        ))}
        {shown < MOST_OTHERS && (
          <div>
            <Button
              variant="default"
              onClick={() => {
                setAdded(shown);
                setShown(shown + 1);
              }}
            >
              {t('others.add')}
            </Button>
          </div>
        )}
        <TextField name="police" label={t('others.police')} />
        <ReportButtons next={t(draft.damageId === null ? 'send' : 'sendChange')} />
      </SentForm>
    </SectionCard>
  );
}
