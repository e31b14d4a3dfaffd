import { Button } from '@mantine/core';
import { inCents, positionDropForm, positionKeepForm, toEuro } from '@stromwandel/api-spec';
import { useState } from 'react';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { DecimalField } from '../../../forms/decimal-field.tsx';
import { SentForm } from '../../../forms/sent-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextAreaField } from '../../../forms/text-area-field.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { REPORT_READS, type EndReport, type Position } from '../../../product/end-report/end-report.ts';
import classes from '../fleet.module.css';

interface DecisionProps {
  readonly report: EndReport;
  readonly position: Position;
}

/** The provider's one decision about a position, when it is its turn. */
export function DecisionForm({ report, position }: DecisionProps) {
  const { t } = useTranslation('report');
  const [drops, setDrops] = useState<boolean | null>(null);
  const isDue = position.state === 'OBJECTED' || (position.state === 'OPEN' && report.stage === 'TO_DECIDE');
  if (!isDue) return null;
  if (drops === null) {
    return (
      <div className={classes['buttons']}>
        <Button variant="default" onClick={() => setDrops(false)}>
          {t('desk.keep')}
        </Button>
        <Button variant="default" onClick={() => setDrops(true)}>
          {t('desk.drop')}
        </Button>
      </div>
    );
  }
  const shown = { report, position, onBack: () => setDrops(null) };
  return drops ? <DropForm {...shown} /> : <KeepForm {...shown} />;
}

type FormProps = DecisionProps & { readonly onBack: () => void };

function useDecision({ report, position }: DecisionProps) {
  const decide = useApiMutation('decidePosition', { outdates: REPORT_READS });
  const params = { leaseId: String(report.leaseId), position: String(position.number) };
  return { decide, params };
}

function Reason() {
  const { t } = useTranslation('report');
  return (
    <TextAreaField
      name="reason"
      label={t('desk.reason')}
      rows={3}
      messages={{ REQUIRED: t('reasonMissing') }}
    />
  );
}

function KeepForm(props: FormProps) {
  const { t } = useTranslation('report');
  const { decide, params } = useDecision(props);
  const form = useSchemaForm(positionKeepForm, { amountEur: toEuro(props.position.amountCents), reason: '' });
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('desk.keep')}
      failedTitle={t('desk.decisionFailed')}
      onSend={async (body) => {
        await decide.mutateAsync({ params, body: { decision: 'KEEP', ...inCents(body) } });
      }}
    >
      <DecimalField name="amountEur" label={t('desk.kept')} unit="€" decimals={2} />
      <Reason />
      <DecisionButtons label={t('desk.keep')} onBack={props.onBack} />
    </SentForm>
  );
}

function DropForm(props: FormProps) {
  const { t } = useTranslation('report');
  const { decide, params } = useDecision(props);
  const form = useSchemaForm(positionDropForm, { reason: '' });
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('desk.drop')}
      failedTitle={t('desk.decisionFailed')}
      onSend={async (body) => {
        await decide.mutateAsync({ params, body: { decision: 'DROP', ...body } });
      }}
    >
      <Reason />
      <DecisionButtons label={t('desk.drop')} onBack={props.onBack} />
    </SentForm>
  );
}

function DecisionButtons({ label, onBack }: { readonly label: string; readonly onBack: () => void }) {
  const { t } = useTranslation('report');
  return (
    <div className={classes['buttons']}>
      <SubmitButton>{label}</SubmitButton>
      <Button variant="default" onClick={onBack}>
        {t('cancel')}
      </Button>
    </div>
  );
}
