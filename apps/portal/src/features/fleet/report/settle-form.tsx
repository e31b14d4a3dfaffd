import { Button } from '@mantine/core';
import { creditForm, inCents, type InCents } from '@stromwandel/api-spec';
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
import { REPORT_READS } from '../../../product/end-report/end-report.ts';
import classes from '../fleet.module.css';

type Credit = InCents<z.output<typeof creditForm>>;

/** Credits, then the settlement. */
export function SettleForm({ leaseId }: { readonly leaseId: number }) {
  const { t } = useTranslation('report');
  const { euroCents } = useFormat();
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const settle = useApiMutation('settleLease', { outdates: REPORT_READS });
  return (
    <>
      {settle.error !== null && <FailureNotice title={t('desk.settleFailed')} failure={settle.error} />}
      {credits.map((credit, at) => (
        <div key={`${credit.text}-${at}`} className={classes['buttons']}>
          <span>{`${credit.text}: −${euroCents(credit.amountCents)}`}</span>
          <Button
            variant="subtle"
            size="sm"
            onClick={() => setCredits(credits.filter((one) => one !== credit))}
          >
            {t('desk.removeCredit', { text: credit.text })}
          </Button>
        </div>
      ))}
      <CreditForm key={credits.length} onAdd={(credit) => setCredits([...credits, credit])} />
      <div>
        <Button
          loading={settle.isPending}
          onClick={() =>
            settle.mutate({ params: { leaseId: String(leaseId) }, body: { credits: [...credits] } })
          }
        >
          {t('desk.settle')}
        </Button>
      </div>
    </>
  );
}

function CreditForm({ onAdd }: { readonly onAdd: (credit: Credit) => void }) {
  const { t } = useTranslation('report');
  const noAmount: unknown = null;
  // The schema refuses an empty field.
  const form = useSchemaForm(creditForm, { text: '', amountEur: noAmount as number });
  return (
    <SentForm
      form={form}
      className={classes['form']}
      label={t('desk.credit')}
      onSend={async (credit) => onAdd(inCents(credit))}
    >
      <TextField name="text" label={t('desk.creditText')} hint={t('desk.creditHint')} autoComplete="off" />
      <DecimalField name="amountEur" label={t('desk.creditAmount')} unit="€" decimals={2} />
      <div>
        <SubmitButton variant="default">{t('desk.addCredit')}</SubmitButton>
      </div>
    </SentForm>
  );
}
