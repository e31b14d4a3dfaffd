import { Button } from '@mantine/core';
import { positionDropForm } from '@stromwandel/api-spec';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { SentForm } from '../../../forms/sent-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { REPORT_READS, type EndReport, type Position } from '../../../product/end-report/end-report.ts';
import { PhotoInput, useReportPhoto } from '../../../product/end-report/photo-input.tsx';
import parts from '../car-part.module.css';

interface ObjectionFormProps {
  readonly report: EndReport;
  readonly position: Position;
  readonly onDone: () => void;
}

/** Why a position is wrong, with a photo if there is one. */
export function ObjectionForm({ report, position, onDone }: ObjectionFormProps) {
  const { t } = useTranslation('report');
  const { leaseId, handoverRemarks } = report;
  const answer = useApiMutation('answerPosition', { outdates: REPORT_READS });
  const { photo, setPhoto, send } = useReportPhoto(leaseId);
  const form = useSchemaForm(positionDropForm, { reason: position.objection?.reason ?? '' });
  return (
    <SentForm
      form={form}
      className={parts['form']}
      label={t('object')}
      failedTitle={t('answerFailed')}
      onSend={async ({ reason }) => {
        const params = { leaseId: String(leaseId), position: String(position.number) };
        const sent = (await send()) ?? position.objection?.photo ?? null;
        await answer.mutateAsync({ params, body: { answer: 'OBJECT', reason, photo: sent } });
        onDone();
      }}
    >
      {handoverRemarks.length > 0 && (
        <p className={parts['quiet']}>{t('remarks', { remarks: handoverRemarks.join(' · ') })}</p>
      )}
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        messages={{ REQUIRED: t('reasonMissing') }}
      />
      <PhotoInput photo={photo} onChoose={setPhoto} />
      <div className={parts['buttons']}>
        <SubmitButton>{t('sendObjection')}</SubmitButton>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </SentForm>
  );
}
