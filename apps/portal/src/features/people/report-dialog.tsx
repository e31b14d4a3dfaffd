import { Button } from '@mantine/core';
import { EMPLOYMENT_REPORT_KINDS, employmentReportBody } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReplyOf } from '../../api/replies.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { personName } from '../../product/desk/person-name.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { DateField } from '../../forms/date-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './employment-dialog.module.css';
import { ReportConsequence } from './report-consequence.tsx';

type Person = ReplyOf<'listPeople'>['people'][number];

/** Reports that a person leaves or gets no pay for a time, after saying what follows for the car. */
export function ReportAction({ person }: { readonly person: Person }) {
  const { t } = useTranslation(['people', 'desk']);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const name = personName(person);
  return (
    <>
      <Button
        variant="default"
        aria-label={t('people:report.openNamed', { person: name })}
        onClick={() => setOpened(true)}
      >
        {t('people:report.open')}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={t('people:report.title', { person: name })}
        closeLabel={t('desk:dialog.close')}
      >
        <ReportForm person={person} onReported={close} />
      </Dialog>
    </>
  );
}

function ReportForm({ person, onReported }: { readonly person: Person; readonly onReported: () => void }) {
  const { t } = useTranslation('people');
  const toast = useToast('desk');
  const form = useSchemaForm(employmentReportBody, { kind: 'LEAVING', until: null });
  const report = useApiMutation('reportEmployment', { outdates: ['listPeople'] });
  const kind = form.watch('kind');
  const day = form.watch('day');
  return (
    <SentForm
      form={form}
      label={t('report.title', { person: personName(person) })}
      className={classes['form']}
      onSend={async (body) => {
        const until = body.kind === 'LEAVING' ? null : body.until;
        await report.mutateAsync({ params: { userId: String(person.id) }, body: { ...body, until } });
        toast('success', t('report.done'));
        onReported();
      }}
    >
      <SelectField
        name="kind"
        label={t('report.kind')}
        options={EMPLOYMENT_REPORT_KINDS.map((value) => ({ value, label: t(`report.kinds.${value}`) }))}
      />
      <DateField name="day" label={kind === 'LEAVING' ? t('report.lastDay') : t('report.firstDay')} />
      {kind !== 'LEAVING' && (
        <DateField name="until" label={t('report.until')} hint={t('report.untilHint')} />
      )}
      <ReportConsequence person={person} kind={kind} day={day} />
      <div>
        <SubmitButton>{t('report.send')}</SubmitButton>
      </div>
    </SentForm>
  );
}
