import { handoverForm, type ProviderOrderSheet } from '@stromwandel/api-spec';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQueryKey } from '../../api/api-query-key.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useFormat } from '../../format/use-format.ts';
import { applyProblem } from '../../forms/apply-problem.ts';
import { DateField } from '../../forms/date-field.tsx';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './provider-decision.module.css';

interface HandoverFormProps {
  readonly days: NonNullable<ProviderOrderSheet['handoverDays']>;
  readonly onHandOver: (handedOverOn: string) => Promise<void>;
}

/** Confirms the handover on the day it took place: today, unless the provider was told later. */
export function HandoverForm({ days, onHandOver }: HandoverFormProps) {
  const { t } = useTranslation(['provider', 'desk']);
  const { date } = useFormat();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const form = useSchemaForm(handoverForm, { handedOverOn: days.last });
  const [problem, setProblem] = useState<string | null>(null);
  const span = { first: date(days.first), last: date(days.last) };
  const wrong = t('provider:handoverDayWrong', span);
  return (
    <Form
      form={form}
      className={classes['decision']}
      label={t('provider:activate')}
      onSubmit={async ({ handedOverOn }) => {
        setProblem(null);
        try {
          await onHandOver(handedOverOn);
        } catch (error) {
          if (applyProblem(form, error)) return;
          setProblem(problemText(error));
          // A refusal means that the order is no longer what the page shows.
          void queries.invalidateQueries({ queryKey: apiQueryKey('getProviderOrder') });
        }
      }}
    >
      {problem !== null && (
        <Notice tone="danger" role="alert" title={t('desk:decisionFailed')}>
          {problem}
        </Notice>
      )}
      <DateField
        name="handedOverOn"
        label={t('provider:handoverDay')}
        hint={t('provider:handoverDayHint', span)}
        messages={{ REQUIRED: wrong, INVALID_DATE: wrong, TOO_SMALL: wrong, TOO_LARGE: wrong }}
      />
      <SubmitButton fullWidth>{t('provider:activate')}</SubmitButton>
    </Form>
  );
}
