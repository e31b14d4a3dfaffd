import { Button, FileInput } from '@mantine/core';
import { inCents, reportFindingForm, type InCents } from '@stromwandel/api-spec';
import { useState } from 'react';
import type { z } from 'zod';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { DecimalField } from '../../../forms/decimal-field.tsx';
import { SentForm } from '../../../forms/sent-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { REPORT_READS, type EndReport } from '../../../product/end-report/end-report.ts';
import { PhotoInput, useReportPhoto } from '../../../product/end-report/photo-input.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import classes from '../fleet.module.css';

type Finding = InCents<z.output<typeof reportFindingForm>>;

/** The report as PDF with its positions, one entered after the other. */
export function UploadForm({ report }: { readonly report: EndReport }) {
  const { t } = useTranslation('report');
  const { euroCents } = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const params = { leaseId: String(report.leaseId) };
  const upload = useApiMutation('uploadEndReportFile', { outdates: [] });
  const save = useApiMutation('saveEndReport', { outdates: REPORT_READS });
  const failure = upload.error ?? save.error;
  const hasFile = file !== null || (report.hasFile && report.stage === null);
  const publish = async () => {
    if (file !== null) await upload.mutateAsync({ params, upload: file });
    await save.mutateAsync({ params, body: { positions: [...findings] } });
  };
  return (
    <div className={classes['form']}>
      {failure !== null && <FailureNotice title={t('desk.uploadFailed')} failure={failure} />}
      <FileInput
        label={t('desk.file')}
        description={t(report.hasFile && report.stage === null ? 'desk.fileThere' : 'desk.fileHint')}
        placeholder={t('desk.chooseFile')}
        accept="application/pdf"
        value={file}
        onChange={setFile}
      />
      {findings.length > 0 && (
        <ol className={classes['form']}>
          {findings.map((finding, at) => (
            <li key={`${finding.part}-${at}`}>
              {`${finding.part}: ${finding.finding}, ${euroCents(finding.amountCents)}`}{' '}
              <Button
                variant="subtle"
                size="sm"
                onClick={() => setFindings(findings.filter((one) => one !== finding))}
              >
                {t('desk.removeFinding', { number: at + 1 })}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <FindingForm
        key={findings.length}
        report={report}
        onAdd={(finding) => setFindings([...findings, finding])}
      />
      <div>
        <Button
          disabled={!hasFile}
          loading={upload.isPending || save.isPending}
          onClick={() => void publish().catch(() => undefined)}
        >
          {t('desk.publish', { count: findings.length })}
        </Button>
      </div>
      <p className={classes['quiet']}>{t('desk.publishHint')}</p>
    </div>
  );
}

interface FindingFormProps {
  readonly report: EndReport;
  readonly onAdd: (finding: Finding) => void;
}

const findingText = reportFindingForm.omit({ photo: true, handoverRemark: true });

function FindingForm({ report, onAdd }: FindingFormProps) {
  const { t } = useTranslation('report');
  const { photo, setPhoto, send } = useReportPhoto(report.leaseId);
  // 0: the handover's record states nothing of it.
  const [remark, setRemark] = useState(0);
  const noAmount: unknown = null;
  const form = useSchemaForm(findingText, {
    part: '',
    finding: '',
    amountEur: noAmount as number, // the schema refuses an empty field
  });
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('desk.finding')}
      failedTitle={t('desk.uploadFailed')}
      onSend={async (finding) => {
        const handoverRemark = remark === 0 ? null : remark;
        onAdd(inCents({ ...finding, handoverRemark, photo: await send() }));
      }}
    >
      <TextField name="part" label={t('desk.part')} hint={t('desk.partHint')} autoComplete="off" />
      <TextField name="finding" label={t('desk.findingText')} autoComplete="off" />
      <DecimalField name="amountEur" label={t('amount')} unit="€" decimals={2} />
      {report.handoverRemarks.length > 0 && (
        <RadioCards
          label={t('desk.known')}
          hint={t('desk.knownHint')}
          columns={1}
          options={[
            { value: 0, label: t('desk.notKnown') },
            ...report.handoverRemarks.map((label, at) => ({ value: at + 1, label })),
          ]}
          value={remark}
          onChange={setRemark}
        />
      )}
      <PhotoInput photo={photo} onChoose={setPhoto} />
      <div>
        <SubmitButton variant="default">{t('desk.addFinding')}</SubmitButton>
      </div>
    </SentForm>
  );
}
