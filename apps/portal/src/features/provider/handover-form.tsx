import { handoverForm, type ProviderOrderSheet } from '@stromwandel/api-spec';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { useFormat } from '../../format/use-format.ts';
import { DateField } from '../../forms/date-field.tsx';
import { SentForm } from '../../forms/sent-form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import classes from './provider-decision.module.css';

interface HandoverFormProps {
  readonly days: NonNullable<ProviderOrderSheet['handoverDays']>;
  readonly onHandOver: (handedOverOn: string) => Promise<void>;
}

/** Confirms the handover on the day it took place: today, unless the provider was told later. */
export function HandoverForm({ days, onHandOver }: HandoverFormProps) {
  const { t } = useTranslation(['provider', 'desk']);
  const { date } = useFormat();
  const queries = useQueryClient();
  const form = useSchemaForm(handoverForm, { handedOverOn: days.last });
  const span = { first: date(days.first), last: date(days.last) };
  const wrong = t('provider:handoverDayWrong', span);
  return (
    <SentForm
      form={form}
      className={classes['decision']}
      label={t('provider:activate')}
      failedTitle={t('desk:decisionFailed')}
      onSend={async ({ handedOverOn }) => {
        try {
          await onHandOver(handedOverOn);
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
      <SubmitButton fullWidth>{t('provider:activate')}</SubmitButton>
    </SentForm>
  );
}
