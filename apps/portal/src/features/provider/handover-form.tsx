import { handoverForm } from '@stromwandel/api-spec';
import { isCalendarDate } from '@stromwandel/kernel';
import { outdatedPayrollMonths } from '@stromwandel/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { z } from 'zod';
import type { ProviderOrderSheet } from '../../api/replies.ts';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { useFormat } from '../../format/use-format.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { useEarlyHandover } from './early-handover.tsx';
import classes from './provider-decision.module.css';

type Handover = z.infer<typeof handoverForm>;

interface HandoverFormProps {
  readonly orderId: number;
  readonly days: NonNullable<ProviderOrderSheet['handoverDays']>;
  readonly onHandOver: (handover: Handover) => Promise<void>;
}

/** Confirms the handover on the day it took place: today, unless the provider was told later. */
export function HandoverForm({ orderId, days, onHandOver }: HandoverFormProps) {
  const { t } = useTranslation(['provider', 'desk']);
  const { date } = useFormat();
  const queries = useQueryClient();
  const form = useSchemaForm(handoverForm, { handedOverOn: days.last, outdatesPayrollFiles: false });
  const early = useEarlyHandover(orderId);
  const span = { first: date(days.first), last: date(days.last) };
  const wrong = t('provider:handoverDayWrong', span);
  return (
    <SentForm
      form={form}
      className={classes['decision']}
      label={t('provider:activate')}
      failedTitle={t('desk:decisionFailed')}
      onSend={async (handover) => {
        if (!(await early.isMeant(handover.handedOverOn))) return;
        try {
          await onHandOver(handover);
        } catch (error) {
          // A refusal means that the order is no longer what the page shows.
          void queries.invalidateQueries({ queryKey: apiQueryKey('getProviderOrder') });
          throw error;
        }
      }}
    >
      <DateField
        name="handedOverOn"
        label={t('provider:handoverDay')}
        hint={t('provider:handoverDayHint', span)}
        messages={{ REQUIRED: wrong, INVALID_DATE: wrong, TOO_SMALL: wrong, TOO_LARGE: wrong }}
      />
      <PayrollWarning months={days.payrollMonths} />
      <SubmitButton fullWidth>{t('provider:activate')}</SubmitButton>
      {early.question}
    </SentForm>
  );
}

/** Payroll files that the entered day makes wrong; going on needs a confirmation. */
function PayrollWarning({ months }: { readonly months: readonly string[] }) {
  const { t } = useTranslation('provider');
  const { month } = useFormat();
  const handedOverOn = useWatch<Handover, 'handedOverOn'>({ name: 'handedOverOn' });
  const outdated = isCalendarDate(handedOverOn) ? outdatedPayrollMonths(months, handedOverOn) : [];
  if (outdated.length === 0) return null;
  return (
    <>
      <Notice
        tone="warn"
        polite
        title={t('payrollMade.title', { months: outdated.map((one) => month(one)).join(', ') })}
      >
        {t('payrollMade.text')}
      </Notice>
      <CheckboxField
        name="outdatesPayrollFiles"
        label={t('payrollMade.known')}
        messages={{ REQUIRED: t('payrollMade.needed') }}
      />
    </>
  );
}
