import { damageOthersForm } from '@stromwandel/api-spec';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SentForm } from '../../forms/sent-form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { useKeptEntries, useReport } from './report-context.ts';
import classes from './damage.module.css';

/** Another party and the police: all of it is optional. */
export function OthersStep() {
  const { t } = useTranslation('damage');
  const { draft, send } = useReport();
  const { name, plate, insurer, police } = draft.entries;
  const form = useSchemaForm(damageOthersForm, { name, plate, insurer, police });
  useKeptEntries(form, (values) => ({
    name: values.name ?? null,
    plate: values.plate ?? null,
    insurer: values.insurer ?? null,
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
        <TextField name="name" label={t('others.name')} />
        <TextField name="plate" label={t('others.plate')} />
        <TextField name="insurer" label={t('others.insurer')} />
        <TextField name="police" label={t('others.police')} />
        <ReportButtons next={t(draft.changes === null ? 'send' : 'sendChange')} />
      </SentForm>
    </SectionCard>
  );
}
